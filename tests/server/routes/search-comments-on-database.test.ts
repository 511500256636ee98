import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_KIND, type Clock } from '#core';
import { buildApp } from '../../../server/app';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { listen } from '../../../server/http/listen';
import { HttpSearch } from '../../../src/adapters/http/http-search';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { searchPostsContract, type Kept } from '../../adapters/contracts/search-posts.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { communityOn } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { MovingClock } from '../../support/moving-clock';

async function openCommunity(kind: (typeof DATABASES)[number], clock: Clock) {
  const database = await openTestDatabase(kind);
  const accounts = accountsOn(database, clock);
  const app = await buildApp(appDeps({ ...accounts, search: new SearchRepository(database) }));
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    database,
    community: communityOn(database, clock),
    searchOf: async (member: number | null) =>
      member === null
        ? new HttpSearch(clientOf(url))
        : new HttpSearch(
            clientOf(url, { tokens: new MemoryTokenKeeper(await accounts.sessions.open(member)) }),
          ),
    close: () => app.close().then(() => database.close()),
  };
}

describe.each(DATABASES)('comments, searched over the wire on %s', (kind) => {
  searchPostsContract(`http on ${kind}`, async (posts) => {
    let at = '';
    const { community, searchOf, close } = await openCommunity(kind, {
      now: () => Date.parse(at),
    });
    at = posts[0]?.createdAt ?? '';
    const [kim, reader] = [await community.join('kim'), await community.join('reader')];
    const apart = await community.join('apart');
    const by = (kept: Kept | null) => (kept === 'apart' ? apart : kim);
    const hiding: (() => Promise<unknown>)[] = [
      () => community.blocks.block(reader, String(apart)),
    ];
    const hide = (table: 'posts' | 'comments', id: string, kept: Kept | null) => {
      if (kept === 'deleted') hiding.push(() => community[table].remove(kim, id));
      else if (kept !== null && kept !== 'apart')
        hiding.push(() => community.hold(table, id, kept));
    };
    const ids: { post: string; comments: string[] }[] = [];
    for (const { title, text, createdAt, comments, kept } of posts) {
      at = createdAt;
      const post = await community.write(by(kept), title, { text });
      hide('posts', post, kept);
      const said: string[] = [];
      for (const comment of comments) {
        at = comment.createdAt;
        const parentId = comment.answers === undefined ? undefined : said[comment.answers];
        const under = parentId === undefined ? {} : { parentId };
        const id = await community.say(by(comment.kept), post, comment.text, under);
        hide('comments', id, comment.kept);
        said.push(id);
      }
      ids.push({ post, comments: said });
    }
    // Answers are kept before what they answer, which may be deleted.
    for (const one of hiding.toReversed()) await one();
    return { search: await searchOf(reader), ids, close };
  });

  describe('who finds what', () => {
    let opened: Awaited<ReturnType<typeof openCommunity>>;
    let [kim, lee, park] = [0, 0, 0];
    let [visitor, asLee, asPark]: HttpSearch[] = [];
    let [post, said, answer] = ['', '', ''];
    beforeAll(async () => {
      opened = await openCommunity(kind, new MovingClock());
      const { community, searchOf } = opened;
      kim = await community.join('kim');
      lee = await community.join('lee');
      park = await community.join('park');
      [visitor, asLee, asPark] = [await searchOf(null), await searchOf(lee), await searchOf(park)];
      post = await community.write(kim, '창문이 안 닫혀요', { text: '겨울이 걱정돼요.' });
      said = await community.say(lee, post, '문풍지를 붙여 보세요');
      answer = await community.say(kim, post, '뽁뽁이도 좋아요', { parentId: said });
    });
    afterAll(() => opened.close());

    const findsBy = async (search: HttpSearch | undefined, q: string) => {
      const asked = { q, kind: SEARCH_KIND.post, limit: 20, cursor: null };
      const { items, total } = (await search?.find(asked)) ?? expect.fail('nobody asks');
      expect(items).toHaveLength(total);
      return items.map((hit) => (hit.kind === SEARCH_KIND.post ? (hit.comment?.id ?? null) : hit));
    };
    /** What a visitor finds for the comment, for the answer to it, and for the post itself. */
    const seen = async () => ({
      said: await findsBy(visitor, '문풍지'),
      answer: await findsBy(visitor, '뽁뽁이'),
      post: await findsBy(visitor, '창문'),
    });
    const everything = () => ({ said: [said], answer: [answer], post: [null] });

    test('everybody finds the post by what is said about it', async () => {
      expect(await seen()).toEqual(everything());
    });

    test('what was said before comments were searched is found, too', async () => {
      const { pool } = opened.database;
      await pool.query('delete from comment_entries');
      expect(await findsBy(visitor, '문풍지')).toEqual([]);
      const file = readFileSync('server/db/migrations/0030_searched_comments.sql', 'utf8');
      const fill = file
        .split('--> statement-breakpoint')
        .find((one) => one.trim().startsWith('SELECT'));
      await pool.query(fill ?? expect.fail('the migration fills nothing'));
      expect(await seen()).toEqual(everything());
    });

    test.each(['HELD', 'HIDDEN'] as const)(
      'a comment that is %s takes its answers along, until it is shown again',
      async (state) => {
        await opened.community.hold('comments', said, state);
        expect(await seen()).toEqual({ said: [], answer: [], post: [null] });
        expect(await findsBy(asLee, '문풍지')).toEqual([]);
        await opened.community.hold('comments', said, null);
        await opened.community.hold('comments', answer, state);
        expect(await seen()).toEqual({ ...everything(), answer: [] });
        await opened.community.hold('comments', answer, null);
        expect(await seen()).toEqual(everything());
      },
    );

    test.each(['HELD', 'HIDDEN'] as const)(
      'a post that is %s takes what is said about it along, what is said meanwhile too',
      async (state) => {
        await opened.community.hold('posts', post, state);
        expect(await seen()).toEqual({ said: [], answer: [], post: [] });
        const late = await opened.community.say(kim, post, '커튼도 달았어요');
        expect(await findsBy(visitor, '커튼')).toEqual([]);
        await opened.community.hold('posts', post, null);
        expect(await seen()).toEqual(everything());
        expect(await findsBy(visitor, '커튼')).toEqual([late]);
        await opened.community.comments.remove(kim, late);
        expect(await findsBy(visitor, '커튼')).toEqual([]);
      },
    );

    test('an edited comment is found by what it says now', async () => {
      const sending = { key: null, hash: '' };
      await opened.community.comments.change(lee, said, '암막을 쳐 보세요', sending);
      expect(await findsBy(visitor, '문풍지')).toEqual([]);
      expect(await findsBy(visitor, '암막')).toEqual([said]);
      await opened.community.comments.change(lee, said, '문풍지를 붙여 보세요', sending);
      expect(await seen()).toEqual(everything());
    });

    test.each([
      ['blocks', () => opened.community.blocks.block(park, String(lee))],
      ['is blocked by', () => opened.community.blocks.block(lee, String(park))],
    ])('who %s somebody finds neither what they say nor the answers', async (_, block) => {
      await block();
      expect(await findsBy(asPark, '문풍지')).toEqual([]);
      expect(await findsBy(asPark, '뽁뽁이')).toEqual([]);
      expect(await findsBy(asPark, '창문')).toEqual([null]);
      expect(await seen()).toEqual(everything());
      await opened.community.blocks.unblock(park, String(lee));
      await opened.community.blocks.unblock(lee, String(park));
      expect(await findsBy(asPark, '뽁뽁이')).toEqual([answer]);
    });

    test('nobody finds what others say about a post of somebody whom they do not meet', async () => {
      await opened.community.blocks.block(park, String(kim));
      expect(await findsBy(asPark, '문풍지')).toEqual([]);
      expect(await findsBy(asPark, '뽁뽁이')).toEqual([]);
      await opened.community.blocks.unblock(park, String(kim));
      expect(await findsBy(asPark, '문풍지')).toEqual([said]);
    });

    test('who left is still found by what they said, and what is deleted is not', async () => {
      await opened.database.pool.query('delete from members where id = $1', [lee]);
      expect(await seen()).toEqual(everything());
      await opened.database.pool.query('update comments set removed_at = now() where id = $1', [
        said,
      ]);
      expect(await seen()).toEqual({ ...everything(), said: [] });
      await opened.community.posts.remove(kim, post);
      expect(await seen()).toEqual({ said: [], answer: [], post: [] });
    });
  });
});
