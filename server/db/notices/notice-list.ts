import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import {
  asksNothing,
  SEARCH_KIND,
  searchWords,
  type ClosingDays,
  type NoticeSummary,
  type Page,
} from '#core';
import type { AskedNotices } from '../../ports/notices/notices';
import type { Queries } from '../database';
import { notices, noticesState } from '../schema/notices';
import { idsOfFound } from '../search/search-sql';
import { readCursor, writeCursor, type NoticeCursor } from './notice-cursor';
import { summaryColumns, toSummary } from './notice-rows';
import { passes, placeIn } from './notice-sql';

/** Windows begin and end with a minute: within one, a first page is the same and can be kept. */
const SAME_FOR_MS = 60_000;

/**
 * A page in the core's order. The cursor carries the first page's moment, so that nothing is left out
 * or shown twice where a notice closes between two pages.
 * @throws BadCursorError when the cursor belongs to another question.
 */
export async function listNotices(
  queries: Queries,
  query: AskedNotices,
): Promise<Page<NoticeSummary>> {
  const cursor = query.cursor === null ? null : readCursor(query.cursor, query);
  const now = cursor?.now ?? query.now - (query.now % SAME_FOR_MS);
  const rows = await pageOf(queries, query, now, cursor);
  const found = rows.flatMap(({ notice, place }) => (notice === null ? [] : [{ notice, place }]));
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1);
  const anchor = {
    now,
    total: cursor?.total ?? rows[0]?.place.total ?? 0,
    version: cursor?.version ?? rows[0]?.version ?? '0',
  };
  return {
    items: shown.map(({ notice }) => toSummary(notice, query.now)),
    next:
      last === undefined || found.length <= query.limit
        ? null
        : writeCursor({ ...last.place, ...anchor, id: last.notice.id }, query),
    total: anchor.total,
    version: anchor.version,
  };
}

/** One statement, so that rows, total and version agree; without a match one row of nulls. */
function pageOf(
  queries: Queries,
  { filter, q = '', closes, sort, limit }: AskedNotices,
  now: number,
  cursor: NoticeCursor | null,
) {
  const { group, key } = placeIn(sort, now);
  const places = queries
    .select({
      id: notices.id,
      group: sql<number>`${group}`.mapWith(Number).as('group'),
      key: sql<number>`${key}`.mapWith(Number).as('key'),
      // Of the first page, before it is cut off.
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(notices)
    .where(and(passes(filter, now), holdsWords(q), closesIn(closes), behind(cursor, group, key)))
    .orderBy(sql`"group"`, sql`"key"`, desc(notices.id))
    // One more than is shown tells whether there is another page.
    .limit(limit + 1)
    .as('places');
  return queries
    .select({
      version: sql<string>`${noticesState.version}`,
      place: { group: places.group, key: places.key, total: places.total },
      notice: summaryColumns,
    })
    .from(noticesState)
    .leftJoin(places, sql`true`)
    .leftJoin(notices, eq(notices.id, places.id))
    .orderBy(asc(places.group), asc(places.key), desc(places.id));
}

/** The core's `holdsWords`. */
const holdsWords = (q: string): SQL | undefined =>
  asksNothing(q)
    ? undefined
    : sql`${notices.id} in ${idsOfFound(SEARCH_KIND.notice, searchWords(q))}`;

/** The core's `closesWithin`: the day stands first in the text of the end. */
function closesIn({ from, to }: ClosingDays = { from: null, to: null }): SQL | undefined {
  const day = sql`replace(left(${notices.until}, 10), '-', '')`;
  return and(
    from === null ? undefined : sql`${day} >= ${from}`,
    to === null ? undefined : sql`${day} <= ${to}`,
  );
}

const behind = (cursor: NoticeCursor | null, group: SQL, key: SQL): SQL | undefined =>
  cursor === null
    ? undefined
    : sql`(${group}, ${key}, -${notices.id}) > (${cursor.group}::int, ${cursor.key}::bigint, ${-cursor.id}::bigint)`;
