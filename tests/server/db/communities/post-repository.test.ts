import fc from 'fast-check';
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BOARD, comparePosts, POST_SORT, type PostListQuery, type PostSort } from '#core';
import { LinkRepository } from '../../../../server/db/content/link-repository';
import type { Database } from '../../../../server/db/database';
import { members } from '../../../../server/db/schema/members';
import { posts as postTable } from '../../../../server/db/schema/communities';
import type { PostRecord } from '../../../../server/ports/communities/posts';
import { BadCursorError } from '../../../../server/shared/sealed-cursor';
import { communityOn, made, postToKeep, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';

describe.each(DATABASES)('posts on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof communityOn>;
  let kim: number;
  let lee: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    clock = new MovingClock();
    world = communityOn(database, clock);
    kim = await world.join('kim');
    lee = await world.join('lee');
  });
  afterEach(async () => {
    await database.db.delete(postTable);
    await database.db.delete(members);
  });
  afterAll(() => database.close());

  const list = (asked: Partial<PostListQuery> = {}, reader: number | null = null) =>
    world.posts.list(
      { categoryTypeCode: null, q: '', sort: 'newest', limit: 20, cursor: null, ...asked },
      reader,
    );
  const board = async (id: string) =>
    (await new LinkRepository(database).community(id))?.categoryTypeCode ?? null;
  const titles = ({ items }: { items: readonly PostRecord[] }) => items.map(({ title }) => title);

  test('are as they were written', async () => {
    const id = await world.write(kim, '첫 글', { board: BOARD.TOWN, text: '안녕하세요' });
    const post = made(await world.posts.one(id, lee));
    expect(post).toEqual({
      id,
      categoryTypeCode: BOARD.TOWN,
      title: '첫 글',
      preview: '안녕하세요',
      author: { id: String(kim), nickname: '새싹' },
      counts: { likes: 0, comments: 0, views: 0 },
      pictureIds: [],
      createdAt: '2026-11-20T03:00:00.000Z',
      isExample: false,
      hold: null,
      document: postToKeep('', { text: '안녕하세요' }).document,
      editedAt: null,
      mine: { liked: false, isAuthor: false },
    });
    expect(made(await world.posts.one(id, kim)).mine.isAuthor).toBe(true);
    for (const odd of ['', '0', 'x', '1.5', '999999', '9'.repeat(30)])
      expect(await world.posts.one(odd, kim)).toEqual({ ok: false, reason: 'none' });
  });

  test('stand in the core’s order, page by page', async () => {
    const boards = Object.values(BOARD);
    for (let at = 0; at < 25; at += 1) {
      const id = await world.write(at % 2 ? kim : lee, `글 ${at}`, {
        board: boards[at % boards.length] ?? BOARD.TIP,
      });
      if (at % 3 === 0) await world.posts.like(kim, id, true);
      if (at % 4 === 0) await world.say(lee, id, '댓글');
      clock.advance((at % 5) * 20 * 60 * MINUTE_MS);
    }
    const all = (await list({ limit: 100 })).items;
    const question = fc.record({
      sort: fc.constantFrom<PostSort>(...Object.values(POST_SORT)),
      limit: fc.constantFrom(1, 4, 100),
      board: fc.option(fc.constantFrom(...boards)),
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ sort, limit, board }) => {
        const expected = all
          .filter((post) => board === null || post.categoryTypeCode === board)
          .toSorted(comparePosts(sort));
        const found: PostRecord[] = [];
        let cursor: string | null = null;
        do {
          const page = await list({ sort, limit, categoryTypeCode: board, cursor });
          expect(page.total).toBe(expected.length);
          found.push(...page.items);
          cursor = page.next;
        } while (cursor !== null);
        expect(found).toEqual(expected);
      }),
      { numRuns: 20 },
    );
    const { next } = await list({ limit: 3 });
    for (const bad of [next?.slice(1) ?? '', 'x', ''])
      await expect(list({ cursor: bad })).rejects.toThrow(BadCursorError);
    await expect(list({ cursor: next, sort: 'popular' })).rejects.toThrow(BadCursorError);
  });

  test('are found by the words of title and text, and no more once they are gone', async () => {
    await world.write(kim, '보일러 고장', { text: '집주인이 고쳐 주나요' });
    const id = await world.write(lee, '겨울 준비', { text: '보일러 점검을 하세요' });
    await world.write(lee, '도시락');
    expect(titles(await list({ q: '보일러' }))).toEqual(['겨울 준비', '보일러 고장']);
    expect(titles(await list({ q: '보일러 집주인' }))).toEqual(['보일러 고장']);
    expect(await list({ q: '없는말' })).toMatchObject({ items: [], total: 0, next: null });
    await world.posts.change(lee, id, postToKeep('가스', { text: '점검' }), UNNAMED);
    expect(titles(await list({ q: '보일러' }))).toEqual(['보일러 고장']);
    expect(titles(await list({ q: '가스점검' }))).toEqual([]);
    expect(titles(await list({ q: '가스' }))).toEqual(['가스']);
    await world.posts.remove(lee, id);
    expect((await list({ q: '가스' })).total).toBe(0);
  });

  test('have a version that what is written, liked and read changes, and nothing else', async () => {
    const id = await world.write(kim, '글');
    const versions = [(await list()).version];
    const steps = [
      () => world.write(lee, '딴 글'),
      () => world.posts.like(lee, id, true),
      () => world.say(lee, id, '댓글'),
      () => world.posts.change(kim, id, postToKeep('고친 글'), UNNAMED),
      () => world.posts.view(id, { day: '20261120', viewer: 'a', memberId: null }),
      () => world.posts.remove(kim, id),
    ];
    for (const [at, step] of steps.entries()) {
      await step();
      const { version } = await list();
      await world.join(`other ${at}`);
      expect((await list()).version).toBe(version);
      versions.push(version);
    }
    expect(new Set(versions).size).toBe(versions.length);
  });

  test('are changed and deleted by their author alone', async () => {
    const id = await world.write(kim, '글');
    const theirs = { ok: false, reason: 'not-theirs' };
    expect(await world.posts.change(lee, id, postToKeep('남의 글'), UNNAMED)).toMatchObject(theirs);
    expect(await world.posts.remove(lee, id)).toMatchObject(theirs);
    clock.advance(MINUTE_MS);
    made(await world.posts.change(kim, id, postToKeep('고친 글', { board: BOARD.WON }), UNNAMED));
    expect(made(await world.posts.one(id, null))).toMatchObject({
      title: '고친 글',
      categoryTypeCode: BOARD.WON,
      editedAt: '2026-11-20T03:01:00.000Z',
    });
    expect(await board(id)).toBe(BOARD.WON);
    made(await world.posts.remove(kim, id));
    made(await world.posts.remove(kim, id));
    const gone = { ok: false, reason: 'gone' };
    expect(await world.posts.one(id, kim)).toEqual(gone);
    expect(await world.posts.remove(lee, id)).toMatchObject(gone);
    expect(await world.posts.change(kim, id, postToKeep('다시'), UNNAMED)).toMatchObject(gone);
    expect(await world.posts.like(lee, id, true)).toEqual(gone);
    expect(await world.posts.some([id], kim)).toEqual([]);
    expect(await board(id)).toBeNull();
    expect(await list({}, kim)).toMatchObject({ items: [], total: 0 });
  });

  test('that are held are their author’s alone, and no search finds them', async () => {
    const id = await world.write(kim, '광고 글');
    await world.hold('posts', id, 'HELD');
    expect(made(await world.posts.one(id, kim)).hold).toMatchObject({
      state: 'HELD',
      reason: '규칙',
    });
    expect((await list({}, kim)).total).toBe(1);
    for (const reader of [lee, null]) {
      expect(await world.posts.one(id, reader)).toEqual({ ok: false, reason: 'none' });
      expect(await list({}, reader)).toMatchObject({ items: [], total: 0 });
      expect(await world.posts.some([id], reader)).toEqual([]);
    }
    expect(await world.posts.like(lee, id, true)).toEqual({ ok: false, reason: 'none' });
    expect(await board(id)).toBeNull();
    expect((await list({ q: '광고' }, kim)).total).toBe(0);
    await world.hold('posts', id, null);
    expect(titles(await list({ q: '광고' }, lee))).toEqual(['광고 글']);
  });

  test('of one sending are one, and its name is no other’s', async () => {
    const sending = { key: 'a', hash: '1' };
    const both = await Promise.all(
      [1, 2, 3].map(() => world.posts.write(kim, postToKeep('글'), sending)),
    );
    expect(new Set(both.map(made)).size).toBe(1);
    const spent = { ok: false, reason: 'key-spent' };
    expect(await world.posts.write(kim, postToKeep('딴 글'), { key: 'a', hash: '2' })).toEqual(
      spent,
    );
    made(await world.posts.write(lee, postToKeep('글'), sending));
    expect((await list()).total).toBe(2);
    // What is refused spends no name.
    const other = { key: 'b', hash: '3' };
    expect(await world.posts.change(kim, '999999', postToKeep('글'), other)).toMatchObject({
      ok: false,
    });
    made(await world.posts.write(kim, postToKeep('글'), other));
  });

  test('are read once a day by whoever reads them', async () => {
    const id = await world.write(kim, '글');
    const views = async () => made(await world.posts.one(id, null)).counts.views;
    for (const viewer of ['a', 'a', 'b'])
      await world.posts.view(id, { day: '20261120', viewer, memberId: null });
    expect(await views()).toBe(2);
    await world.posts.view(id, { day: '20261121', viewer: 'a', memberId: null });
    await world.posts.view('x', { day: '20261121', viewer: 'a', memberId: null });
    expect(await views()).toBe(3);
  });

  test('stay without their author, and nobody’s likes stay behind', async () => {
    const id = await world.write(kim, '글');
    await world.posts.like(kim, id, true);
    expect(await world.posts.like(lee, id, true)).toEqual({
      ok: true,
      value: { liked: true, likes: 2 },
    });
    await database.db.delete(members);
    expect(made(await world.posts.one(id, null))).toMatchObject({
      author: null,
      counts: { likes: 0 },
    });
    const noMember = { ok: false, reason: 'no-member' };
    expect(await world.posts.write(kim, postToKeep('글'), { key: 'a', hash: '' })).toEqual(
      noMember,
    );
    expect(await world.posts.like(kim, id, true)).toEqual(noMember);
  });
});
