import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommentListQuery } from '#core';
import type { Database } from '../../../../server/db/database';
import { posts as postTable } from '../../../../server/db/schema/communities';
import { members } from '../../../../server/db/schema/members';
import type { CommentRecord } from '../../../../server/ports/communities/comments';
import { BadCursorError } from '../../../../server/shared/sealed-cursor';
import { communityOn, made, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';

describe.each(DATABASES)('comments on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof communityOn>;
  let kim: number;
  let lee: number;
  let choi: number;
  let post: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    clock = new MovingClock();
    world = communityOn(database, clock);
    kim = await world.join('kim');
    lee = await world.join('lee');
    choi = await world.join('choi');
    post = await world.write(kim, '글');
  });
  afterEach(async () => {
    await database.db.delete(postTable);
    await database.db.delete(members);
  });
  afterAll(() => database.close());

  const list = async (asked: Partial<CommentListQuery> = {}, reader: number | null = null) => {
    const query = {
      postId: post,
      parentId: null,
      sort: 'oldest',
      limit: 20,
      cursor: null,
    } as const;
    return made(await world.comments.list({ ...query, ...asked }, reader));
  };
  const texts = (items: readonly CommentRecord[]): unknown[] =>
    items.map(({ text, isDeleted, replies }) =>
      replies.length === 0
        ? isDeleted
          ? null
          : text
        : [isDeleted ? null : text, ...texts(replies)],
    );
  const count = async (reader: number | null = null) =>
    made(await world.posts.one(post, reader)).counts.comments;
  /** A minute later each. */
  const say: typeof world.say = async (...said) => {
    clock.advance(MINUTE_MS);
    return world.say(...said);
  };

  test('stand the oldest or the newest first, answers below theirs, the oldest first', async () => {
    const first = await say(lee, post, '하나');
    await say(kim, post, '둘');
    for (const text of ['가', '나', '다', '라']) await say(kim, post, text, { parentId: first });
    const page = await list();
    expect(texts(page.items)).toEqual([['하나', '가', '나', '다'], '둘']);
    expect(page.items[0]).toMatchObject({ replyCount: 4, parentId: null });
    expect(page).toMatchObject({ total: 6, next: null });
    expect(texts((await list({ sort: 'newest' })).items)).toEqual([
      '둘',
      ['하나', '가', '나', '다'],
    ]);
    const thread = await list({ parentId: first, limit: 3 });
    expect(texts(thread.items)).toEqual(['가', '나', '다']);
    expect(thread.total).toBe(4);
    const rest = await list({ parentId: first, limit: 3, cursor: thread.next });
    expect([texts(rest.items), rest.next]).toEqual([['라'], null]);
    await expect(list({ cursor: thread.next })).rejects.toThrow(BadCursorError);
    expect(await count()).toBe(6);
  });

  test('have a version that changes with them, and with nothing else', async () => {
    const versions = [(await list()).version];
    const id = await say(lee, post, '하나');
    for (const step of [
      () => say(choi, post, '답', { parentId: id }),
      () => world.comments.like(kim, id, true),
      () => world.comments.remove(lee, id),
    ]) {
      versions.push((await list()).version);
      await world.write(kim, '딴 글');
      expect((await list()).version).toBe(versions.at(-1));
      await step();
    }
    versions.push((await list()).version);
    expect(new Set(versions).size).toBe(versions.length);
  });

  test('come in pages without loss or double, both ways', async () => {
    const said = Array.from({ length: 7 }, (_, at) => String(at));
    // Three at a time at the same moment.
    for (const [at, text] of said.entries()) {
      if (at % 3 === 0) clock.advance(MINUTE_MS);
      await world.say(lee, post, text);
    }
    for (const sort of ['oldest', 'newest'] as const) {
      const seen: unknown[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ sort, limit: 2, cursor });
        expect(page.total).toBe(7);
        seen.push(...texts(page.items));
        cursor = page.next;
      } while (cursor !== null);
      expect(seen).toEqual(sort === 'oldest' ? said : said.toReversed());
    }
  });

  test('name whom they answer, within one thread of one post', async () => {
    const first = await say(lee, post, '하나');
    const other = await say(lee, post, '둘');
    const answer = await say(choi, post, '답', { parentId: first });
    const id = await say(kim, post, '고마워요', { parentId: first, replyToId: answer });
    expect(await world.comments.one(id, null)).toMatchObject({
      parentId: first,
      mention: { id: String(choi), nickname: '새싹' },
      author: { id: String(kim) },
    });
    const own = await say(kim, post, '덧붙여요', { parentId: first, replyToId: id });
    expect((await world.comments.one(own, null))?.mention).toBeNull();
    const elsewhere = await world.write(kim, '다른 글');
    for (const [postId, parentId, replyToId, reason] of [
      [post, answer, null, 'no-parent'],
      [post, '999999', null, 'no-parent'],
      [post, 'x', null, 'no-parent'],
      [elsewhere, first, null, 'no-parent'],
      [post, first, other, 'no-reply-to'],
      [post, null, first, 'no-reply-to'],
      [post, first, 'x', 'no-reply-to'],
      ['999999', null, null, 'none'],
      ['x', null, null, 'none'],
    ] as const)
      expect(
        await world.comments.write(kim, postId, { text: '글', parentId, replyToId }, UNNAMED),
      ).toEqual({ ok: false, reason });
  });

  test('that were deleted hold their place while they are answered', async () => {
    const first = await say(lee, post, '하나');
    const answer = await say(kim, post, '답', { parentId: first });
    const alone = await say(lee, post, '둘');
    expect(await world.comments.remove(kim, first)).toEqual({ ok: false, reason: 'not-theirs' });
    made(await world.comments.remove(lee, alone));
    made(await world.comments.remove(lee, first));
    made(await world.comments.remove(lee, first));
    const page = await list({}, lee);
    expect(texts(page.items)).toEqual([[null, '답']]);
    expect(page.items[0]).toMatchObject({
      author: null,
      text: '',
      isDeleted: true,
      mine: { isAuthor: false },
    });
    expect([page.total, await count()]).toEqual([1, 1]);
    const gone = { ok: false, reason: 'gone' };
    expect(await world.comments.change(lee, first, '다시', UNNAMED)).toEqual(gone);
    expect(await world.comments.like(kim, first, true)).toEqual(gone);
    // Its thread goes on.
    await say(choi, post, '더', { parentId: first, replyToId: answer });
    made(await world.comments.remove(kim, answer));
    expect(texts((await list()).items)).toEqual([[null, '더']]);
  });

  test('are changed by their author alone, and once a sending', async () => {
    const id = await say(lee, post, '하나');
    const sending = { key: 'a', hash: '1' };
    expect(await world.comments.change(kim, id, '남의 말', sending)).toMatchObject({ ok: false });
    made(await world.comments.change(lee, id, '고침', sending));
    expect(await world.comments.one(id, lee)).toMatchObject({
      text: '고침',
      editedAt: new Date(clock.now()).toISOString(),
      mine: { isAuthor: true, liked: false },
    });
    const comment = { text: '같은 말', parentId: null, replyToId: null };
    const twice = await Promise.all(
      [1, 2].map(() => world.comments.write(lee, post, comment, { key: 'b', hash: '2' })),
    );
    expect(new Set(twice.map(made)).size).toBe(1);
    expect(await count()).toBe(2);
  });

  test('go from view with their post', async () => {
    const id = await say(lee, post, '하나');
    made(await world.posts.remove(kim, post));
    const gone = { ok: false, reason: 'gone' };
    const query = { postId: post, parentId: null, sort: 'oldest', limit: 9, cursor: null } as const;
    expect(await world.comments.list(query, lee)).toEqual(gone);
    expect(await world.comments.change(lee, id, '고침', UNNAMED)).toEqual(gone);
    expect(await world.comments.like(kim, id, true)).toEqual(gone);
    const comment = { text: '글', parentId: null, replyToId: null };
    expect(await world.comments.write(lee, post, comment, UNNAMED)).toEqual(gone);
  });

  test('that are held take their thread along, for all but their author', async () => {
    const first = await say(lee, post, '하나');
    await say(kim, post, '답', { parentId: first });
    await say(kim, post, '둘');
    expect(await count()).toBe(3);
    await world.hold('comments', first, 'HIDDEN');
    const seen = async (reader: number | null) => {
      const { items, total } = await list({}, reader);
      return [texts(items), total, await count(reader)];
    };
    expect(await seen(lee)).toEqual([[['하나', '답'], '둘'], 3, 3]);
    for (const reader of [kim, null]) expect(await seen(reader)).toEqual([['둘'], 1, 1]);
    const comment = { text: '글', parentId: first, replyToId: null };
    expect(await world.comments.write(kim, post, comment, UNNAMED)).toMatchObject({
      reason: 'no-parent',
    });
    await say(lee, post, '왜 가려졌죠', { parentId: first });
    expect(await count()).toBe(1);
    await world.hold('comments', first, null);
    expect((await seen(null)).slice(1)).toEqual([4, 4]);
  });

  test('are liked once, and nobody’s likes stay behind', async () => {
    const id = await say(lee, post, '하나');
    for (const liked of [true, true])
      expect(made(await world.comments.like(kim, id, liked))).toEqual({ liked: true, likes: 1 });
    expect((await world.comments.one(id, kim))?.mine.liked).toBe(true);
    expect(made(await world.comments.like(choi, id, true)).likes).toBe(2);
    expect(made(await world.comments.like(choi, id, false))).toEqual({ liked: false, likes: 1 });
    await database.db.delete(members);
    expect(await world.comments.one(id, null)).toMatchObject({
      author: null,
      likes: 0,
      text: '하나',
    });
  });
});
