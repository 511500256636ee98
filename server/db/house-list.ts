import { and, count, sql } from 'drizzle-orm';
import type { Page } from '#core';
import type { Database, Queries } from './database';
import { readCursor, writeCursor, type HouseCursor } from './house-cursor';
import { isAsked } from './house-filter-sql';
import { after, orderBy, orderTerms } from './house-order';
import type { AskedList } from './house-queries';
import type { HouseSummaryRecord } from './house-record';
import { summaryColumns, toSummary } from './house-rows';
import { houses } from './schema';
import { housesVersion, inSnapshot } from './snapshot';

/** The recommended order counts days; a first page that is the same for a minute can be kept. */
const SAME_FOR_MS = 60_000;

/** What the first page settles and later pages repeat. */
type Anchor = Pick<HouseCursor, 'now' | 'today' | 'total' | 'version'>;

/** @throws BadCursorError when the cursor belongs to another question. */
export async function listHouses(
  database: Pick<Database, 'db'>,
  query: AskedList,
): Promise<Page<HouseSummaryRecord>> {
  const cursor = query.cursor === null ? null : readCursor(query.cursor, query);
  return cursor === null
    ? inSnapshot(database, async (tx) => page(tx, query, await firstAnchor(tx, query), null))
    : page(database.db, query, cursor, cursor);
}

async function firstAnchor(tx: Queries, query: AskedList): Promise<Anchor> {
  const [row] = await tx.select({ total: count() }).from(houses).where(isAsked(query));
  const now = query.now - (query.now % SAME_FOR_MS);
  return {
    now,
    today: query.today,
    total: row?.total ?? 0,
    version: await housesVersion(tx),
  };
}

async function page(
  tx: Queries,
  query: AskedList,
  anchor: Anchor,
  last: HouseCursor | null,
): Promise<Page<HouseSummaryRecord>> {
  const { now, today, total, version } = anchor;
  const order = orderBy(query.sort, { bounds: query.bounds, now, today });
  const rows = await tx
    .select({ ...summaryColumns, key: sql<string>`(${order.key})::text`.as('key') })
    .from(houses)
    .where(
      and(
        isAsked({ ...query, today }),
        last === null ? undefined : after(order, last.key, last.id),
      ),
    )
    .orderBy(...orderTerms(order))
    // One more than is shown tells whether there is another page.
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const end = shown.at(-1);
  return {
    items: shown.map(toSummary),
    next:
      rows.length > query.limit && end !== undefined
        ? writeCursor({ key: end.key, id: end.id, now, today, total, version }, query)
        : null,
    total,
    version,
  };
}
