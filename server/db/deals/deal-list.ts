import { and, arrayContains, between, eq, inArray, or, type SQL } from 'drizzle-orm';
import {
  codesInDong,
  DEAL_KIND,
  DEAL_TYPE,
  directFilterToParams,
  type DirectFilter,
  type DirectListQuery,
  type Page,
} from '#core';
import type { DirectSummaryRecord } from '../../ports/deals/deals';
import { readCursor, writeCursor } from '../communities/community-cursor';
import type { Reader } from '../communities/reader';
import type { Queries } from '../database';
import { deals } from '../schema/deals';
import { currentDealsVersion } from './deal-reading';
import { inBounds, inRange, isKind, oneOf } from './deal-conditions';
import { countOf, inOrder, orderedIds, type Ranked } from './deal-order';
import { isFound, selectSummaries, toSummary } from './deal-rows';

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
  const at = new Date(now);
  const isAsked = asked(query, reader, at);
  const { total, version } = cursor ?? {
    total: await countOf(tx, isAsked),
    version: await currentDealsVersion(tx, DEAL_KIND.direct, reader, at),
  };
  const places = await orderedIds(tx, isAsked, query, cursor);
  const shown = places.slice(0, query.limit);
  const last = shown.at(-1);
  const rows = await rowsOf(tx, reader, shown);
  return {
    items: rows.map((row) => toSummary(row, now)),
    next:
      last !== undefined && places.length > shown.length
        ? writeCursor({ ...last, total, version }, question)
        : null,
    total,
    version,
  };
}

/** The cards of those, in their order. */
async function rowsOf(tx: Queries, reader: Reader, shown: readonly Ranked[]) {
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  return inOrder(shown, await selectSummaries(tx, reader).where(inArray(deals.id, ids)));
}

const asked = ({ bounds, filter }: DirectListQuery, reader: Reader, now: Date): SQL | undefined =>
  and(isKind(DEAL_KIND.direct), isFound(reader, now), inBounds(bounds), ...filtered(filter));

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

/** Whoever goes on may have signed in since: a page that was drawn is a visitor's. */
const questionOf = ({ bounds, filter, sort }: DirectListQuery): unknown => [
  'directs',
  bounds && [bounds.swLat, bounds.swLng, bounds.neLat, bounds.neLng],
  directFilterToParams(filter),
  sort,
];
