import { renderApp } from '../../support/render-app';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, type CalendarSubscription, type Clipboard } from '#core';
import { MemoryCalendarSubscription } from '../../../../src/adapters/memory/notices/memory-calendar-subscription';

/** The popup over a page; what was copied is kept. */
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
    void stores.popups.ask('calendar');
  });
  await screen.findByRole('dialog', { name: '마감일 캘린더 구독' });
  return { copied };
}

describe('the address of a calendar', () => {
  it('is made at a press, copied, and revoked', async () => {
    const calendar = new MemoryCalendarSubscription();
    const { copied } = await openPopup(calendar);
    fireEvent.click(await screen.findByRole('button', { name: '구독 주소 만들기' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '구독 주소' });
    expect(field.value).toBe(`${window.location.origin}${(await calendar.read()) ?? ''}`);
    fireEvent.click(screen.getByRole('button', { name: '주소 복사' }));
    expect(await screen.findByText('링크가 클립보드에 복사되었습니다.')).toBeTruthy();
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
    expect(await screen.findByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    expect(asked).toBe(1);
    expect(screen.getByRole('button', { name: '구독 주소 만들기' })).toBeTruthy();
  });
});

describe('the way to it', () => {
  it('leads a visitor by the login', async () => {
    renderApp('/more/notifications');
    fireEvent.click(await screen.findByRole('button', { name: '마감일 캘린더 구독' }));
    expect(await screen.findByRole('dialog', { name: /가벼운 생활을 시작해 보세요/ })).toBeTruthy();
  });
});
