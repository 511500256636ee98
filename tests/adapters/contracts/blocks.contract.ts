import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COMMENT_SORT } from '#core';
import {
  askPosts,
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

const remark = { text: '그렇군요', parentId: null, replyToId: null };
const commentsOf = (postId: string) => ({
  postId,
  parentId: null,
  sort: COMMENT_SORT.oldest,
  limit: 100,
  cursor: null,
});

/** What every {@link Blocks} promises. */
export function blocksContract(name: string, open: () => Promise<OpenedCommunity>): void {
  describe(`Blocks: ${name}`, () => {
    let opened: OpenedCommunity;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      const { kim, lee } = opened;
      for (const { id } of await kim.blocks.list()) await kim.blocks.unblock(id);
      for (const { id } of await lee.blocks.list()) await lee.blocks.unblock(id);
    });

    const findsPost = async ({ posts }: CommunityPorts, id: string, word: string) => {
      const page = await posts.list(askPosts({ q: word }));
      const some = await posts.some([id]);
      const isThere = (await posts.one(id)) !== null;
      expect(idsOf(page.items)).toEqual(isThere ? [id] : []);
      expect(page.total).toBe(isThere ? 1 : 0);
      expect(idsOf(some)).toEqual(isThere ? [id] : []);
      return isThere;
    };

    test('neither sees what the other wrote, whoever of them blocked', async () => {
      const { kim, lee, park, visitor } = opened;
      const word = newWord();
      const { id } = await writePost(kim, word);
      for (const [by, whom] of [
        [kim, lee],
        [lee, kim],
      ] as const) {
        await by.blocks.block(whom.id);
        expect(await findsPost(lee, id, word)).toBe(false);
        await expect(lee.posts.like(id, true)).rejects.toMatchObject(NOT_FOUND);
        const said = lee.comments.write(id, remark, newKey());
        await expect(said).rejects.toMatchObject(NOT_FOUND);
        for (const who of [kim, park, visitor]) expect(await findsPost(who, id, word)).toBe(true);
        await by.blocks.unblock(whom.id);
        expect(await findsPost(lee, id, word)).toBe(true);
      }
    });

    test('what the other said is neither shown, nor named, nor counted', async () => {
      const { kim, lee, park, visitor } = opened;
      const { id } = await writePost(park);
      const first = await park.comments.write(id, remark, newKey());
      const thread = { ...remark, parentId: first.id };
      const reply = await lee.comments.write(id, thread, newKey());
      const named = await park.comments.write(id, { ...thread, replyToId: reply.id }, newKey());
      await kim.blocks.block(lee.id);
      const page = await kim.comments.list(commentsOf(id));
      expect(page.total).toBe(2);
      expect(page.items).toMatchObject([
        { id: first.id, replyCount: 1, replies: [{ id: named.id, mention: null }] },
      ]);
      expect((await kim.posts.one(id))?.counts.comments).toBe(2);
      expect((await kim.posts.some([id]))[0]?.counts.comments).toBe(2);
      await expect(kim.comments.like(reply.id, true)).rejects.toMatchObject(NOT_FOUND);
      const others = await visitor.comments.list(commentsOf(id));
      expect(others.total).toBe(3);
      expect((await visitor.posts.one(id))?.counts.comments).toBe(3);
    });

    test('they are listed for who blocked them alone, the newest first, and once', async () => {
      const { kim, lee, park } = opened;
      // Known by name from what they wrote.
      for (const who of [lee, park]) await writePost(who);
      await kim.blocks.block(lee.id);
      opened.wait();
      await twice(() => kim.blocks.block(park.id));
      opened.wait();
      await kim.blocks.block(lee.id);
      const blocked = await kim.blocks.list();
      expect(blocked).toMatchObject([
        { id: park.id, nickname: park.nickname },
        { id: lee.id, nickname: lee.nickname },
      ]);
      expect(new Date(blocked[0]?.blockedAt ?? '').toString()).not.toBe('Invalid Date');
      expect(await lee.blocks.list()).toEqual([]);
      await twice(() => kim.blocks.unblock(park.id));
      expect(idsOf(await kim.blocks.list())).toEqual([lee.id]);
    });

    test('oneself and nobody cannot be blocked', async () => {
      const { kim } = opened;
      await expect(kim.blocks.block(kim.id)).rejects.toMatchObject({
        name: 'AppError',
        kind: 'refused',
      });
      await expect(kim.blocks.block('999999999')).rejects.toMatchObject(NOT_FOUND);
      expect(await kim.blocks.list()).toEqual([]);
    });

    test('a visitor blocks nobody', async () => {
      const { kim, visitor } = opened;
      for (const tried of [
        () => visitor.blocks.list(),
        () => visitor.blocks.block(kim.id),
        () => visitor.blocks.unblock(kim.id),
      ])
        await expect(tried()).rejects.toMatchObject(UNAUTHORIZED);
    });

    test('a cancelled question rejects with an AbortError', async () => {
      const asked = opened.kim.blocks.list(AbortSignal.abort());
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
