import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  COMMENT_SORT,
  FIRST_REPLIES,
  type Comment,
  type CommentDraft,
  type CommentListQuery,
} from '#core';
import {
  idsOf,
  newKey,
  newWord,
  NOT_FOUND,
  twice,
  UNAUTHORIZED,
  writePost,
  type CommunityPorts,
  type OpenedCommunity,
} from './community-stage';

const remark = (text: string, part: Partial<CommentDraft> = {}): CommentDraft => ({
  text,
  parentId: null,
  replyToId: null,
  ...part,
});

/** What every {@link Comments} promises. */
export function commentsContract(name: string, open: () => Promise<OpenedCommunity>): void {
  describe(`Comments: ${name}`, () => {
    let opened: OpenedCommunity;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const newPost = async () => (await writePost(opened.kim)).id;
    const say = async (
      { comments }: CommunityPorts,
      postId: string,
      part: Partial<CommentDraft> = {},
    ) => {
      const said = await comments.write(postId, remark(newWord(), part), newKey());
      opened.wait();
      return said;
    };
    const ask = (postId: string, part: Partial<CommentListQuery> = {}): CommentListQuery => ({
      postId,
      parentId: null,
      sort: COMMENT_SORT.oldest,
      limit: 100,
      cursor: null,
      ...part,
    });
    const shown = async (
      postId: string,
      part: Partial<CommentListQuery> = {},
      who?: CommunityPorts,
    ) => (await (who ?? opened.visitor).comments.list(ask(postId, part))).items;
    const countOf = async (postId: string, { posts }: CommunityPorts = opened.visitor) =>
      (await posts.one(postId))?.counts.comments;
    const all = async (postId: string, part: Partial<CommentListQuery>) => {
      const found: Comment[] = [];
      let cursor: string | null = null;
      do {
        const page = await opened.visitor.comments.list(ask(postId, { ...part, limit: 2, cursor }));
        expect(page.items.length).toBeLessThanOrEqual(2);
        found.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      return found;
    };

    test('what is said is there for everybody', async () => {
      const { lee, visitor } = opened;
      const post = await newPost();
      const text = `${newWord()}\n둘째 줄`;
      const said = await lee.comments.write(post, remark(text), newKey());
      expect(said).toMatchObject({
        parentId: null,
        author: { id: lee.id, nickname: lee.nickname },
        mention: null,
        text,
        isDeleted: false,
        likes: 0,
        editedAt: null,
        hold: null,
        mine: { liked: false, isAuthor: true },
        replies: [],
        replyCount: 0,
      });
      const page = await visitor.comments.list(ask(post));
      expect(page).toMatchObject({ next: null, total: 1 });
      expect(page.items).toMatchObject([
        { id: said.id, text, createdAt: said.createdAt, mine: { liked: false, isAuthor: false } },
      ]);
      expect(await countOf(post)).toBe(1);
    });

    test('comments stand in the order asked for, replies below theirs from the oldest on', async () => {
      const { kim, lee } = opened;
      const post = await newPost();
      const first = await say(kim, post);
      const second = await say(lee, post);
      const replies: Comment[] = [];
      for (const who of [lee, kim, lee, kim, lee])
        replies.push(await say(who, post, { parentId: first.id }));
      const [oldest] = await shown(post);
      expect(idsOf(oldest?.replies ?? [])).toEqual(idsOf(replies.slice(0, FIRST_REPLIES)));
      expect(oldest).toMatchObject({ id: first.id, replyCount: replies.length });
      expect(idsOf(await shown(post))).toEqual([first.id, second.id]);
      const newest = await shown(post, { sort: COMMENT_SORT.newest });
      expect(idsOf(newest)).toEqual([second.id, first.id]);
      expect(newest[1]?.replies).toEqual(oldest?.replies);
      for (const sort of Object.values(COMMENT_SORT)) {
        const found = await all(post, { parentId: first.id, sort });
        expect(idsOf(found)).toEqual(idsOf(replies));
        expect(found[0]).toMatchObject({ parentId: first.id, replies: [], replyCount: 0 });
      }
      const { total } = await opened.visitor.comments.list(ask(post, { limit: 1 }));
      expect(total).toBe(2 + replies.length);
      expect(await countOf(post)).toBe(2 + replies.length);
    });

    test.each(Object.values(COMMENT_SORT))('%s: pages lose and repeat nothing', async (sort) => {
      const post = await newPost();
      const said: string[] = [];
      for (const who of [opened.kim, opened.lee, opened.kim, opened.lee, opened.kim])
        said.push((await say(who, post)).id);
      const expected = sort === COMMENT_SORT.newest ? said.toReversed() : said;
      expect(idsOf(await all(post, { sort }))).toEqual(expected);
    });

    test('a cursor that this question never gave is refused by name', async () => {
      const post = await newPost();
      for (const who of [opened.kim, opened.lee]) await say(who, post);
      const { next } = await opened.visitor.comments.list(ask(post, { limit: 1 }));
      const cursor = next ?? expect.fail('there is one page only');
      for (const query of [
        ask(post, { cursor: 'never-given' }),
        ask(post, { cursor: `${cursor}0` }),
        ask(post, { cursor, sort: COMMENT_SORT.newest }),
        ask(await newPost(), { cursor }),
      ]) {
        const asked = opened.visitor.comments.list(query);
        await expect(asked).rejects.toMatchObject({ kind: 'refused', field: 'cursor' });
      }
    });

    test('whoever is answered within a thread is named', async () => {
      const { kim, lee, park } = opened;
      const post = await newPost();
      const first = await say(kim, post);
      const reply = await say(lee, post, { parentId: first.id, replyToId: first.id });
      const again = await say(park, post, { parentId: first.id, replyToId: reply.id });
      expect(again).toMatchObject({
        parentId: first.id,
        mention: { id: lee.id, nickname: lee.nickname },
      });
      const plain = await say(park, post, { parentId: first.id });
      expect(plain.mention).toBeNull();
      const [thread] = await shown(post);
      expect(thread?.replies[1]).toMatchObject({ id: again.id, mention: { id: lee.id } });
    });

    test('replies stand on one level, in a thread of their own post', async () => {
      const { kim, lee } = opened;
      const [post, other] = [await newPost(), await newPost()];
      const first = await say(kim, post);
      const reply = await say(lee, post, { parentId: first.id });
      const elsewhere = await say(lee, other);
      for (const [field, part] of [
        ['parentId', { parentId: reply.id }],
        ['parentId', { parentId: elsewhere.id }],
        ['replyToId', { parentId: first.id, replyToId: elsewhere.id }],
      ] as const) {
        const tried = kim.comments.write(post, remark('네', part), newKey());
        await expect(tried).rejects.toMatchObject({ kind: 'refused', field });
      }
      expect(await countOf(post)).toBe(2);
    });

    test('sent again under its key it is the same comment', async () => {
      const { kim, lee } = opened;
      const post = await newPost();
      const [draft, key] = [remark(newWord()), newKey()];
      const first = await lee.comments.write(post, draft, key);
      expect((await lee.comments.write(post, draft, key)).id).toBe(first.id);
      expect((await kim.comments.write(post, draft, key)).id).not.toBe(first.id);
      expect(await countOf(post)).toBe(2);
    });

    test('liked twice it is liked once, and taken back it is gone', async () => {
      const { kim, lee } = opened;
      const post = await newPost();
      const { id } = await say(kim, post);
      for (const state of await twice(() => lee.comments.like(id, true)))
        expect(state).toEqual({ liked: true, likes: 1 });
      const [forLee] = await shown(post, {}, lee);
      expect(forLee).toMatchObject({ likes: 1, mine: { liked: true, isAuthor: false } });
      const [forKim] = await shown(post, {}, kim);
      expect(forKim).toMatchObject({ likes: 1, mine: { liked: false, isAuthor: true } });
      for (const state of await twice(() => lee.comments.like(id, false)))
        expect(state).toEqual({ liked: false, likes: 0 });
    });

    test('a like that comes again under its key leaves a later press as it is', async () => {
      const { id } = await say(opened.kim, await newPost());
      const { comments } = opened.lee;
      const [key, later] = [newKey(), newKey()];
      for (const state of await twice(() => comments.like(id, true, key)))
        expect(state).toEqual({ liked: true, likes: 1 });
      expect(await comments.like(id, false, later)).toEqual({ liked: false, likes: 0 });
      expect(await comments.like(id, true, key)).toEqual({ liked: false, likes: 0 });
      expect(await comments.like(id, true, newKey())).toEqual({ liked: true, likes: 1 });
    });

    test('its author changes it: who said it, where and when stays', async () => {
      const { kim, lee } = opened;
      const post = await newPost();
      const first = await say(kim, post);
      const before = await say(lee, post, { parentId: first.id, replyToId: first.id });
      const [text, key] = [newWord(), newKey()];
      const { id, parentId, mention, author, createdAt } = before;
      const kept = { id, parentId, mention, author, createdAt, text };
      const changed = await lee.comments.change(id, text, key);
      expect(changed).toMatchObject(kept);
      expect(new Date(changed.editedAt ?? '').getTime()).toBeGreaterThan(Date.parse(createdAt));
      expect(await lee.comments.change(id, text, key)).toMatchObject(kept);
      expect((await shown(post))[0]?.replies).toMatchObject([kept]);
    });

    test('deleted it is gone; with replies it keeps a place of which nothing can be read', async () => {
      const { kim, lee, visitor } = opened;
      const post = await newPost();
      const [first, second] = [await say(kim, post), await say(kim, post)];
      const reply = await say(lee, post, { parentId: first.id, replyToId: first.id });
      await lee.comments.like(first.id, true);
      await twice(() => kim.comments.remove(first.id));
      await kim.comments.remove(second.id);
      const page = await visitor.comments.list(ask(post));
      expect(page.items).toMatchObject([
        {
          id: first.id,
          author: null,
          mention: null,
          text: '',
          isDeleted: true,
          mine: { liked: false, isAuthor: false },
          replyCount: 1,
          replies: [{ id: reply.id, isDeleted: false }],
        },
      ]);
      expect(page.items).toHaveLength(1);
      expect(page.total).toBe(1);
      expect(await countOf(post)).toBe(1);
      await lee.comments.remove(reply.id);
      expect(await visitor.comments.list(ask(post))).toMatchObject({ items: [], total: 0 });
      expect(await countOf(post)).toBe(0);
    });

    test('of what is deleted nothing is changed, liked or answered', async () => {
      const { kim, lee } = opened;
      const post = await newPost();
      const first = await say(kim, post);
      await say(lee, post, { parentId: first.id });
      await kim.comments.remove(first.id);
      for (const tried of [
        () => kim.comments.change(first.id, '다시', newKey()),
        () => lee.comments.like(first.id, true),
      ])
        await expect(tried()).rejects.toMatchObject(NOT_FOUND);
    });

    test('what is somebody else’s is neither changed nor deleted', async () => {
      const { kim, lee } = opened;
      const post = await newPost();
      const { id, text } = await say(kim, post);
      for (const tried of [
        () => lee.comments.change(id, '바꿔요', newKey()),
        () => lee.comments.remove(id),
      ])
        await expect(tried()).rejects.toMatchObject({ name: 'AppError', kind: 'refused' });
      expect(await shown(post)).toMatchObject([{ id, text, editedAt: null }]);
    });

    test('where there is no post nothing is said', async () => {
      const { kim, visitor } = opened;
      const deleted = await newPost();
      const { id } = await say(opened.lee, deleted);
      await kim.posts.remove(deleted);
      for (const post of ['999999999', deleted]) {
        await expect(visitor.comments.list(ask(post))).rejects.toMatchObject(NOT_FOUND);
        const said = kim.comments.write(post, remark('네'), newKey());
        await expect(said).rejects.toMatchObject(NOT_FOUND);
      }
      for (const tried of [
        () => kim.comments.like(id, true),
        () => kim.comments.like('999999999', true),
        () => kim.comments.remove('999999999'),
        () => kim.comments.change('999999999', '네', newKey()),
      ])
        await expect(tried()).rejects.toMatchObject(NOT_FOUND);
    });

    test('a visitor reads, and does nothing else', async () => {
      const { kim, visitor } = opened;
      const post = await newPost();
      const { id } = await say(kim, post);
      for (const tried of [
        () => visitor.comments.write(post, remark('네'), newKey()),
        () => visitor.comments.change(id, '네', newKey()),
        () => visitor.comments.remove(id),
        () => visitor.comments.like(id, true),
      ])
        await expect(tried()).rejects.toMatchObject(UNAUTHORIZED);
    });

    test.each([' \n ', '', '가'.repeat(5001)])(
      'a text that is missing or too long is refused by name',
      async (text) => {
        const { kim } = opened;
        const post = await newPost();
        const { id } = await say(kim, post);
        for (const tried of [
          () => kim.comments.write(post, remark(text), newKey()),
          () => kim.comments.change(id, text, newKey()),
        ])
          await expect(tried()).rejects.toMatchObject({ kind: 'refused', field: 'text' });
        expect(await countOf(post)).toBe(1);
      },
    );

    test('what is held is seen by its author alone, with the rule', async () => {
      const { kim, lee, visitor, listed } = opened;
      const post = await newPost();
      const text = `여기로 ${listed.text}`;
      const held = await lee.comments.write(post, remark(text), newKey());
      expect(held.hold).toEqual({ state: 'HELD', reason: listed.rule, mayAppeal: true });
      expect(await shown(post, {}, lee)).toMatchObject([{ id: held.id, text, hold: held.hold }]);
      for (const who of [kim, visitor]) {
        expect(await who.comments.list(ask(post))).toMatchObject({ items: [], total: 0 });
        expect(await countOf(post, who)).toBe(0);
      }
      await expect(kim.comments.like(held.id, true)).rejects.toMatchObject(NOT_FOUND);
    });

    test('a cancelled question rejects with an AbortError', async () => {
      const post = await newPost();
      const asked = opened.visitor.comments.list(ask(post), AbortSignal.abort());
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
