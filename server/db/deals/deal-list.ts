import {
  and,
  arrayContains,
  asc,
  between,
  desc,
  eq,
  gte,
  inArray,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  codesInDong,
  DEAL_KIND,
  DEAL_TYPE,
  DIRECT_SORT,
  directFilterToParams,
  type Bounds,
  type DirectFilter,
  type DirectListQuery,
  type DirectSort,
  type NumberRange,
  type Page,
} from '#core';
import type { DirectSummaryRecord } from '../../ports/deals/deals';
import { readCursor, writeCursor, type CommunityCursor } from '../communities/community-cursor';
import type { Reader } from '../communities/reader';
import { rowsVersion } from '../communities/row-ids';
import type { Queries } from '../database';
import { deals } from '../schema/deals';
import { isFound, selectSummaries, toSummary, type SummaryRow } from './deal-rows';

/**
 * A page in the core's order; run it in one snapshot.
 * @throws BadCursorError when the cursor belongs to another question.
 */
export async function listDirects(
  tx: Queries,
  query: DirectListQuery,
  reader: Reader,
  now: number,
): Promise<Page<DirectSummaryRecord>> {
  const question = questionOf(query);
  const cursor = query.cursor === null ? null : readCursor(query.cursor, question);
  const isAsked = asked(query, reader, new Date(now));
  const { total, version } = cursor ?? (await wholeOf(tx, isAsked));
  const rows = await selectSummaries(tx, reader)
    .where(and(isAsked, behind(query.sort, cursor)))
    .orderBy(...ORDERS[query.sort])
    // One more than is shown tells whether there is another page.
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const goesOn = last !== undefined && rows.length > query.limit;
  return {
    items: shown.map((row) => toSummary(row, now)),
    next: goesOn
      ? writeCursor({ key: keyOf(query.sort, last), id: last.id, total, version }, question)
      : null,
    total,
    version,
  };
}

const ORDERS = {
  [DIRECT_SORT.newest]: [desc(deals.createdAt), desc(deals.id)],
  [DIRECT_SORT.price]: [asc(deals.priceKey), desc(deals.id)],
} as const;

/** By what an order goes. */
const keyOf = (sort: DirectSort, row: SummaryRow): number =>
  sort === DIRECT_SORT.newest ? row.createdAt.getTime() : row.priceKey;

function behind(sort: DirectSort, cursor: CommunityCursor | null): SQL | undefined {
  if (cursor === null) return undefined;
  const { key, id } = cursor;
  return sort === DIRECT_SORT.newest
    ? sql`(${deals.createdAt}, ${deals.id}) < (${new Date(key).toISOString()}::timestamptz, ${id}::bigint)`
    : sql`(${deals.priceKey}, - ${deals.id}) > (${key}::bigint, - ${id}::bigint)`;
}

const asked = ({ bounds, filter }: DirectListQuery, reader: Reader, now: Date): SQL | undefined =>
  and(
    eq(deals.kind, DEAL_KIND.direct),
    isFound(reader, now),
    inBounds(bounds),
    ...filtered(filter),
  );

const inBounds = (bounds: Bounds | null): SQL | undefined =>
  bounds === null
    ? undefined
    : and(
        between(deals.lat, bounds.swLat, bounds.neLat),
        between(deals.lng, bounds.swLng, bounds.neLng),
      );

/** The core's `matchesDirect`. */
function filtered(filter: DirectFilter): (SQL | undefined)[] {
  const { roomTypes, rentTypes, parties, options, dongliCode, deposit, monthly } = filter;
  const rent = inRange(deals.monthly, monthly);
  const dong = dongliCode === null ? null : codesInDong(dongliCode);
  return [
    oneOf(deals.roomType, roomTypes),
    oneOf(deals.rentType, rentTypes),
    oneOf(deals.party, parties),
    options.length === 0 ? undefined : arrayContains(deals.options, [...options]),
    inRange(deals.deposit, deposit),
    rent && or(eq(deals.rentType, DEAL_TYPE.JEONSE), rent),
    dong === null ? undefined : between(deals.dongliCode, dong.from, dong.to),
  ];
}

const oneOf = (column: AnyPgColumn, codes: readonly string[]): SQL | undefined =>
  codes.length === 0 ? undefined : inArray(column, [...codes]);

const inRange = (column: AnyPgColumn, { from, to }: NumberRange): SQL | undefined =>
  and(from === null ? undefined : gte(column, from), to === null ? undefined : lte(column, to));

async function wholeOf(tx: Queries, isAsked: SQL | undefined) {
  const [whole] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number), version: rowsVersion(deals) })
    .from(deals)
    .where(isAsked);
  return whole ?? { total: 0, version: '' };
}

/** Whoever goes on may have signed in since: a page that was drawn is a visitor's. */
const questionOf = ({ bounds, filter, sort }: DirectListQuery): unknown => [
  'directs',
  bounds && [bounds.swLat, bounds.swLng, bounds.neLat, bounds.neLng],
  directFilterToParams(filter),
  sort,
];
