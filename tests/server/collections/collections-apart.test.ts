import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CollectedRef } from '#core';
import type { Database } from '../../../server/db/database';
import { twoProcesses } from '../../support/chats-on-database';
import { wiredCollections } from '../../support/collections-on-database';
import { DATABASES } from '../../support/databases';

const OPEN = { mayAdd: true, mayVote: true, days: null } as const;
const house = (id: string): CollectedRef => ({ kind: 'house', id });
const NONE = { kind: 'not-found' };

describe.each(DATABASES)('two who do not meet in a collection, on %s', (kind) => {
  let database: Database;
  let wired: Awaited<ReturnType<typeof wiredCollections>>;
  let close: () => Promise<void>;
  let owner: Awaited<ReturnType<typeof wired.person>>;
  let kim: typeof owner;
  let lee: typeof owner;
  let id: string;
  let code: string;
  let pages: Readonly<Record<'kim' | 'lee', ReturnType<typeof listening>>>;

  beforeEach(async () => {
    const opened = await twoProcesses(kind);
    [{ database }] = opened.processes;
    wired = await wiredCollections(opened.processes);
    close = () => wired.close().then(opened.close);
    owner = await wired.person('주인');
    kim = await wired.person('김하늘');
    lee = await wired.person('이바다', 1);
    pages = { kim: listening(kim), lee: listening(lee) };
    id = (await owner.collections.make('신림 방', 'a')).id;
    code = (await owner.collections.share(id, OPEN)).link?.code ?? '';
    for (const one of [kim, lee]) await one.collections.join(code);
  });
  afterEach(() => close());

  const read = async (who: typeof owner) => {
    const { items, members, memberCount } = await who.collections.one(id);
    return {
      items: items.map((item) => [item.id, item.addedBy, item.votes.up - item.votes.down]),
      members: members.map(({ nickname }) => nickname),
      memberCount,
    };
  };

  test('see nothing of what the other added and voted, while all others see both', async () => {
    await kim.collections.add(id, house('1'));
    await lee.collections.add(id, house('2'));
    await owner.collections.add(id, house('3'));
    for (const one of [kim, lee, owner]) await one.collections.vote(id, house('3'), 'UP');
    await kim.blocks.block(String(lee.memberId));
    expect(await read(owner)).toEqual({
      items: [
        ['3', '주인', 3],
        ['1', '김하늘', 0],
        ['2', '이바다', 0],
      ],
      members: ['주인', '김하늘', '이바다'],
      memberCount: 3,
    });
    for (const [who, own] of [
      [kim, '1'],
      [lee, '2'],
    ] as const) {
      expect(await read(who)).toEqual({
        items: [
          ['3', '주인', 2],
          [own, who.nickname, 0],
        ],
        members: ['주인', who.nickname],
        memberCount: 2,
      });
      const [summary] = await who.collections.mine(house(own === '1' ? '2' : '1'));
      expect(summary).toMatchObject({ items: 2, members: 2, has: false });
    }
    const others = kim.collections.vote(id, house('2'), 'UP');
    await expect(others).rejects.toMatchObject(NONE);
    // Each adds it on their own, and it stays when one of the two takes theirs out.
    await lee.collections.add(id, house('1'));
    expect((await read(lee)).items).toContainEqual(['1', '이바다', 0]);
    await kim.collections.takeOut(id, house('1'));
    expect((await read(lee)).items).toContainEqual(['1', '이바다', 0]);
    expect((await read(kim)).items.map(([item]) => item)).toEqual(['3']);
  });

  /** All that the open page of somebody hears from now on, and how it comes to have heard everything. */
  const listening = (who: typeof owner) => {
    const heard = new Map<number, string>();
    const waiting = new Set<() => void>();
    who.live.listen(
      ({ collectionId, change }) => {
        heard.set(change, collectionId);
        for (const look of waiting) look();
      },
      () => undefined,
    );
    const hear = (change: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!heard.has(change)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
    return {
      heard,
      all: async () => {
        const seats = await seatsOf(who);
        await hear(Math.max(...seats.values()));
        return seats;
      },
    };
  };
  /** The last change of each of somebody's collections. */
  const seatsOf = async (who: typeof owner): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await database.pool.query<{ id: string | number; change: string }>(
      'select collection_id as id, change from collection_seats where member_id = $1',
      [who.memberId],
    );
    return new Map(rows.map((row) => [String(row.id), Number(row.change)]));
  };

  test('hear nothing of each other', async () => {
    const { lee: page } = pages;
    await kim.blocks.block(String(lee.memberId));
    const before = await page.all();
    await kim.collections.add(id, house('1'));
    await kim.collections.vote(id, house('1'), 'UP');
    expect(await seatsOf(lee)).toEqual(before);
    await owner.collections.rename(id, '사당 방');
    const after = await page.all();
    expect(after.get(id)).toBe((before.get(id) ?? 0) + 1);
    expect((await read(lee)).items).toEqual([]);
  });

  test('have open pages that look again once they do not meet, and once they do again', async () => {
    await kim.collections.add(id, house('1'));
    const made = async (name: string, key: string) => {
      const one = (await owner.collections.make(name, key)).id;
      const shared = await owner.collections.share(one, OPEN);
      for (const who of [kim, lee]) await who.collections.join(shared.link?.code ?? '');
      return one;
    };
    const [both, left] = [await made('봉천 방', 'b'), await made('사당 방', 'c')];
    await lee.collections.leave(left);
    const theirs = [pages.kim, pages.lee];
    const all = () => Promise.all(theirs.map((page) => page.all()));
    for (const [at, change] of [
      () => kim.blocks.block(String(lee.memberId)),
      () => kim.blocks.unblock(String(lee.memberId)),
    ].entries()) {
      const before = await all();
      await change();
      for (const [who, after] of (await all()).entries()) {
        const last = Math.max(...(before[who]?.values() ?? []));
        // Each of the two by a change of its own: a page that was away misses neither.
        expect([after.get(id), after.get(both)]).toEqual([last + 1, last + 2]);
        expect(after.get(left)).toBe(before[who]?.get(left));
        expect(theirs[who]?.heard.get(last + 1)).toBe(id);
      }
      expect((await read(lee)).items.map(([, by]) => by)).toEqual(at === 0 ? [] : ['김하늘']);
      const rest = await all();
      await change();
      expect(await all()).toEqual(rest);
    }
  });

  test('end the page of whoever joined as soon as its owner blocks them', async () => {
    const { kim: page } = pages;
    const before = await page.all();
    await owner.blocks.block(String(kim.memberId));
    expect((await page.all()).get(id)).toBe((before.get(id) ?? 0) + 1);
    await expect(kim.collections.one(id)).rejects.toMatchObject(NONE);
  });

  test('share no collection of the other', async () => {
    await owner.blocks.block(String(kim.memberId));
    await expect(kim.collections.one(id)).rejects.toMatchObject(NONE);
    await expect(kim.collections.shared(code)).rejects.toMatchObject(NONE);
    await expect(kim.collections.join(code)).rejects.toMatchObject(NONE);
    await expect(kim.collections.add(id, house('1'))).rejects.toMatchObject(NONE);
    expect(await kim.collections.mine(null)).toEqual([]);
    expect(await read(owner)).toMatchObject({ members: ['주인', '이바다'], memberCount: 2 });
    expect(await wired.visitor.shared(code)).toMatchObject({ memberCount: 3 });
  });
});
