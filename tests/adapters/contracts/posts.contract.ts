import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AppError,
  BOARD,
  LONGEST_SEARCH,
  MOST_POSTS_BY_ID,
  plainDocument,
  POST_SORT,
  type BoardCode,
  type PostListQuery,
  type PostSummary,
  type RichDocument,
} from '#core';
import {
  askPosts,
  idsOf,
  newKey,
  newWord,
  NOT_FOUND,
  postDraft,
  twice,
  UNAUTHORIZED,
  UNKNOWN_IDS,
  writePost,
  type CommunityPorts,
  type OpenedCommunity,
} from './community-stage';

const SCRIPT = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: '눌러 보세요',
          marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
        },
      ],
    },
  ],
} as const satisfies RichDocument;
const UNKNOWN_NODE = {
  type: 'doc',
  content: [{ type: 'script' }],
} as unknown as RichDocument;

/** What every {@link Posts} promises. */
export function postsContract(name: string, open: () => Promise<OpenedCommunity>): void {
  describe(`Posts: ${name}`, () => {
    let opened: OpenedCommunity;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    /** Writes posts that hold a word, one after the other, by turns; the oldest first. */
    const writeAll = async (word: string, boards: readonly BoardCode[]) => {
      const written: PostSummary[] = [];
      for (const [at, categoryTypeCode] of boards.entries()) {
        const who = at % 2 === 0 ? opened.kim : opened.lee;
        written.push(await writePost(who, `${word} ${at}`, { categoryTypeCode }));
        opened.wait();
      }
      return written;
    };
    const idsFor = async ({ posts }: CommunityPorts, part: Partial<PostListQuery>) =>
      idsOf((await posts.list(askPosts(part))).items);
    const cursorOf = async (part: Partial<PostListQuery>) => {
      const { next } = await opened.visitor.posts.list(askPosts({ ...part, limit: 1 }));
      return next ?? expect.fail('there is one page only');
    };

    test('what is written is there for everybody, whole', async () => {
      const { kim, lee, visitor } = opened;
      const draft = postDraft(newWord(), {
        categoryTypeCode: BOARD.TOWN,
        document: plainDocument(['첫 줄이에요.', '둘째 줄이에요.']),
      });
      const written = await kim.posts.write(draft, newKey());
      expect(written).toMatchObject({
        ...draft,
        preview: '첫 줄이에요. 둘째 줄이에요.',
        author: { id: kim.id, nickname: kim.nickname },
        counts: { likes: 0, comments: 0 },
        picture: null,
        pictures: [],
        editedAt: null,
        isExample: false,
        hold: null,
        mine: { liked: false, isAuthor: true },
      });
      expect(new Date(written.createdAt).toString()).not.toBe('Invalid Date');
      for (const { posts } of [lee, visitor]) {
        const found = (await posts.one(written.id)) ?? expect.fail('nothing is found');
        expect(found).toMatchObject({ ...draft, mine: { liked: false, isAuthor: false } });
        const [row] = await posts.some([written.id]);
        expect(found).toMatchObject({ ...row, counts: {} });
        expect((await posts.list(askPosts({ q: draft.title }))).items).toEqual([row]);
      }
    });

    test('the newest stand first, and all are counted', async () => {
      const word = newWord();
      const written = await writeAll(word, [BOARD.TIP, BOARD.WON, BOARD.HOME]);
      const page = await opened.visitor.posts.list(askPosts({ q: word }));
      expect(idsOf(page.items)).toEqual(idsOf(written.toReversed()));
      expect(page).toMatchObject({ next: null, total: written.length });
    });

    test('what is liked more, and what more is said about, stands first where it is asked so', async () => {
      const { kim, lee, visitor } = opened;
      const word = newWord();
      const [liked, said, none] = await writeAll(word, [BOARD.TIP, BOARD.TIP, BOARD.TIP]);
      if (liked === undefined || said === undefined || none === undefined)
        return expect.fail('three were written');
      await kim.posts.like(liked.id, true);
      await lee.posts.like(liked.id, true);
      const remark = { text: '고마워요', parentId: null, replyToId: null };
      await lee.comments.write(said.id, remark, newKey());
      const popular = [liked.id, said.id, none.id];
      expect(await idsFor(visitor, { q: word, sort: POST_SORT.popular })).toEqual(popular);
      const commented = [said.id, none.id, liked.id];
      expect(await idsFor(visitor, { q: word, sort: POST_SORT.commented })).toEqual(commented);
    });

    test.each(Object.values(POST_SORT))('%s: pages lose and repeat nothing', async (sort) => {
      const word = newWord();
      const written = await writeAll(word, [
        BOARD.TIP,
        BOARD.WON,
        BOARD.TIP,
        BOARD.HOME,
        BOARD.TIP,
      ]);
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await opened.visitor.posts.list(askPosts({ q: word, sort, limit: 2, cursor }));
        expect(page.items.length).toBeLessThanOrEqual(2);
        expect(page.total).toBe(written.length);
        found.push(...idsOf(page.items));
        cursor = page.next;
      } while (cursor !== null);
      expect(found).toEqual(idsOf(written.toReversed()));
    });

    test('what is written while somebody pages is not missed for it, nor shown twice', async () => {
      const word = newWord();
      const written = await writeAll(word, [BOARD.TIP, BOARD.TIP, BOARD.TIP]);
      const cursor = await cursorOf({ q: word });
      await writePost(opened.kim, `${word} 나중`);
      const rest = await idsFor(opened.visitor, { q: word, cursor });
      expect(rest).toEqual(idsOf(written.toReversed().slice(1)));
    });

    test('a board shows its own, all together show everything', async () => {
      const word = newWord();
      const [tip, won] = await writeAll(word, [BOARD.TIP, BOARD.WON]);
      const board = (categoryTypeCode: BoardCode | null) =>
        idsFor(opened.visitor, { q: word, categoryTypeCode });
      expect(await board(BOARD.TIP)).toEqual([tip?.id]);
      expect(await board(BOARD.WON)).toEqual([won?.id]);
      expect(await board(BOARD.NOTICE)).toEqual([]);
      expect(await board(null)).toEqual([won?.id, tip?.id]);
    });

    test('words are found in the title and in the text, blanks ask nothing', async () => {
      const [title, text] = [newWord(), newWord()];
      const one = await writePost(opened.kim, title, { document: plainDocument(['앞', text]) });
      for (const q of [title, ` ${text} `, `${title} ${text}`, title.normalize('NFD')])
        expect(await idsFor(opened.visitor, { q })).toEqual([one.id]);
      expect(await opened.visitor.posts.list(askPosts({ q: newWord() }))).toMatchObject({
        items: [],
        next: null,
        total: 0,
      });
      const all = (await opened.visitor.posts.list(askPosts({ limit: 1 }))).total;
      const blank = await opened.visitor.posts.list(askPosts({ q: '  ', limit: 1 }));
      expect(blank.total).toBe(all);
    });

    test('words that are too long are refused by name', async () => {
      const asked = opened.visitor.posts.list(askPosts({ q: '가'.repeat(LONGEST_SEARCH + 1) }));
      await expect(asked).rejects.toMatchObject({ kind: 'refused', field: 'q' });
    });

    test('a cursor that this question never gave is refused by name', async () => {
      const word = newWord();
      await writeAll(word, [BOARD.TIP, BOARD.TIP]);
      const cursor = await cursorOf({ q: word });
      const refused = [
        askPosts({ cursor: 'never-given', q: word }),
        askPosts({ cursor: `${cursor}0`, q: word }),
        askPosts({ cursor: cursor.slice(1), q: word }),
        askPosts({ cursor, q: newWord() }),
        askPosts({ cursor, q: word, sort: POST_SORT.popular }),
        askPosts({ cursor, q: word, categoryTypeCode: BOARD.TIP }),
      ];
      for (const query of refused) {
        const asked = opened.visitor.posts.list(query);
        await expect(asked).rejects.toBeInstanceOf(AppError);
        await expect(asked).rejects.toMatchObject({ kind: 'refused', field: 'cursor' });
      }
    });

    test('what nobody knows is null, and some leave it out', async () => {
      const { posts } = opened.visitor;
      const [a, b] = [await writePost(opened.kim), await writePost(opened.lee)];
      for (const id of [...UNKNOWN_IDS, '']) expect(await posts.one(id)).toBeNull();
      expect(idsOf(await posts.some([b.id, ...UNKNOWN_IDS, a.id, '', b.id]))).toEqual([b.id, a.id]);
      expect(await posts.some([])).toEqual([]);
      const unknown = Array.from({ length: MOST_POSTS_BY_ID - 1 }, (_, at) => `9000000${at}`);
      expect(idsOf(await posts.some([...unknown, a.id, b.id]))).toEqual([a.id]);
    });

    test('sent again under its key it is the same post; somebody else’s key is their own', async () => {
      const { kim, lee, visitor } = opened;
      const [word, key] = [newWord(), newKey()];
      const first = await kim.posts.write(postDraft(word), key);
      const again = await kim.posts.write(postDraft(word), key);
      expect(again.id).toBe(first.id);
      const other = await lee.posts.write(postDraft(word), key);
      expect(other.id).not.toBe(first.id);
      expect((await visitor.posts.list(askPosts({ q: word }))).total).toBe(2);
    });

    test('two taps at once write one post', async () => {
      const [word, key] = [newWord(), newKey()];
      const write = () => opened.kim.posts.write(postDraft(word), key);
      const settled = await Promise.allSettled([write(), write()]);
      expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await idsFor(opened.visitor, { q: word })).toHaveLength(1);
    });

    test('liked twice it is liked once, and taken back it is gone', async () => {
      const { kim, lee, visitor } = opened;
      const { id } = await writePost(kim);
      const liked = async () => {
        const [counts] = (await visitor.posts.some([id])).map((one) => one.counts.likes);
        return [
          counts,
          (await lee.posts.one(id))?.mine.liked,
          (await kim.posts.one(id))?.mine.liked,
        ];
      };
      for (const state of await twice(() => lee.posts.like(id, true)))
        expect(state).toEqual({ liked: true, likes: 1 });
      expect(await liked()).toEqual([1, true, false]);
      expect(await kim.posts.like(id, true)).toEqual({ liked: true, likes: 2 });
      for (const state of await twice(() => lee.posts.like(id, false)))
        expect(state).toEqual({ liked: false, likes: 1 });
      expect(await liked()).toEqual([1, false, true]);
    });

    test('a like that comes again under its key leaves a later press as it is', async () => {
      const { id } = await writePost(opened.kim);
      const { posts } = opened.lee;
      const [key, later] = [newKey(), newKey()];
      for (const state of await twice(() => posts.like(id, true, key)))
        expect(state).toEqual({ liked: true, likes: 1 });
      expect(await posts.like(id, false, later)).toEqual({ liked: false, likes: 0 });
      expect(await posts.like(id, true, key)).toEqual({ liked: false, likes: 0 });
      expect(await posts.like(id, true, newKey())).toEqual({ liked: true, likes: 1 });
    });

    test('its author changes it: who wrote it and when stays', async () => {
      const { kim, visitor } = opened;
      const before = await writePost(kim);
      opened.wait();
      const draft = postDraft(newWord(), {
        categoryTypeCode: BOARD.WON,
        document: plainDocument(['고쳤어요.']),
      });
      const key = newKey();
      const changed = await kim.posts.change(before.id, draft, key);
      const { id, author, createdAt } = before;
      expect(changed).toMatchObject({ ...draft, id, author, createdAt, preview: '고쳤어요.' });
      expect(new Date(changed.editedAt ?? '').getTime()).toBeGreaterThan(Date.parse(createdAt));
      expect(await kim.posts.change(before.id, draft, key)).toMatchObject({ id, ...draft });
      expect(await visitor.posts.one(id)).toMatchObject({ ...draft, createdAt });
      expect(await idsFor(visitor, { q: draft.title })).toEqual([id]);
      expect(await idsFor(visitor, { q: before.title })).toEqual([]);
    });

    test('what its author deletes is gone everywhere, with what was said about it', async () => {
      const { kim, lee, visitor } = opened;
      const { id, title } = await writePost(kim);
      await lee.comments.write(id, { text: '네', parentId: null, replyToId: null }, newKey());
      await twice(() => kim.posts.remove(id));
      for (const { posts } of [kim, lee, visitor]) {
        expect(await posts.one(id)).toBeNull();
        expect(await posts.some([id])).toEqual([]);
        expect(await posts.list(askPosts({ q: title }))).toMatchObject({ items: [], total: 0 });
      }
      await expect(lee.posts.like(id, true)).rejects.toMatchObject(NOT_FOUND);
      const changed = kim.posts.change(id, postDraft(title), newKey());
      await expect(changed).rejects.toMatchObject(NOT_FOUND);
    });

    test('what is somebody else’s is neither changed nor deleted', async () => {
      const { kim, lee } = opened;
      const { id, title } = await writePost(kim);
      for (const tried of [
        () => lee.posts.change(id, postDraft(newWord()), newKey()),
        () => lee.posts.remove(id),
      ])
        await expect(tried()).rejects.toMatchObject({ name: 'AppError', kind: 'refused' });
      expect(await lee.posts.one(id)).toMatchObject({ title, editedAt: null });
    });

    test('what is not there is neither changed nor deleted nor liked', async () => {
      const { posts } = opened.kim;
      for (const tried of [
        () => posts.change('999999999', postDraft(newWord()), newKey()),
        () => posts.remove('999999999'),
        () => posts.like('999999999', true),
        () => posts.like('999999999', false),
      ])
        await expect(tried()).rejects.toMatchObject(NOT_FOUND);
    });

    test('a visitor reads, and does nothing else', async () => {
      const { kim, visitor } = opened;
      const { id } = await writePost(kim);
      for (const tried of [
        () => visitor.posts.write(postDraft(newWord()), newKey()),
        () => visitor.posts.change(id, postDraft(newWord()), newKey()),
        () => visitor.posts.remove(id),
        () => visitor.posts.like(id, true),
      ])
        await expect(tried()).rejects.toMatchObject(UNAUTHORIZED);
    });

    test.each([
      ['title', postDraft(' \n ')],
      ['title', postDraft('가'.repeat(500))],
      ['document', postDraft('제목', { document: plainDocument([' ']) })],
      ['document', postDraft('제목', { document: SCRIPT })],
      ['document', postDraft('제목', { document: UNKNOWN_NODE })],
      ['document', postDraft('제목', { document: plainDocument(['가'.repeat(30_000)]) })],
      ['categoryTypeCode', postDraft('제목', { categoryTypeCode: 'CATEC00002' as BoardCode })],
    ])('a draft that breaks a rule is refused, and its %s is named', async (field, draft) => {
      const { kim } = opened;
      const { id, title } = await writePost(kim);
      for (const tried of [
        () => kim.posts.write(draft, newKey()),
        () => kim.posts.change(id, draft, newKey()),
      ]) {
        const refused: unknown = await tried().catch((error: unknown) => error);
        expect(refused).toMatchObject({ name: 'AppError', kind: 'refused' });
        expect((refused as AppError).field).toMatch(new RegExp(`^${field}\\b`));
      }
      expect(await kim.posts.one(id)).toMatchObject({ title, editedAt: null });
    });

    test('what is held is seen by its author alone, with the rule', async () => {
      const { kim, lee, visitor, listed } = opened;
      const title = newWord();
      const document = plainDocument([`연락은 ${listed.text} 로 주세요`]);
      const held = await writePost(kim, title, { document });
      const hold = { state: 'HELD', reason: listed.rule, mayAppeal: true };
      expect(held.hold).toEqual(hold);
      expect(await kim.posts.one(held.id)).toMatchObject({ title, hold });
      expect(await kim.posts.some([held.id])).toMatchObject([{ hold }]);
      for (const { posts } of [lee, visitor]) {
        expect(await posts.one(held.id)).toBeNull();
        expect(await posts.some([held.id])).toEqual([]);
        expect(await posts.list(askPosts({ q: title }))).toMatchObject({ items: [], total: 0 });
      }
      await expect(lee.posts.like(held.id, true)).rejects.toMatchObject(NOT_FOUND);
    });

    test('what is changed into something listed is held from then on', async () => {
      const { kim, visitor, listed } = opened;
      const { id, title } = await writePost(kim);
      const draft = postDraft(title, { document: plainDocument([listed.text]) });
      const changed = await kim.posts.change(id, draft, newKey());
      expect(changed.hold).toMatchObject({ state: 'HELD', reason: listed.rule });
      expect(await visitor.posts.one(id)).toBeNull();
      const back = await kim.posts.change(id, postDraft(title), newKey());
      expect(back.hold).toMatchObject({ state: 'HELD' });
    });

    test('a cancelled question rejects with an AbortError', async () => {
      const { posts } = opened.visitor;
      const cancel = new AbortController();
      const asked = posts.list(askPosts(), cancel.signal);
      cancel.abort();
      for (const one of [
        asked,
        posts.list(askPosts(), cancel.signal),
        posts.one('1', cancel.signal),
        posts.some(['1'], cancel.signal),
      ])
        await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
