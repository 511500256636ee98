import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ITEM_TYPE, NONE_UNREAD, NOTIFICATION_KIND, totalUnread } from '#core';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import type { Database } from '../../../../server/db/database';
import { OpenSignals } from '../../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../../server/db/notifications/notification-repository';
import { members } from '../../../../server/db/schema/members';
import type { NewNotification } from '../../../../server/ports/notifications/notifications';
import { BadCursorError } from '../../../../server/shared/sealed-cursor';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { joinMember } from '../../../support/join-member';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { toldSince } from '../../../support/told-since';

describe.each(DATABASES)('notifications on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let signals: OpenSignals;
  let repository: NotificationRepository;
  let kim: number;
  let lee: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    clock = new MovingClock();
    signals = new OpenSignals(kind);
    repository = new NotificationRepository(database, clock, signals);
    const accounts = new MemberRepository(database, clock);
    kim = await joinMember(accounts, 'kim');
    lee = await joinMember(accounts, 'lee');
  });
  afterEach(async () => {
    await database.db.delete(members);
  });
  afterAll(() => database.close());

  const told = (key: string, memberId = kim): NewNotification => ({
    memberId,
    key,
    kind: NOTIFICATION_KIND.NOTICE_ALARM,
    title: `공고 ${key}`,
    message: '내일 17:00에 마감해요',
    NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
    LINK: '7',
  });
  /** One after the other, a minute apart. */
  const tell = async (...keys: string[]) => {
    for (const key of keys) {
      await repository.add([told(key)]);
      clock.advance(MINUTE_MS);
    }
  };
  const first = { kind: null, cursor: null, limit: 30 };
  const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

  test('are there for their member, the newest first, unread, each with an id of its own', async () => {
    await tell('a', 'b');
    await repository.add([told('c', lee)]);
    const page = await repository.page(kim, first);
    expect(titles(page.items)).toEqual(['공고 b', '공고 a']);
    expect(page).toMatchObject({
      unread: { counts: { ...NONE_UNREAD, NOTICE_ALARM: 2, NOTICE_CORRECTED: 0 }, change: 2 },
      next: null,
    });
    expect(page.items[1]).toMatchObject({
      isRead: false,
      NOTI_TARGET_CD: 'OPITG10002',
      LINK: '7',
      createdAt: '2026-11-20T03:00:00.000Z',
    });
    const [b, a] = page.items;
    expect(a?.id).toMatch(/^[\w-]{22}$/);
    expect(await repository.cluster(b?.id ?? '')).toEqual({
      NOTI_TARGET_CD: 'OPITG10002',
      LINK: '7',
    });
    expect(await repository.cluster('nobody')).toBeNull();
  });

  test('of one key are told once, and what is told twice changes nothing', async () => {
    await repository.add([told('a'), told('a'), told('b')]);
    const before = await repository.page(kim, first);
    await repository.add([told('a')]);
    const after = await repository.page(kim, first);
    expect(titles(after.items).sort()).toEqual(['공고 a', '공고 b']);
    expect(after.items).toEqual(before.items);
    expect(await toldSince(database, kim, before.unread.change)).toEqual([]);
  });

  test('come in pages without loss or double', async () => {
    await repository.add(['a', 'b', 'c'].map((key) => told(key)));
    clock.advance(MINUTE_MS);
    await tell('d', 'e');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await repository.page(kim, { ...first, cursor, limit: 2 });
      seen.push(...titles(page.items));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen.slice(0, 2)).toEqual(['공고 e', '공고 d']);
    expect(seen.toSorted()).toEqual(['공고 a', '공고 b', '공고 c', '공고 d', '공고 e']);
  });

  test.each(['', 'x', '1-', '-a', '99999999999999999-a', "1-a'; drop"])(
    'refuse the cursor %j',
    async (cursor) => {
      await expect(repository.page(kim, { ...first, cursor, limit: 2 })).rejects.toThrow(
        BadCursorError,
      );
    },
  );

  test('are read one by one or all at once, and never those of somebody else', async () => {
    await tell('a', 'b', 'c');
    await repository.add([told('d', lee)]);
    const { items } = await repository.page(kim, first);
    const [c] = items;
    const left = async (memberId: number, ids: readonly string[] | 'all') =>
      totalUnread((await repository.read(memberId, ids)).counts);
    expect(await left(lee, [c?.id ?? ''])).toBe(1);
    expect(await left(kim, [c?.id ?? '', 'nobody'])).toBe(2);
    expect(await left(kim, [])).toBe(2);
    expect(await left(kim, 'all')).toBe(0);
    expect((await repository.page(kim, first)).items.every(({ isRead }) => isRead)).toBe(true);
    expect(totalUnread((await repository.page(lee, first)).unread.counts)).toBe(1);
  });

  test('tell every change after another, also that they were read, and nothing twice read', async () => {
    await tell('a', 'b');
    const { items, unread } = await repository.page(kim, first);
    const { change } = unread;
    await repository.read(kim, [items[1]?.id ?? '']);
    await repository.read(kim, [items[1]?.id ?? '']);
    await tell('c');
    const changes = await toldSince(database, kim, change);
    expect(changes.map(({ title, isRead }) => [title, isRead])).toEqual([
      ['공고 a', true],
      ['공고 c', false],
    ]);
    expect(changes.map((one) => one.change)).toEqual(
      changes.map((one) => one.change).toSorted((a, b) => a - b),
    );
    expect(await toldSince(database, lee, 0)).toEqual([]);
  });

  test('that change at once can be followed from between any two of them', async () => {
    await repository.add(['a', 'b', 'c'].map((key) => told(key)));
    await repository.read(kim, 'all');
    await repository.add(['d', 'a', 'e'].map((key) => told(key)));
    const all = await toldSince(database, kim, 0);
    expect(titles(all)).toEqual(['공고 a', '공고 b', '공고 c', '공고 d', '공고 e']);
    for (const [at, { change }] of all.entries())
      expect(await toldSince(database, kim, change)).toEqual(all.slice(at + 1));
  });

  test('of many at once are all told, also where more are missed than are looked for', async () => {
    await repository.add(Array.from({ length: 700 }, (_, at) => told(String(at))));
    const seen = new Set<string>();
    for (let change = 0; ;) {
      const found = await toldSince(database, kim, change);
      if (found.length === 0) break;
      for (const one of found) seen.add(one.id);
      change = found.at(-1)?.change ?? 0;
    }
    expect(seen.size).toBe(700);
  });

  test('of many members at once are each told to their own, in a few steps', async () => {
    const accounts = new MemberRepository(database, clock);
    const many: number[] = [];
    for (let at = 0; at < 300; at += 1) many.push(await joinMember(accounts, `member ${at}`));
    const heard = new Set<number>();
    const stops = many.map((memberId) => signals.listen(memberId, () => heard.add(memberId)));
    const given = many.flatMap((memberId) => [told('a', memberId), told('b', memberId)]);
    await repository.add(given.toReversed());
    await repository.add(given);
    for (const stop of stops) stop();
    expect(heard.size).toBe(300);
    for (const memberId of [many[0], many[150], many[299]]) {
      const { items, unread } = await repository.page(memberId ?? 0, first);
      expect([titles(items).toSorted(), unread.change]).toEqual([['공고 a', '공고 b'], 2]);
    }
  });

  test('are written to others where an account was closed meanwhile', async () => {
    await database.db.delete(members).where(eq(members.id, lee));
    await repository.add([told('a', lee)]);
    await repository.add([told('a', lee), told('a', kim)]);
    expect((await repository.page(lee, first)).items).toEqual([]);
    expect(titles((await repository.page(kim, first)).items)).toEqual(['공고 a']);
  });

  test('are forgotten, the oldest first, so many at a time, read or not', async () => {
    await tell('a', 'b', 'c');
    const before = clock.now();
    await tell('d');
    const { items } = await repository.page(kim, first);
    await repository.read(kim, [items[2]?.id ?? '']);
    expect(await repository.forget(before, 2)).toBe(2);
    expect(titles((await repository.page(kim, first)).items)).toEqual(['공고 d', '공고 c']);
    expect(await repository.forget(before, 2)).toBe(1);
    expect(await repository.forget(before, 2)).toBe(0);
    const { items: kept, unread } = await repository.page(kim, first);
    expect(titles(kept)).toEqual(['공고 d']);
    expect(unread.counts).toEqual({ ...NONE_UNREAD, NOTICE_ALARM: 1 });
  });

  test('signal what was written once it can be read', async () => {
    const seen: number[] = [];
    const looks: Promise<unknown>[] = [];
    const stop = signals.listen(kim, () => {
      looks.push(toldSince(database, kim, 0).then(({ length }) => seen.push(length)));
    });
    await repository.add([told('a')]);
    await repository.add([told('a')]);
    await repository.add([told('b', lee)]);
    await Promise.all(looks);
    expect(seen).toEqual([1]);
    stop();
    await repository.add([told('c')]);
    expect(looks).toHaveLength(1);
  });

  test('that are written at the same time are all told by one who follows', async () => {
    const keys = Array.from({ length: 20 }, (_, at) => String(at));
    const heard = new Set<string>();
    let change = 0;
    let following: Promise<void> = Promise.resolve();
    const look = async () => {
      for (const one of await toldSince(database, kim, change)) {
        heard.add(one.title);
        change = Math.max(change, one.change);
      }
    };
    const stop = signals.listen(kim, () => {
      following = following.then(look);
    });
    await Promise.all(keys.map((key) => repository.add([told(key)])));
    await following;
    stop();
    expect(heard.size).toBe(20);
  });
});
