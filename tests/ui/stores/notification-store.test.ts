import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppError, ITEM_TYPE, type Inbox, type InboxPage, type MemberNotification } from '#core';
import { MemoryInbox } from '../../../src/adapters/memory/memory-inbox';
import type { PushToast } from '../../../src/ui/stores/push-toasts/push-toast';
import { NotificationStore } from '../../../src/ui/stores/notifications/notification-store';
import { stopAfterwards } from '../support/started';
import { deferred } from '../support/deferred';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute)).toISOString();

const told = (id: string, minute: number, part: Partial<MemberNotification> = {}) => ({
  id,
  kind: 'NOTICE_ALARM' as const,
  title: `공고 ${id}`,
  message: '내일 마감해요',
  NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
  LINK: '7',
  createdAt: at(minute),
  isRead: false,
  change: minute,
  ...part,
});

function open(inbox: MemoryInbox, asked: Inbox = inbox) {
  const toasts: PushToast[] = [];
  const opened: string[] = [];
  const who = observable.box<string | null>('7');
  const store = new NotificationStore({
    inbox: asked,
    live: inbox,
    member: () => who.get(),
    toasts: { push: (toast) => toasts.push(toast) },
    open: (path) => opened.push(path),
  });
  store.start();
  store.start();
  stopAfterwards(() => {
    store.stop();
  });
  const become = (member: string | null) => {
    runInAction(() => {
      who.set(member);
    });
  };
  const ids = () => (store.state.kind === 'ready' ? store.state.items.map(({ id }) => id) : null);
  return { store, toasts, opened, become, ids };
}

/** Until all that was asked in memory is answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('what a member was told', () => {
  it('is there with how much of it is unread, and shown over the page only when it comes', async () => {
    const inbox = new MemoryInbox([told('a', 1), told('b', 2, { isRead: true })]);
    const { store, toasts, ids } = open(inbox);
    expect(store.state.kind).toBe('loading');
    await settled();
    expect(ids()).toEqual(['b', 'a']);
    expect(store.unread).toBe(1);
    expect(toasts).toEqual([]);
    inbox.tell(told('c', 3));
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(store.unread).toBe(2);
    expect(toasts).toMatchObject([{ id: 'c', title: '공고 c', message: '내일 마감해요' }]);
  });

  it('is nobody else’s: a visitor has none, another member their own', async () => {
    const { store, become } = open(new MemoryInbox([told('a', 1)]));
    await settled();
    become(null);
    expect([store.state.kind, store.unread]).toEqual(['visitor', 0]);
    await store.load();
    expect(store.state.kind).toBe('visitor');
    become('8');
    expect(store.state.kind).toBe('loading');
    await settled();
    expect(store.unread).toBe(1);
  });

  it('is not told to somebody who has left meanwhile', async () => {
    const page = deferred<InboxPage>();
    const inbox = new MemoryInbox();
    const slow: Inbox = { page: () => page.promise, read: () => Promise.resolve(0) };
    const { store, become } = open(inbox, slow);
    become(null);
    page.resolve({ items: [told('a', 1)], next: null, unread: 1, change: 1 });
    await settled();
    expect([store.state.kind, store.unread]).toEqual(['visitor', 0]);
  });

  it('is read once its notice is opened', async () => {
    const inbox = new MemoryInbox([told('a', 1), told('b', 2)]);
    const { store, opened } = open(inbox);
    await settled();
    if (store.state.kind !== 'ready') throw new Error(store.state.kind);
    const [, a] = store.state.items;
    if (a === undefined) throw new Error('none');
    await store.press(a);
    expect(opened).toEqual(['/notices/7']);
    expect(store.unread).toBe(1);
    expect(store.state.items.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['b', false],
      ['a', true],
    ]);
  });

  it('opens nothing where its link leads nowhere, and stays unread while nobody can be told', async () => {
    const inbox = new MemoryInbox([told('a', 1, { LINK: 'javascript:alert(1)' })]);
    const away: Inbox = {
      page: (query) => inbox.page(query),
      read: () => Promise.reject(new AppError('offline')),
    };
    const { store, opened } = open(inbox, away);
    await settled();
    if (store.state.kind !== 'ready') throw new Error(store.state.kind);
    const [a] = store.state.items;
    if (a === undefined) throw new Error('none');
    await store.press(a);
    expect(opened).toEqual([]);
    expect(store.unread).toBe(1);
    await expect(store.read('all')).rejects.toThrow(AppError);
  });

  it('is read here when it was read on another device', async () => {
    const inbox = new MemoryInbox([told('a', 1), told('b', 2)]);
    const { store, toasts } = open(inbox);
    await settled();
    await inbox.read(['a']);
    expect(store.unread).toBe(1);
    await inbox.read('all');
    expect(store.unread).toBe(0);
    expect(toasts).toEqual([]);
  });

  it('counts nothing twice of what came and was read while the page was away', async () => {
    const inbox = new MemoryInbox([told('a', 1)]);
    const heard: ((one: MemberNotification) => void)[] = [];
    const away = new NotificationStore({
      inbox: { page: (query) => inbox.page(query), read: () => Promise.resolve(0) },
      live: {
        open: (_member, _from, hear) => {
          heard.push(hear);
          return () => undefined;
        },
      },
      member: () => '7',
      toasts: { push: () => undefined },
      open: () => undefined,
    });
    away.start();
    stopAfterwards(() => {
      away.stop();
    });
    await settled();
    for (const hear of heard) hear(told('b', 2, { isRead: true }));
    expect(away.unread).toBe(1);
  });

  it('says that it could not be had, and is asked for again', async () => {
    const inbox = new MemoryInbox([told('a', 1)]);
    let isAway = true;
    const asked: Inbox = {
      page: (query) => (isAway ? Promise.reject(new AppError('offline')) : inbox.page(query)),
      read: () => Promise.resolve(0),
    };
    const { store, ids } = open(inbox, asked);
    await settled();
    expect(store.state.kind).toBe('failed');
    isAway = false;
    const loading = store.load();
    expect(store.state.kind).toBe('loading');
    await loading;
    expect(ids()).toEqual(['a']);
  });

  it('comes in pages; one that fails leaves what is there', async () => {
    const inbox = new MemoryInbox(
      Array.from({ length: 70 }, (_, minute) => told(`n${minute}`, minute)),
    );
    let isAway = false;
    const asked: Inbox = {
      page: (query) => (isAway ? Promise.reject(new AppError('offline')) : inbox.page(query)),
      read: () => Promise.resolve(0),
    };
    const { store, ids } = open(inbox, asked);
    await settled();
    isAway = true;
    await store.loadMore();
    expect([store.more, ids()?.length]).toEqual(['failed', 30]);
    isAway = false;
    await Promise.all([store.loadMore(), store.loadMore()]);
    expect([store.more, ids()?.length]).toEqual(['idle', 60]);
    await store.loadMore();
    expect(ids()).toHaveLength(70);
    await store.loadMore();
    expect(new Set(ids()).size).toBe(70);
  });

  it('of a page that was not asked for yet is counted, and not shown out of its place', async () => {
    const inbox = new MemoryInbox(
      Array.from({ length: 40 }, (_, minute) => told(`n${minute}`, minute)),
    );
    const { store, ids } = open(inbox);
    await settled();
    await inbox.read(['n0']);
    expect(store.unread).toBe(39);
    expect(ids()).not.toContain('n0');
  });
});
