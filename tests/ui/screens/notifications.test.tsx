import { renderTold, told } from '../support/told';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { MemoryInbox } from '../../../src/adapters/memory/memory-inbox';

const PATH = '/more/notifications';
const page = () => within(screen.getByRole('main'));
const chip = (name: RegExp) =>
  within(screen.getByRole('group', { name: '알림 종류' })).getByRole('button', { name });
const rows = () => page().queryAllByRole('button', { name: /공고 [a-z]/ });
/** Two alarms of which one is read, a correction, in the order of their days. */
const three = () => [
  told('a', 0),
  told('b', 48, { kind: 'NOTICE_CORRECTED' }),
  told('c', 49, { isRead: true }),
];

describe('the page of what one was told', () => {
  it('tells a visitor what there would be', async () => {
    renderTold(PATH, null);
    expect(await screen.findByText('로그인하면 알림을 모아 볼 수 있어요')).toBeTruthy();
    expect(page().getByRole('button', { name: '로그인' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: '알림 종류' })).toBeNull();
  });

  it('says what to do where nothing was told, and leads to where alarms are set', async () => {
    renderTold(PATH, new MemoryInbox());
    expect(await screen.findByText('아직 온 알림이 없어요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
    expect(screen.queryByRole('group', { name: '알림 종류' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '알림 켜기' }));
    expect(window.location.pathname).toBe('/youth/notices');
  });

  it('says that its code could not be had, and fetches it again', async () => {
    let isAway = true;
    renderTold(PATH, new MemoryInbox(three()), {}, () =>
      isAway
        ? Promise.reject(new Error('away'))
        : import('../../../src/ui/stores/notifications/member-inbox'),
    );
    expect(await screen.findByText('알림을 불러오지 못했어요')).toBeTruthy();
    expect(page().queryByRole('button', { name: '로그인' })).toBeNull();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByRole('region', { name: '오늘' })).toBeTruthy();
  });

  it('stands by day, says what is unread and how long it is kept', async () => {
    renderTold(PATH, new MemoryInbox(three()));
    const today = await screen.findByRole('region', { name: '오늘' });
    expect(within(today).getByRole('img', { name: '읽지 않음' })).toBeTruthy();
    expect(within(today).getAllByRole('button')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /공고 [bc]/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: '알림, 읽지 않은 알림 2개' })).toBeTruthy();
    expect(screen.getByText('90일이 지나면 지워요')).toBeTruthy();
  });

  it('has all of it read at once, once for two presses, and keeps the button', async () => {
    const inbox = new MemoryInbox(three());
    const asked: unknown[] = [];
    renderTold(PATH, inbox, {
      read: (ids) => {
        asked.push(ids);
        return inbox.read(ids);
      },
    });
    const all = await screen.findByRole('button', { name: '모두 읽음' });
    fireEvent.click(all);
    fireEvent.click(all);
    await waitFor(() => {
      expect(all.getAttribute('aria-disabled')).toBe('true');
    });
    expect(screen.queryByRole('img', { name: '읽지 않음' })).toBeNull();
    expect(chip(/^전체$/)).toBeTruthy();
    fireEvent.click(all);
    expect(asked).toEqual(['all']);
    expect(all.isConnected).toBe(true);
  });

  it('says why it could not all be read, and can be asked again', async () => {
    const inbox = new MemoryInbox(three());
    let isAway = true;
    renderTold(PATH, inbox, {
      read: (ids) => (isAway ? Promise.reject(new AppError('offline')) : inbox.read(ids)),
    });
    const all = await screen.findByRole('button', { name: '모두 읽음' });
    fireEvent.click(all);
    expect(await screen.findAllByText('네트워크 연결을 확인해 주세요.')).not.toEqual([]);
    expect(all.getAttribute('aria-disabled')).toBeNull();
    isAway = false;
    fireEvent.click(all);
    await waitFor(() => {
      expect(all.getAttribute('aria-disabled')).toBe('true');
    });
  });

  it('shows one kind at a press, with how many of each are unread, in the address', async () => {
    const inbox = new MemoryInbox(three());
    renderTold(PATH, inbox);
    await screen.findByRole('region', { name: '오늘' });
    expect(chip(/^전체, 읽지 않은 알림 2개$/).textContent).toBe('전체2');
    fireEvent.click(chip(/^정정공고, 읽지 않은 알림 1개$/));
    expect(window.location.search).toBe('?kind=NOTICE_CORRECTED');
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('공고 b'),
    ]);
    expect(chip(/^정정공고/).getAttribute('aria-pressed')).toBe('true');
    act(() => {
      inbox.tell(told('d', 0, { kind: 'NOTICE_CORRECTED' }));
    });
    expect(chip(/^정정공고, 읽지 않은 알림 2개$/)).toBeTruthy();
    expect(rows()).toHaveLength(2);
    await act(() => inbox.read(['d', 'b']));
    expect(chip(/^정정공고$/)).toBeTruthy();
    expect(chip(/^전체, 읽지 않은 알림 1개$/)).toBeTruthy();
    fireEvent.click(chip(/^전체/));
    expect(window.location.search).toBe('');
    expect(rows()).toHaveLength(4);
  });

  it('opens with the kind of its address, and says where there is none of it', async () => {
    renderTold(`${PATH}?kind=NOTICE_CORRECTED`, new MemoryInbox([told('a', 0)]));
    expect(await screen.findByText('정정공고 알림은 아직 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '전체 알림 보기' }));
    expect(await screen.findByRole('button', { name: /공고 a/ })).toBeTruthy();
  });

  it('shows all where an address asks for a kind that is none', async () => {
    renderTold(`${PATH}?kind=toString`, new MemoryInbox(three()));
    await screen.findByRole('region', { name: '오늘' });
    expect(chip(/^전체/).getAttribute('aria-pressed')).toBe('true');
  });

  it('opens what a notification is about', async () => {
    renderTold(PATH, new MemoryInbox([told('a', 0)]));
    fireEvent.click(await screen.findByRole('button', { name: /공고 a/ }));
    expect(window.location.pathname).toBe('/notices/101');
  });

  it('says that it could not be had, and tries again', async () => {
    const inbox = new MemoryInbox([told('a', 0)]);
    let isAway = true;
    renderTold(PATH, inbox, {
      page: (query) => (isAway ? Promise.reject(new AppError('offline')) : inbox.page(query)),
    });
    expect(await screen.findByText('알림을 불러오지 못했어요')).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByRole('button', { name: /공고 a/ })).toBeTruthy();
  });

  it('goes on with what was told earlier, also after a page that could not be had', async () => {
    const inbox = new MemoryInbox(Array.from({ length: 35 }, (_, at) => told(`n${at}`, at + 200)));
    let isAway = false;
    renderTold(PATH, inbox, {
      page: (query) => (isAway ? Promise.reject(new AppError('offline')) : inbox.page(query)),
    });
    const more = await screen.findByRole('button', { name: '이전 알림 더 보기' });
    expect(screen.queryByText('90일이 지나면 지워요')).toBeNull();
    isAway = true;
    fireEvent.click(more);
    expect(await screen.findByText('이어지는 알림을 불러오지 못했어요.')).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByRole('button', { name: /공고 n34/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '이전 알림 더 보기' })).toBeNull();
    expect(screen.getByText('90일이 지나면 지워요')).toBeTruthy();
  });
});
