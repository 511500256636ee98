import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ITEM_TYPE,
  NONE_UNREAD,
  totalUnread,
  unreadNow,
  type Inbox,
  type LiveInbox,
  type MemberNotification,
  type NotificationKind,
} from '#core';

/** A member's pages before one server. */
export interface OpenedInbox {
  readonly inbox: Inbox;
  /** A page of the member's own that follows; each is another browser. */
  follow(): LiveInbox;
  /** Somebody who is not signed in. */
  readonly visitor: Inbox | null;
  /** The member is told this, now; without a kind of an alarm. */
  tell(title: string, kind?: NotificationKind): Promise<void>;
  close(): Promise<void>;
}

const MEMBER = '7';
const FIRST = { kind: null, cursor: null, limit: 30 };
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

/** What a page heard; `until` resolves once it heard what is asked for. */
class Heard {
  private readonly all: MemberNotification[] = [];
  private waiting: (() => void)[] = [];

  readonly hear = (one: MemberNotification): void => {
    this.all.push(one);
    for (const wake of this.waiting.splice(0)) wake();
  };

  /** The last word of each, by title. */
  get last(): ReadonlyMap<string, MemberNotification> {
    return new Map(this.all.map((one) => [one.title, one]));
  }

  async until(isHeard: (last: ReadonlyMap<string, MemberNotification>) => boolean): Promise<void> {
    while (!isHeard(this.last))
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
  }
}

