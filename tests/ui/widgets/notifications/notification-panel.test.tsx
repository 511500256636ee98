import { renderTold, told } from '../../support/told';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, type Inbox } from '#core';
import { MemoryInbox } from '../../../../src/adapters/memory/memory-inbox';

/** The bell of the bar at the top. */
const bell = () => screen.getByRole('link', { name: /^알림(?! 설정)/ });
const panel = () => screen.queryByRole('dialog', { name: '알림' });

/** Opens the panel over the page of mates. */
async function openPanel(inbox: MemoryInbox | null, change: Partial<Inbox> = {}) {
  const services = renderTold('/mate', inbox, change);
  await screen.findByRole('heading', { name: '메이트' });
  expect(bell().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(bell());
  const opened = await screen.findByRole('dialog', { name: '알림' });
  await within(opened).findByRole('heading', { level: 2, name: '알림' });
  return { services, opened: within(opened) };
}

describe('the panel under the bell', () => {
  it('takes the focus, shows what was told last, and leads to all of it', async () => {
    const { opened } = await openPanel(new MemoryInbox([told('a', 0), told('b', 48)]));
    expect(document.activeElement).toBe(panel());
    expect(bell().getAttribute('aria-expanded')).toBe('true');
    expect(bell().getAttribute('aria-controls')).toBe(panel()?.id);
    expect(await opened.findByRole('heading', { level: 3, name: '오늘' })).toBeTruthy();
    expect(opened.getAllByRole('button', { name: /공고 [ab]/ })).toHaveLength(2);
    fireEvent.click(opened.getByRole('link', { name: '모두 보기' }));
    expect(window.location.pathname).toBe('/more/notifications');
    expect(panel()).toBeNull();
  });

  it('opens what a notification is about, marks it as read and closes', async () => {
    const { opened, services } = await openPanel(new MemoryInbox([told('a', 0), told('b', 1)]));
    fireEvent.click(await opened.findByRole('button', { name: /공고 a/ }));
    expect(window.location.pathname).toBe('/notices/101');
    expect(panel()).toBeNull();
    await waitFor(() => {
      expect(services.stores.notifications.unread).toBe(1);
    });
  });

  it('closes by Escape and gives the focus back to the bell', async () => {
    await openPanel(new MemoryInbox());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(bell());
    expect(bell().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes by a second press, by one elsewhere, and where the focus goes on', async () => {
    await openPanel(new MemoryInbox());
    fireEvent.click(bell());
    expect(panel()).toBeNull();
    fireEvent.click(bell());
    fireEvent.pointerDown(panel() ?? document.body);
    expect(panel()).not.toBeNull();
    fireEvent.pointerDown(screen.getByRole('heading', { name: '메이트' }));
    expect(panel()).toBeNull();
    fireEvent.click(bell());
    act(() => {
      bell().focus();
    });
    expect(panel()).not.toBeNull();
    act(() => {
      screen.getAllByRole('link', { name: '더보기' })[0]?.focus();
    });
    expect(panel()).toBeNull();
  });

  it('stays away where the press asks for another tab, and where the page of it all is', async () => {
    renderTold('/mate', new MemoryInbox());
    await screen.findByRole('heading', { name: '메이트' });
    const noted: boolean[] = [];
    const note = (event: Event) => {
      noted.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', note);
    fireEvent.click(bell(), { ctrlKey: true });
    removeEventListener('click', note);
    expect([noted, panel()]).toEqual([[false], null]);
  });

  it('is the way to the page, and says so there', async () => {
    renderTold('/more/notifications', new MemoryInbox());
    await screen.findByText('아직 온 알림이 없어요');
    expect(bell().getAttribute('aria-current')).toBe('page');
    expect(bell().getAttribute('aria-haspopup')).toBeNull();
    fireEvent.click(bell());
    expect(panel()).toBeNull();
  });

  it('says what is on its way, what could not be had, and tries again', async () => {
    const inbox = new MemoryInbox([told('a', 0)]);
    let isAway = true;
    const { opened } = await openPanel(inbox, {
      page: (query) => (isAway ? Promise.reject(new AppError('offline')) : inbox.page(query)),
    });
    expect(await opened.findByText('알림을 불러오지 못했어요')).toBeTruthy();
    isAway = false;
    fireEvent.click(opened.getByRole('button', { name: '다시 불러오기' }));
    expect(await opened.findByRole('button', { name: /공고 a/ })).toBeTruthy();
  });

  it('shows rows in their size while they are on their way', async () => {
    const { opened } = await openPanel(new MemoryInbox(), {
      page: () => new Promise(() => undefined),
    });
    expect(opened.getByRole('status', { name: '알림을 불러오는 중' })).toBeTruthy();
    expect(opened.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  });

  it('says what to do where nothing was told', async () => {
    const { opened } = await openPanel(new MemoryInbox());
    fireEvent.click(await opened.findByRole('button', { name: '알림 켜기' }));
    expect(window.location.pathname).toBe('/youth/notices');
    expect(panel()).toBeNull();
  });

  it('asks a visitor to log in', async () => {
    const { opened } = await openPanel(null);
    expect(opened.getByRole('button', { name: '로그인' })).toBeTruthy();
    expect(opened.queryByRole('link', { name: '모두 보기' })).toBeNull();
  });

  it('shows what comes by itself and reads it out, with nothing above it', async () => {
    const inbox = new MemoryInbox([told('a', 1)]);
    const { opened, services } = await openPanel(inbox);
    await opened.findByRole('button', { name: /공고 a/ });
    act(() => {
      inbox.tell(told('b', 0));
    });
    expect(await opened.findByRole('button', { name: /공고 b/ })).toBeTruthy();
    expect(opened.getByRole('status').textContent).toBe('공고 b 내일 17:00에 마감해요');
    expect(services.stores.pushToasts.board).toBeNull();
    fireEvent.click(opened.getByRole('button', { name: '모두 읽음' }));
    await waitFor(() => {
      expect(services.stores.notifications.unread).toBe(0);
    });
  });
});
