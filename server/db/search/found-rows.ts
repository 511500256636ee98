import { and, eq, inArray } from 'drizzle-orm';
import { MOST_SAID, SEARCH_KIND, textAroundHit } from '#core';
import type { AskedSearch, StoredHit } from '../../ports/search';
import { summaryColumns as postColumns, toRecord } from '../communities/post-rows';
import { isSeen, type Reader } from '../communities/reader';
import type { Queries } from '../database';
import { summaryColumns as contentColumns } from '../magazine/content-rows';
import { summaryColumns as noticeColumns, toSummary } from '../notices/notice-rows';
import { posts } from '../schema/communities';
import { contents } from '../schema/magazine';
import { members } from '../schema/members';
import { notices } from '../schema/notices';

type Selecting = Pick<Queries, 'select'>;
type Found = readonly (readonly [id: number, hit: StoredHit])[];

/** What was found, by the ids under which it is searched. */
export async function foundRows(
  db: Selecting,
  query: AskedSearch,
  ids: readonly number[],
  reader: Reader,
): Promise<ReadonlyMap<number, StoredHit>> {
  if (ids.length === 0) return new Map();
  switch (query.kind) {
    case SEARCH_KIND.notice:
      return new Map(await noticesOf(db, query, ids));
    case SEARCH_KIND.post:
      return new Map(await postsOf(db, query, ids, reader));
    case SEARCH_KIND.content:
      return new Map(await contentsOf(db, query, ids));
  }
}

async function noticesOf(
  db: Selecting,
  { now }: AskedSearch,
  ids: readonly number[],
): Promise<Found> {
  const rows = await db
    .select(noticeColumns)
    .from(notices)
    .where(inArray(notices.id, [...ids]));
  return rows.map((row) => [row.id, { kind: SEARCH_KIND.notice, notice: toSummary(row, now) }]);
}

async function postsOf(
  db: Selecting,
  { q }: AskedSearch,
  ids: readonly number[],
  reader: Reader,
): Promise<Found> {
  const rows = await db
    .select({ ...postColumns(reader), text: posts.text })
    .from(posts)
    .leftJoin(members, eq(members.id, posts.authorId))
    .where(and(inArray(posts.id, [...ids]), isSeen(reader, posts)));
  return rows.map(({ text, ...row }) => {
    const said = textAroundHit(text, q, MOST_SAID);
    return [row.id, { kind: SEARCH_KIND.post, post: toRecord(row), said }];
  });
}

async function contentsOf(
  db: Selecting,
  { q }: AskedSearch,
  ids: readonly number[],
): Promise<Found> {
  const rows = await db
    .select({ ...contentColumns, key: contents.key, text: contents.text })
    .from(contents)
    .where(inArray(contents.key, [...ids]));
  return rows.map(({ key, text, ...content }) => {
    const said = textAroundHit(`${content.summary} ${text}`, q, MOST_SAID);
    return [key, { kind: SEARCH_KIND.content, content, said }];
  });
}