/** What every {@link Inbox} and {@link LiveInbox} promise. */
export function inboxContract(name: string, open: () => Promise<OpenedInbox>): void {
  describe(`Inbox: ${name}`, () => {
    let opened: OpenedInbox;
    const leaving: (() => void)[] = [];
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(async () => {
      for (const leave of leaving.splice(0)) leave();
      await opened.close();
    });

    test('holds what was told, the newest first, page by page', async () => {
      for (const title of ['a', 'b', 'c']) await opened.tell(title);
      const first = await opened.inbox.page({ ...FIRST, limit: 2 });
      expect(titles(first.items)).toEqual(['c', 'b']);
      expect(first.unread.counts).toEqual({ ...NONE_UNREAD, NOTICE_ALARM: 3, NOTICE_CORRECTED: 0 });
      expect(first.items[0]).toMatchObject({
        isRead: false,
        NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
        LINK: '1',
      });
      const second = await opened.inbox.page({ ...FIRST, cursor: first.next, limit: 2 });
      expect(titles(second.items)).toEqual(['a']);
      expect(second.next).toBeNull();
    });

    test('is empty where nothing was told', async () => {
      const page = await opened.inbox.page(FIRST);
      expect(page).toEqual({ items: [], next: null, unread: { counts: NONE_UNREAD, change: 0 } });
      expect(await opened.inbox.read('all')).toEqual({ counts: NONE_UNREAD, change: 0 });
    });

    test('holds the pages of one kind, and counts all kinds beside them', async () => {
      const corrected = 'NOTICE_CORRECTED';
      await opened.tell('a', corrected);
      for (const title of ['b', 'c']) await opened.tell(title);
      await opened.tell('d', corrected);
      const first = await opened.inbox.page({ kind: corrected, cursor: null, limit: 1 });
      expect(titles(first.items)).toEqual(['d']);
      expect(first.unread.counts).toEqual({ ...NONE_UNREAD, NOTICE_ALARM: 2, NOTICE_CORRECTED: 2 });
      const second = await opened.inbox.page({ kind: corrected, cursor: first.next, limit: 1 });
      expect([titles(second.items), second.next]).toEqual([['a'], null]);
    });

    test('counts what is left after reading, however often it is told', async () => {
      await opened.tell('a', 'NOTICE_CORRECTED');
      for (const title of ['b', 'c']) await opened.tell(title);
      const { items, unread } = await opened.inbox.page(FIRST);
      const ids = items.slice(0, 1).map(({ id }) => id);
      const left = {
        counts: { ...NONE_UNREAD, NOTICE_ALARM: 1, NOTICE_CORRECTED: 1 },
        change: unread.change + 1,
      };
      expect(await opened.inbox.read(ids)).toEqual(left);
      expect(await opened.inbox.read(ids)).toEqual(left);
      expect(await opened.inbox.read('all')).toEqual({
        counts: NONE_UNREAD,
        change: left.change + 2,
      });
      const after = await opened.inbox.page(FIRST);
      expect(after.items.every(({ isRead }) => isRead)).toBe(true);
    });

    test('leaves unread what was told after a change', async () => {
      for (const title of ['a', 'b']) await opened.tell(title);
      const before = await opened.inbox.page(FIRST);
      await opened.tell('c');
      const { change } = before.unread;
      expect(totalUnread((await opened.inbox.read('all', change)).counts)).toBe(1);
      const { items } = await opened.inbox.page(FIRST);
      expect(items.map(({ title, isRead }) => [title, isRead])).toEqual([
        ['c', false],
        ['b', true],
        ['a', true],
      ]);
      const ids = items.map(({ id }) => id);
      expect(totalUnread((await opened.inbox.read(ids, change)).counts)).toBe(1);
      expect(totalUnread((await opened.inbox.read('all', 0)).counts)).toBe(1);
      expect(totalUnread((await opened.inbox.read('all')).counts)).toBe(0);
    });

    test('refuses a cursor that it never gave', async () => {
      await expect(opened.inbox.page({ ...FIRST, cursor: 'odd' })).rejects.toMatchObject({
        name: 'AppError',
        kind: 'refused',
      });
    });

    test('ends where the call was cancelled', async () => {
      const cancelled = new AbortController();
      cancelled.abort();
      await expect(opened.inbox.page(FIRST, cancelled.signal)).rejects.toMatchObject({
        name: 'AbortError',
      });
    });

    test('asks who is not signed in to log in', async () => {
      if (opened.visitor === null) return;
      await expect(opened.visitor.page(FIRST)).rejects.toMatchObject({ kind: 'unauthorized' });
    });

    test('tells open pages what comes, and what was read elsewhere', async () => {
      await opened.tell('before');
      const { items, unread } = await opened.inbox.page(FIRST);
      const { change } = unread;
      const [one, other] = [new Heard(), new Heard()];
      for (const heard of [one, other])
        leaving.push(opened.follow().open(MEMBER, () => Promise.resolve(change), heard.hear));
      await opened.tell('after');
      await Promise.all([one, other].map((heard) => heard.until((last) => last.has('after'))));
      await opened.inbox.read(items.map(({ id }) => id));
      await Promise.all(
        [one, other].map((heard) => heard.until((last) => last.get('before')?.isRead === true)),
      );
      expect(one.last.get('after')?.isRead).toBe(false);
    });

    test('is counted rightly by a page that hears, whatever it heard of it and whatever it missed', async () => {
      await opened.tell('known');
      const { items, unread } = await opened.inbox.page(FIRST);
      await opened.tell('told and read before it listens', 'NOTICE_CORRECTED');
      const [missed] = (await opened.inbox.page(FIRST)).items;
      await opened.inbox.read([missed?.id ?? '']);
      const heard = new Heard();
      leaving.push(opened.follow().open(MEMBER, () => Promise.resolve(unread.change), heard.hear));
      await opened.tell('new', 'NOTICE_CORRECTED');
      await opened.inbox.read(items.map(({ id }) => id));
      await heard.until((last) => last.has('new') && last.get('known')?.isRead === true);
      const now = unreadNow(unread, [...heard.last.values()]);
      expect(now).toEqual((await opened.inbox.page(FIRST)).unread.counts);
      expect(totalUnread(now)).toBe(1);
    });

    test('goes on from where a page was, without loss', async () => {
      for (const title of ['a', 'b']) await opened.tell(title);
      const { change } = (await opened.inbox.page(FIRST)).unread;
      for (const title of ['c', 'd']) await opened.tell(title);
      const heard = new Heard();
      leaving.push(opened.follow().open(MEMBER, () => Promise.resolve(change), heard.hear));
      await heard.until((last) => last.has('c') && last.has('d'));
      expect(heard.last.has('a')).toBe(false);
    });
  });
}
