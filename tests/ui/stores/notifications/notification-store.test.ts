import { describe, expect, it } from 'vitest';
import { AppError, NONE_UNREAD, type Inbox, type InboxPage, type Unread } from '#core';
import { MemoryInbox } from '../../../../src/adapters/memory/memory-inbox';
import { deferred } from '../../support/deferred';
import { handTold, loaded, many, openInbox as open, settled, told } from './notification-kit';

describe('what a member was told', () => {
  it('is there with how much of it is unread, and shown over the page only when it comes', async () => {
    const inbox = new MemoryInbox([told('a', 1), told('b', 2, { isRead: true })]);
    const { store, toasts, ids } = open(inbox);
    expect(store.lacking).toBe('loading');
    await settled();
    expect([store.lacking, ids()]).toEqual([null, ['b', 'a']]);
    expect(store.unread).toBe(1);
    expect(toasts).toEqual([]);
    inbox.tell(told('c', 3));
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(store.unread).toBe(2);
    expect(toasts).toMatchObject([{ id: 'c', title: '공고 c', message: '내일 마감해요' }]);
  });

  it('is not shown over the page where a view shows it by itself', async () => {
    const inbox = new MemoryInbox();
    const { store, toasts } = open(inbox);
    await settled();
    const stop = store.watch();
    inbox.tell(told('a', 1));
    expect([store.latest?.id, toasts]).toEqual(['a', []]);
    stop();
    inbox.tell(told('b', 2));
    expect(toasts.map(({ id }) => id)).toEqual(['b']);
  });

  it('is nobody else’s: a visitor has none, another member their own', async () => {
    const { store, become } = open(new MemoryInbox([told('a', 1)]));
    await settled();
    become(null);
    expect([store.own, store.lacking, store.unread]).toEqual([null, null, 0]);
    become('8');
    expect([store.lacking, store.unread]).toEqual(['loading', 0]);
    await settled();
    expect(store.unread).toBe(1);
  });

  it('is not told to somebody who has left meanwhile', async () => {
    const page = deferred<InboxPage>();
    const inbox = new MemoryInbox();
    const slow: Inbox = { page: () => page.promise, read: (ids) => inbox.read(ids) };
    const { live, tell } = handTold();
    const { store, become, toasts } = open(inbox, slow, live);
    await settled();
    tell(told('b', 2));
    expect(store.own).not.toBeNull();
    become(null);
    const counts = { ...NONE_UNREAD, NOTICE_ALARM: 1 };
    page.resolve({ items: [told('a', 1)], next: null, unread: { counts, change: 1 } });
    await settled();
    expect([store.own, store.unread, store.latest, toasts]).toEqual([null, 0, null, []]);
  });

  it('comes by one line, which is left at the logout, for another member and at the end', async () => {
    const { live, tell, lines } = handTold();
    const { store, become, toasts } = open(new MemoryInbox([told('a', 1)]), undefined, live);
    await settled();
    expect(lines()).toBe(1);
    become(null);
    expect(lines()).toBe(0);
    tell(told('b', 2));
    expect([store.latest, toasts]).toEqual([null, []]);
    become('8');
    await settled();
    expect(lines()).toBe(1);
    become('9');
    await settled();
    expect(lines()).toBe(1);
    store.stop();
    expect(lines()).toBe(0);
  });

  it('is read once its notice is opened', async () => {
    const { store, opened, items } = open(new MemoryInbox([told('a', 1), told('b', 2)]));
    await settled();
    await store.press(items()?.[1] ?? told('none', 0));
    expect(opened).toEqual(['/notices/7']);
    expect(store.unread).toBe(1);
    expect(items()?.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['b', false],
      ['a', true],
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', ' /notices/1', '../x', ''])(
    'opens nothing where its link is %j, and stays unread while nobody can be told',
    async (LINK) => {
      const inbox = new MemoryInbox([told('a', 1, { LINK })]);
      const away: Inbox = {
        page: (query) => inbox.page(query),
        read: () => Promise.reject(new AppError('offline')),
      };
      const { store, own, opened, items } = open(inbox, away);
      await settled();
      await store.press(items()?.[0] ?? told('none', 0));
      expect(opened).toEqual([]);
      expect(store.unread).toBe(1);
      await expect(own().read('all')).rejects.toThrow(AppError);
    },
  );

  it('is read here when it was read on another device', async () => {
    const inbox = new MemoryInbox([told('a', 1), told('b', 2)]);
    const { store, toasts, items } = open(inbox);
    await settled();
    await inbox.read(['a']);
    expect(store.unread).toBe(1);
    await inbox.read('all');
    expect(store.unread).toBe(0);
    expect(items()?.every(({ isRead }) => isRead)).toBe(true);
    expect(toasts).toEqual([]);
  });

  it('is not all read that came while all was being read', async () => {
    const inbox = new MemoryInbox([told('a', 1)]);
    const answer = deferred<Unread>();
    const { live, tell } = handTold();
    const asked: Inbox = { page: (query) => inbox.page(query), read: () => answer.promise };
    const { store, own, items } = open(inbox, asked, live);
    await settled();
    const reading = own().read('all');
    tell(told('b', 3));
    answer.resolve({ counts: NONE_UNREAD, change: 2 });
    await reading;
    expect(items()?.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['b', false],
      ['a', true],
    ]);
    expect(store.unread).toBe(1);
    tell(told('a', 1, { isRead: true, change: 2, firstChange: 1 }));
    expect(store.unread).toBe(1);
  });

  it('is not read at the server either that came while all was being read', async () => {
    const inbox = new MemoryInbox([...many(40), told('a', 50)]);
    const asked = deferred<undefined>();
    const slow: Inbox = {
      page: (query) => inbox.page(query),
      read: async (...what) => {
        await asked.promise;
        return inbox.read(...what);
      },
    };
    const { store, own, items, toasts } = open(inbox, slow);
    await settled();
    inbox.tell(told('b', 51));
    const reading = own().read('all');
    inbox.tell(told('c', 52));
    asked.resolve(undefined);
    await reading;
    expect([store.unread, toasts.map(({ id }) => id)]).toEqual([1, ['c']]);
    const unread = items()?.filter(({ isRead }) => !isRead);
    expect(unread?.map(({ id }) => id)).toEqual(['c']);
    const { items: stored } = await inbox.page({ kind: null, cursor: null, limit: 100 });
    expect(stored.filter(({ isRead }) => !isRead).map(({ id }) => id)).toEqual(['c']);
    await own().read('all');
    expect(store.unread).toBe(0);
  });

  it('counts nothing twice of what came and was read while the page was away', async () => {
    const { live, tell } = handTold();
    const { store } = open(new MemoryInbox([told('a', 1)]), undefined, live);
    await settled();
    tell(told('b', 2, { isRead: true, change: 3, firstChange: 2 }));
    tell(told('b', 2, { isRead: true, change: 3, firstChange: 2 }));
    expect(store.unread).toBe(1);
  });

  it('loses nothing that another tab tells before this one has its list, and tells it once', async () => {
    const inbox = new MemoryInbox([told('a', 1)]);
    const page = inbox.page({ kind: null, cursor: null, limit: 30 });
    const late = deferred<InboxPage>();
    const { live, tell } = handTold();
    const asked: Inbox = { page: () => late.promise, read: (ids) => inbox.read(ids) };
    const { store, toasts, ids } = open(inbox, asked, live);
    await settled();
    tell(told('b', 2));
    tell(told('b', 2));
    expect(store.unread).toBe(0);
    late.resolve(await page);
    await settled();
    expect([ids(), store.unread]).toEqual([['b', 'a'], 2]);
    tell(told('b', 2));
    expect([ids(), store.unread, toasts.length]).toEqual([['b', 'a'], 2, 1]);
  });

  it.each([
    ['at a press', ({ store }: ReturnType<typeof open>) => void store.retry()],
    [
      'once the network is back',
      ({ goOnline }: ReturnType<typeof open>) => {
        goOnline();
      },
    ],
  ])('whose code could not be had is fetched again %s', async (_, happen) => {
    let isAway = true;
    const inbox = new MemoryInbox([told('a', 1)]);
    const load = () => (isAway ? Promise.reject(new Error('away')) : loaded());
    const opened = open(inbox, inbox, inbox, load);
    const { store, ids } = opened;
    await settled();
    expect([store.lacking, store.unread]).toEqual(['failed', 0]);
    happen(opened);
    expect(store.lacking).toBe('loading');
    await settled();
    expect(store.lacking).toBe('failed');
    isAway = false;
    happen(opened);
    await settled();
    expect([store.lacking, ids()]).toEqual([null, ['a']]);
  });

  it('is not opened for somebody who left while the code was on its way', async () => {
    const code = deferred<Awaited<ReturnType<typeof loaded>>>();
    const inbox = new MemoryInbox([told('a', 1)]);
    const { store, become } = open(inbox, inbox, inbox, () => code.promise);
    become(null);
    code.resolve(await loaded());
    await settled();
    expect([store.own, store.lacking, store.unread]).toEqual([null, null, 0]);
  });

  it('says that it could not be had, and is asked for again', async () => {
    const inbox = new MemoryInbox([told('a', 1)]);
    let isAway = true;
    const asked: Inbox = {
      page: (query) => (isAway ? Promise.reject(new AppError('offline')) : inbox.page(query)),
      read: (ids) => inbox.read(ids),
    };
    const { own, ids } = open(inbox, asked);
    await settled();
    expect(own().all.state.kind).toBe('failed');
    isAway = false;
    const loading = own().all.load();
    expect(own().all.state.kind).toBe('loading');
    await loading;
    expect(ids()).toEqual(['a']);
  });

  it('comes in pages; one that fails leaves what is there', async () => {
    const inbox = new MemoryInbox(many(70));
    let isAway = false;
    const asked: Inbox = {
      page: (query) => (isAway ? Promise.reject(new AppError('offline')) : inbox.page(query)),
      read: (ids) => inbox.read(ids),
    };
    const { own, ids } = open(inbox, asked);
    await settled();
    const { all } = own();
    isAway = true;
    await all.loadMore();
    expect([all.more, ids()?.length]).toEqual(['failed', 30]);
    isAway = false;
    await Promise.all([all.loadMore(), all.loadMore()]);
    expect([all.more, ids()?.length]).toEqual(['idle', 60]);
    await all.loadMore();
    expect(ids()).toHaveLength(70);
    await all.loadMore();
    expect(new Set(ids()).size).toBe(70);
  });

  it('of a page that was not asked for yet is counted, and not shown out of its place', async () => {
    const inbox = new MemoryInbox(many(40));
    const { store, ids } = open(inbox);
    await settled();
    await inbox.read(['n0']);
    expect(store.unread).toBe(39);
    expect(ids()).not.toContain('n0');
  });
});

describe('what a member was told of one kind', () => {
  const corrected = (id: string, minute: number) => told(id, minute, { kind: 'NOTICE_CORRECTED' });

  it('is taken from what is there, where that is all', async () => {
    const inbox = new MemoryInbox([told('a', 1), corrected('b', 2)]);
    const { own, ids } = open(inbox);
    await settled();
    expect(ids('NOTICE_CORRECTED')).toEqual(['b']);
    expect(own().unread).toEqual({ ...NONE_UNREAD, NOTICE_ALARM: 1, NOTICE_CORRECTED: 1 });
    inbox.tell(corrected('c', 3));
    inbox.tell(told('d', 4));
    expect(ids('NOTICE_CORRECTED')).toEqual(['c', 'b']);
    expect(own().unread).toEqual({ ...NONE_UNREAD, NOTICE_ALARM: 2, NOTICE_CORRECTED: 2 });
    await own().read('all');
    expect(own().unread).toEqual(NONE_UNREAD);
    expect(own().list('NOTICE_CORRECTED')).toBe(own().list('NOTICE_CORRECTED'));
  });

  it('is asked for where more of it may be further back', async () => {
    const inbox = new MemoryInbox([...many(40), corrected('old', -1)]);
    const { own, items, ids } = open(inbox);
    await settled();
    expect(ids('NOTICE_CORRECTED')).toBeNull();
    await own().list('NOTICE_CORRECTED').load();
    expect(ids('NOTICE_CORRECTED')).toEqual(['old']);
    await own().read(['old']);
    expect(items('NOTICE_CORRECTED')?.[0]?.isRead).toBe(true);
    expect(own().unread).toEqual({ ...NONE_UNREAD, NOTICE_ALARM: 40, NOTICE_CORRECTED: 0 });
  });
});
