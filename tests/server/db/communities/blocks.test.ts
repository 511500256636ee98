import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { members } from '../../../../server/db/schema/members';
import { posts as postTable } from '../../../../server/db/schema/communities';
import { communityOn, made, postToKeep, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';

describe.each(DATABASES)('blocks on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof communityOn>;
  let kim: number;
  let lee: number;
  let choi: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    await database.db.delete(postTable);
    await database.db.delete(members);
    clock = new MovingClock();
    world = communityOn(database, clock);
    kim = await world.join('kim');
    lee = await world.join('lee');
    choi = await world.join('choi');
  });
  afterAll(() => database.close());

  test('are listed the newest first, once each, and only of members', async () => {
    made(await world.blocks.block(kim, String(lee)));
    clock.advance(MINUTE_MS);
    made(await world.blocks.block(kim, String(choi)));
    clock.advance(MINUTE_MS);
    made(await world.blocks.block(kim, String(lee)));
    expect(await world.blocks.of(kim)).toEqual([
      { id: String(choi), nickname: '새싹', blockedAt: '2026-11-20T03:01:00.000Z' },
      { id: String(lee), nickname: '새싹', blockedAt: '2026-11-20T03:00:00.000Z' },
    ]);
    expect(await world.blocks.of(lee)).toEqual([]);
    expect(await world.blocks.block(kim, String(kim))).toEqual({ ok: false, reason: 'self' });
    for (const nobody of ['999999', 'x', ''])
      expect(await world.blocks.block(kim, nobody)).toEqual({ ok: false, reason: 'none' });
    for (const id of [String(lee), String(lee), 'x']) await world.blocks.unblock(kim, id);
    expect((await world.blocks.of(kim)).map(({ id }) => id)).toEqual([String(choi)]);
  });

  test('hide both from each other, in lists, counts, threads, names and search', async () => {
    const [ofKim, ofLee, ofChoi] = [
      await world.write(kim, '김의 글'),
      await world.write(lee, '이의 글'),
      await world.write(choi, '최의 글'),
    ];
    const thread = await world.say(lee, ofChoi, '이의 댓글');
    const answer = await world.say(choi, ofChoi, '답', { parentId: thread });
    const other = await world.say(choi, ofChoi, '최의 댓글');
    await world.say(kim, ofChoi, '김의 답', { parentId: other });
    await world.say(choi, ofChoi, '김에게', {
      parentId: other,
      replyToId: await world.say(kim, ofChoi, '김의 말', { parentId: other }),
    });

    /** All that a reader is told. */
    const told = async (reader: number | null) => {
      const ask = { categoryTypeCode: null, sort: 'newest', limit: 9, cursor: null } as const;
      const all = await world.posts.list({ ...ask, q: '' }, reader);
      const found = await world.posts.list({ ...ask, q: '글' }, reader);
      const said = made(
        await world.comments.list(
          { postId: ofChoi, parentId: null, sort: 'oldest', limit: 9, cursor: null },
          reader,
        ),
      );
      const comments = said.items.flatMap((one) => [one, ...one.replies]);
      return {
        all: all.items.map(({ title }) => title),
        totals: [all.total, found.total],
        some: (await world.posts.some([ofKim, ofLee], reader)).length,
        counts: all.items.find(({ id }) => id === ofChoi)?.counts.comments,
        whole: made(await world.posts.one(ofChoi, reader)).counts.comments,
        said: comments.map(({ text }) => text),
        saidTotal: said.total,
        names: comments.flatMap(({ mention }) => mention?.id ?? []),
      };
    };
    const everything = {
      all: ['최의 글', '이의 글', '김의 글'],
      totals: [3, 3],
      some: 2,
      counts: 6,
      whole: 6,
      said: ['이의 댓글', '답', '최의 댓글', '김의 답', '김의 말', '김에게'],
      saidTotal: 6,
      names: [String(kim)],
    };
    expect(await told(kim)).toEqual(everything);
    made(await world.blocks.block(kim, String(lee)));
    expect(await told(kim)).toEqual({
      all: ['최의 글', '김의 글'],
      totals: [2, 2],
      some: 1,
      counts: 4,
      whole: 4,
      said: ['최의 댓글', '김의 답', '김의 말', '김에게'],
      saidTotal: 4,
      names: [String(kim)],
    });
    expect(await told(lee)).toEqual({
      all: ['최의 글', '이의 글'],
      totals: [2, 2],
      some: 1,
      counts: 4,
      whole: 4,
      said: ['이의 댓글', '답', '최의 댓글', '김에게'],
      saidTotal: 4,
      names: [],
    });
    for (const reader of [choi, null]) expect(await told(reader)).toEqual(everything);

    // Neither does anything to what they do not see.
    const none = { ok: false, reason: 'none' };
    for (const [who, theirs] of [
      [kim, ofLee],
      [lee, ofKim],
    ] as const) {
      expect(await world.posts.one(theirs, who)).toMatchObject(none);
      expect(await world.posts.like(who, theirs, true)).toMatchObject(none);
      expect(await world.posts.change(who, theirs, postToKeep('글'), UNNAMED)).toMatchObject(none);
      expect(await world.posts.remove(who, theirs)).toMatchObject(none);
      const comment = { text: '글', parentId: null, replyToId: null };
      expect(await world.comments.write(who, theirs, comment, UNNAMED)).toMatchObject(none);
    }
    for (const id of [thread, answer]) {
      expect(await world.comments.one(id, kim)).toBeNull();
      expect(await world.comments.like(kim, id, true)).toMatchObject(none);
      expect(await world.comments.remove(kim, id)).toMatchObject(none);
    }
    const below = { text: '글', parentId: thread, replyToId: null };
    expect(await world.comments.write(kim, ofChoi, below, UNNAMED)).toMatchObject({
      reason: 'no-parent',
    });

    // What was deleted says nothing of whom.
    made(await world.comments.remove(lee, thread));
    expect((await told(kim)).said).toEqual(['', '답', '최의 댓글', '김의 답', '김의 말', '김에게']);
    expect((await told(kim)).counts).toBe(5);
    await world.blocks.unblock(kim, String(lee));
    expect((await told(lee)).totals).toEqual([3, 3]);
  });
});
