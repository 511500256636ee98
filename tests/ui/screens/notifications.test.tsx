import { renderApp } from '../support/render-app';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, ITEM_TYPE, type MemberNotification } from '#core';
import { MemoryInbox } from '../../../src/adapters/memory/memory-inbox';
import { NotificationStore } from '../../../src/ui/stores/notifications/notification-store';

const NOW = Date.now();
const HOUR_MS = 3_600_000;

const told = (id: string, hoursAgo: number, part: Partial<MemberNotification> = {}) => ({
  id,
  kind: 'NOTICE_ALARM' as const,
  title: `공고 ${id}`,
  message: '내일 17:00에 마감해요',
  NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
  LINK: '101',
  createdAt: new Date(NOW - hoursAgo * HOUR_MS).toISOString(),
  isRead: false,
  change: 100 - hoursAgo,
  ...part,
});

/** The page of a member who was told this; null is a visitor. */
function openPage(inbox: MemoryInbox | null, page?: MemoryInbox['page']) {
  return renderApp('/more/notifications', (made) => {
    const { history, pushToasts } = made.stores;
    const asked = inbox ?? new MemoryInbox();
    const notifications = new NotificationStore({
      inbox: { page: page ?? asked.page.bind(asked), read: asked.read.bind(asked) },
      live: asked,
      member: () => (inbox === null ? null : '7'),
      toasts: pushToasts,
      open: (path) => {
        history.push(path);
      },
    });
    return { stores: { ...made.stores, notifications } };
  });
}

describe('the page of what one was told', () => {
  it('tells a visitor what there would be', async () => {
    openPage(null);
    expect(await screen.findByText('로그인하면 알림을 모아 볼 수 있어요')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('button', { name: '로그인' })).toBeTruthy();
  });

  it('says what to do where nothing was told', async () => {
    openPage(new MemoryInbox());
    expect(await screen.findByText('아직 온 알림이 없어요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  });

  it('stands by day, says what is unread, and has all of it read at once', async () => {
    openPage(new MemoryInbox([told('a', 0), told('b', 48, { isRead: true }), told('c', 49)]));
    const today = await screen.findByRole('region', { name: '오늘' });
    expect(within(today).getByRole('img', { name: '읽지 않음' })).toBeTruthy();
    expect(within(today).getAllByRole('button')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /공고 [bc]/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: '알림, 읽지 않은 알림 2개' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '모두 읽음' }));
    expect(await screen.findByRole('link', { name: '알림', current: false })).toBeTruthy();
    expect(screen.queryByRole('img', { name: '읽지 않음' })).toBeNull();
  });

  it('opens what a notification is about', async () => {
    openPage(new MemoryInbox([told('a', 0)]));
    fireEvent.click(await screen.findByRole('button', { name: /공고 a/ }));
    expect(window.location.pathname).toBe('/notices/101');
  });

  it('says that it could not be had, and tries again', async () => {
    const inbox = new MemoryInbox([told('a', 0)]);
    let isAway = true;
    openPage(inbox, (query) =>
      isAway ? Promise.reject(new AppError('offline')) : inbox.page(query),
    );
    expect(await screen.findByText('알림을 불러오지 못했어요')).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByRole('button', { name: /공고 a/ })).toBeTruthy();
  });

  it('goes on with what was told earlier', async () => {
    const many = Array.from({ length: 35 }, (_, at) => told(`n${at}`, at + 200));
    openPage(new MemoryInbox(many));
    fireEvent.click(await screen.findByRole('button', { name: '이전 알림 더 보기' }));
    expect(await screen.findByRole('button', { name: /공고 n34/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '이전 알림 더 보기' })).toBeNull();
  });
});
