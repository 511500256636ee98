import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import {
  asksNothing,
  POST_SORT,
  searchWords,
  type Page,
  type PostListQuery,
  type PostSort,
} from '#core';
import type { PostRecord } from '../../ports/communities/posts';
import type { Queries } from '../database';
import { posts } from '../schema/communities';
import { members } from '../schema/members';
import { idsOfFound } from '../search/search-sql';
import { readCursor, writeCursor, type CommunityCursor } from './community-cursor';
import { summaryColumns, toRecord } from './post-rows';
import { isSeen, type Reader } from './reader';
import { rowsVersion } from './row-ids';

/**
 * A page in the core's order; run it in one snapshot. What is popular or much commented moves while
 * it is read: whoever reads on may meet it twice, or miss it.
 * @throws BadCursorError when the cursor belongs to another question.
 */
export async function listPosts(
  tx: Queries,
  query: PostListQuery,
  reader: Reader,
): Promise<Page<PostRecord>> {
  const question = questionOf(query);
  const cursor = query.cursor === null ? null : readCursor(query.cursor, question);
  const { key, column } = ORDERS[query.sort];
  const isAsked = asked(query, reader);
  const { total, version } = cursor ?? (await wholeOf(tx, isAsked));
  const rows = await tx
    .select({ ...summaryColumns(reader), key: key.mapWith(Number) })
    .from(posts)
    .leftJoin(members, eq(members.id, posts.authorId))
    .where(and(isAsked, behind(query.sort, cursor)))
    .orderBy(desc(column), desc(posts.id))
    // One more than is shown tells whether there is another page.
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const goesOn = last !== undefined && rows.length > query.limit;
  return {
    items: shown.map(toRecord),
    next: goesOn ? writeCursor({ key: last.key, id: last.id, total, version }, question) : null,
    total,
    version,
  };
}

const inMs = sql<number>`(extract(epoch from ${posts.createdAt}) * 1000)::bigint`;

/** By what each order goes, and as what a cursor carries it. */
const ORDERS = {
  [POST_SORT.newest]: { column: posts.createdAt, key: inMs },
  [POST_SORT.popular]: { column: posts.heat, key: sql<number>`${posts.heat}` },
  [POST_SORT.commented]: { column: posts.comments, key: sql<number>`${posts.comments}` },
} as const;

function behind(sort: PostSort, cursor: CommunityCursor | null): SQL | undefined {
  if (cursor === null) return undefined;
  const place =
    sort === POST_SORT.newest
      ? sql`${new Date(cursor.key).toISOString()}::timestamptz`
      : sql`${cursor.key}::bigint`;
  return sql`(${ORDERS[sort].column}, ${posts.id}) < (${place}, ${cursor.id}::bigint)`;
}

function asked({ categoryTypeCode, q }: PostListQuery, reader: Reader): SQL | undefined {
  return and(
    isSeen(reader, posts),
    categoryTypeCode === null ? undefined : eq(posts.board, categoryTypeCode),
    asksNothing(q) ? undefined : sql`${posts.id} in ${idsOfFound('post', searchWords(q))}`,
  );
}

async function wholeOf(tx: Queries, isAsked: SQL | undefined) {
  const [whole] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number), version: rowsVersion(posts) })
    .from(posts)
    .where(isAsked);
  return whole ?? { total: 0, version: '' };
}

/** Whoever goes on may have signed in since: a page that was drawn is a visitor's. */
const questionOf = ({ categoryTypeCode, q, sort }: PostListQuery): unknown => [
  'posts',
  categoryTypeCode,
  sort,
  q,
];
