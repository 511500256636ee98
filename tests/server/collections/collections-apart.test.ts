import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CollectedRef } from '#core';
import { twoProcesses } from '../../support/chats-on-database';
import { wiredCollections } from '../../support/collections-on-database';
import { DATABASES } from '../../support/databases';

const OPEN = { mayAdd: true, mayVote: true, days: null } as const;
const house = (id: string): CollectedRef => ({ kind: 'house', id });
const NONE = { kind: 'not-found' };

describe.each(DATABASES)('two who do not meet in a collection, on %s', (kind) => {
  let wired: Awaited<ReturnType<typeof wiredCollections>>;
  let close: () => Promise<void>;
  let owner: Awaited<ReturnType<typeof wired.person>>;
  let kim: typeof owner;
  let lee: typeof owner;
  let id: string;
  let code: string;

  beforeEach(async () => {
    const opened = await twoProcesses(kind);
    wired = await wiredCollections(opened.processes);
    close = () => wired.close().then(opened.close);
    owner = await wired.person('주인');
    kim = await wired.person('김하늘');
    lee = await wired.person('이바다', 1);
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

  test('hear nothing of each other', async () => {
    await kim.blocks.block(String(lee.memberId));
    const heard: number[] = [];
    /** The next change that is heard, as lee counts them. */
    const next = () =>
      new Promise<number>((resolve) => {
        const stop = lee.live.listen(
          ({ change }) => {
            if (heard.includes(change)) return;
            heard.push(change);
            stop();
            resolve(change);
          },
          () => undefined,
        );
      });
    const rename = async (name: string) => {
      const change = next();
      await owner.collections.rename(id, name);
      return change;
    };
    const before = await rename('봉천 방');
    await kim.collections.add(id, house('1'));
    expect(await rename('사당 방')).toBe(before + 1);
    expect((await read(lee)).items).toEqual([]);
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
