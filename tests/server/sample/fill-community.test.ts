import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { checkDocument, checkPostTitle, EDITOR_KIND, seoulMidnight } from '#core';
import type { Database } from '../../../server/db/database';
import { comments, posts } from '../../../server/db/schema/communities';
import { members } from '../../../server/db/schema/members';
import { DrawnPictures } from '../../../server/pictures/drawn-pictures';
import { fillCommunity } from '../../../server/sample/community/fill-community';
import { SAMPLE_PEOPLE } from '../../../server/sample/community/people.data';
import { SAMPLE_POSTS } from '../../../server/sample/community/posts.data';
import { sampleDocument } from '../../../server/sample/community/sample-document';
import { DATABASES, openTestDatabase } from '../../support/databases';

const TODAY = '20261120';
const written = SAMPLE_POSTS.flatMap((board) => board.posts);

describe('the posts of the sample', () => {
  it('have titles and documents that a member could have written', () => {
    expect(written.length).toBeGreaterThan(250);
    for (const post of written) {
      const { title } = post;
      expect(checkPostTitle(title), title).toMatchObject({ ok: true });
      expect(checkDocument(sampleDocument(post), EDITOR_KIND.POST), title).toMatchObject({
        ok: true,
      });
    }
    expect(new Set(written.map(({ title }) => title)).size).toBe(written.length);
  });

  it('make headings, lists, quotes, rules and bold words of their lines', () => {
    const document = sampleDocument({
      text: ['## 하나', '### 둘', '- 셋', '- 넷', '1. 다섯', '> 여섯', '---', '', '**굵게** 씀'],
    });
    expect(document.content.map(({ type }) => type)).toEqual([
      'heading',
      'heading',
      'bulletList',
      'orderedList',
      'blockquote',
      'horizontalRule',
      'paragraph',
      'paragraph',
    ]);
    expect(document.content.at(-1)).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: '굵게', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' 씀' },
      ],
    });
  });
});

describe.each(DATABASES)('filling in the community on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.db.transaction((tx) => fillCommunity(tx, TODAY));
  });
  afterAll(() => database.close());

  it('puts in every post with what was said about it, and nothing of the future', async () => {
    const said = written.reduce(
      (sum, post) =>
        sum + post.comments.reduce((all, { replies = [] }) => all + 1 + replies.length, 0),
      0,
    );
    expect(await database.db.$count(posts)).toBe(written.length);
    expect(await database.db.$count(comments)).toBe(said);
    expect(await database.db.$count(members)).toBe(SAMPLE_PEOPLE.length);
    const [latest] = await database.db.select({ at: sql<string>`max(created_at)` }).from(posts);
    expect(Date.parse(latest?.at ?? '')).toBeLessThan(seoulMidnight(TODAY));
    const [lastSaid] = await database.db
      .select({ at: sql<string>`max(created_at)` })
      .from(comments);
    expect(Date.parse(lastSaid?.at ?? '')).toBeLessThanOrEqual(seoulMidnight(TODAY));
  });

  it('counts likes and comments of each', async () => {
    const [counted] = await database.db
      .select({
        likes: sql<number>`sum(likes)`.mapWith(Number),
        comments: sql<number>`sum(comments)`.mapWith(Number),
      })
      .from(posts);
    expect(counted).toEqual({
      likes: written.reduce((sum, { likes }) => sum + likes, 0),
      comments: await database.db.$count(comments),
    });
  });

  it('shows drawn pictures in one of six, each with words for those who do not see it', async () => {
    const shown = await database.db
      .select({ document: posts.document, pictureIds: posts.pictureIds })
      .from(posts)
      .where(sql`cardinality(${posts.pictureIds}) > 0`);
    expect(written.length / shown.length).toBeGreaterThan(5);
    expect(written.length / shown.length).toBeLessThan(7);
    const drawn = new DrawnPictures({ baseUrl: '', secret: 'secret' });
    for (const { document, pictureIds } of shown) {
      const last = document.content.at(-1);
      expect(last).toMatchObject({ type: 'picture', attrs: { id: pictureIds[0] } });
      expect(last?.type === 'picture' ? last.attrs.alt : '').toMatch(/\S/);
      expect((await drawn.of(pictureIds)).size).toBe(1);
    }
  });

  it('adds nothing a second time', async () => {
    await database.db.transaction((tx) => fillCommunity(tx, TODAY));
    expect(await database.db.$count(posts)).toBe(written.length);
    expect(await database.db.$count(members)).toBe(SAMPLE_PEOPLE.length);
  });
});
