import { deferred } from '../../support/deferred';
import { inOtherTab } from '../../support/other-tab';
import { renderApp } from '../../support/render-app';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, type CalendarSubscription, type Clipboard } from '#core';
import { MemoryCalendarSubscription } from '../../../../src/adapters/memory/notices/memory-calendar-subscription';

/** The popup of a member over a page; what was copied is kept. */
async function openPopup(calendar: CalendarSubscription) {
  const copied: string[] = [];
  const clipboard: Clipboard = {
    write: (text) => {
      copied.push(text);
      return Promise.resolve(true);
    },
  };
  const { stores } = renderApp('/more', { calendar, clipboard });
  act(() => {
    stores.session.signedIn({ ID: 7 });
    void stores.popups.ask('calendar');
  });
  await screen.findByRole('dialog', { name: '마감일 캘린더 구독' });
  return { copied, stores };
}

describe('the address of a calendar', () => {
  it('is made at a press, copied, and revoked', async () => {
    const calendar = new MemoryCalendarSubscription();
    const { copied } = await openPopup(calendar);
    fireEvent.click(await screen.findByRole('button', { name: '구독 주소 만들기' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '구독 주소' });
    expect(field.value).toBe(`${window.location.origin}${(await calendar.read()) ?? ''}`);
    fireEvent.click(screen.getByRole('button', { name: '주소 복사' }));
    expect(await screen.findAllByText('링크가 클립보드에 복사되었습니다.')).not.toEqual([]);
    expect(copied).toEqual([field.value]);
    fireEvent.click(screen.getByRole('button', { name: '주소 없애기' }));
    expect(await screen.findByRole('button', { name: '구독 주소 만들기' })).toBeTruthy();
    expect(await calendar.read()).toBeNull();
  });

  it('is shown where there is one', async () => {
    const calendar = new MemoryCalendarSubscription();
    await calendar.open();
    await openPopup(calendar);
    expect(await screen.findByRole('textbox', { name: '구독 주소' })).toBeTruthy();
  });

  it('says that it could not be had, and is asked for again', async () => {
    const calendar = new MemoryCalendarSubscription();
    let isAway = true;
    await openPopup({
      read: () => (isAway ? Promise.reject(new AppError('offline')) : calendar.read()),
      open: () => calendar.open(),
      revoke: () => calendar.revoke(),
    });
    expect(await screen.findByText('캘린더 주소를 불러오지 못했어요')).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByRole('button', { name: '구독 주소 만들기' })).toBeTruthy();
  });

  it('stays as it was where it could not be made, once for two presses', async () => {
    let asked = 0;
    await openPopup({
      read: () => Promise.resolve(null),
      open: () => {
        asked += 1;
        return Promise.reject(new AppError('offline'));
      },
      revoke: () => Promise.resolve(),
    });
    const make = await screen.findByRole('button', { name: '구독 주소 만들기' });
    fireEvent.click(make);
    fireEvent.click(make);
    expect(await screen.findAllByText('네트워크 연결을 확인해 주세요.')).not.toEqual([]);
    expect(asked).toBe(1);
    expect(screen.getByRole('button', { name: '구독 주소 만들기' })).toBeTruthy();
  });
});

const login = () => screen.findByRole('dialog', { name: /가벼운 생활을 시작해 보세요/ });
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: '구독 주소' });
const LOST = new AppError('unauthorized', 'Unauthorized', null, 401);

describe('a session that died', () => {
  it.each([
    ['made', '구독 주소 만들기', '구독 주소 만들기'],
    ['revoked', '주소 없애기', '주소 복사'],
  ])('asks to log in before an address is %s, at a press', async (_, name, stays) => {
    const own = new MemoryCalendarSubscription();
    if (name === '주소 없애기') await own.open();
    const before = await own.read();
    let isDead = true;
    // The client hears the 401 before its caller does.
    const lost = () => {
      act(() => {
        stores.session.lost();
      });
      return Promise.reject(LOST);
    };
    const { stores } = await openPopup({
      read: () => own.read(),
      open: () => (isDead ? lost() : own.open()),
      revoke: () => (isDead ? lost() : own.revoke()),
    });
    fireEvent.click(await screen.findByRole('button', { name }));
    const popup = await login();
    expect(screen.queryByRole('textbox', { name: '구독 주소' })).toBeNull();
    expect(stores.toasts.current).toBeNull();
    isDead = false;
    act(() => {
      stores.session.signedIn({ ID: 7 });
    });
    await waitFor(() => {
      expect(popup.isConnected).toBe(false);
    });
    expect(await screen.findByRole('button', { name: stays })).toBeTruthy();
    expect(await own.read()).toBe(before);
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(async () => {
      expect((await own.read()) === null).toBe(name === '주소 없애기');
    });
  });

  it('asks to log in where no token was left', async () => {
    const { stores } = await openPopup({
      read: () => Promise.resolve(null),
      open: () => Promise.reject(LOST),
      revoke: () => Promise.resolve(),
    });
    fireEvent.click(await screen.findByRole('button', { name: '구독 주소 만들기' }));
    expect(await login()).toBeTruthy();
    expect(stores.toasts.current).toBeNull();
  });
});

describe('another tab', () => {
  /** Whoever is there has an address of their own. */
  async function openOfTwo() {
    const first = new MemoryCalendarSubscription();
    await first.open();
    let own = first;
    const opened = await openPopup({
      read: (cancel) => own.read(cancel),
      open: () => own.open(),
      revoke: () => own.revoke(),
    });
    const become = (next: MemoryCalendarSubscription, member: number | null) => {
      own = next;
      inOtherTab(member);
    };
    return { ...opened, become, first };
  }

  it('that logs in somebody else leaves nothing of the first member', async () => {
    const { become, first } = await openOfTwo();
    expect((await address()).value).toContain((await first.read()) ?? 'none');
    const second = new MemoryCalendarSubscription();
    become(second, 8);
    expect(screen.queryByRole('textbox', { name: '구독 주소' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: '구독 주소 만들기' }));
    expect((await address()).value).toContain((await second.read()) ?? 'none');
  });

  it('that logs out leaves the way to log in, and asks nothing more', async () => {
    const { become } = await openOfTwo();
    await address();
    become(new MemoryCalendarSubscription(), null);
    expect(screen.queryByRole('textbox', { name: '구독 주소' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '로그인하고 구독하기' }));
    expect(await login()).toBeTruthy();
  });

  it('that logs somebody else in meanwhile does not get what was asked for the first', async () => {
    const { become, first } = await openOfTwo();
    await address();
    await first.revoke();
    const asked = deferred<string>();
    become(Object.assign(new MemoryCalendarSubscription(), { open: () => asked.promise }), 8);
    fireEvent.click(await screen.findByRole('button', { name: '구독 주소 만들기' }));
    become(new MemoryCalendarSubscription(), 9);
    asked.resolve('/v2/calendars/of-the-first.ics');
    await act(() => asked.promise);
    expect(await screen.findByRole('button', { name: '구독 주소 만들기' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: '구독 주소' })).toBeNull();
  });
});

describe('the way to it', () => {
  it('leads a visitor by the login', async () => {
    renderApp('/more/notifications');
    fireEvent.click(await screen.findByRole('button', { name: '마감일 캘린더 구독' }));
    expect(await screen.findByRole('dialog', { name: /가벼운 생활을 시작해 보세요/ })).toBeTruthy();
  });
});
