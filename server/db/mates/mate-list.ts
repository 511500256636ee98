import { and, arrayContains, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  DEAL_KIND,
  MATE_SORT,
  mateFilterToParams,
  RANK_START,
  seoulDay,
  type MateListQuery,
  type MateTerms,
  type Page,
} from '#core';
import type { MateSummaryRecord } from '../../ports/deals/mates';
import { readCursor, writeCursor, type CommunityCursor } from '../communities/community-cursor';
import type { Reader } from '../communities/reader';
import type { Queries } from '../database';
import { deals } from '../schema/deals';
import { mates } from '../schema/mates';
import { inBounds, inRange, isKind, oneOf } from '../deals/deal-conditions';
import { countOf, inOrder, orderedIds, type Ranked } from '../deals/deal-order';
import { currentDealsVersion } from '../deals/deal-reading';
import { isFound } from '../deals/deal-rows';
import { isMarked, livesAsAsked, marksInDong } from './mate-columns';
import { comparedWith } from './mate-rank';
import { comparingFor, selectMates, toMateSummary } from './mate-rows';

/** Below this a cursor is a rank, from there on a moment. */
const FIRST_MOMENT = 1_000_000;

/**
 * A page in the order asked for; run it in one snapshot.
 * @throws BadCursorError when the cursor belongs to another question.
 */
export async function listMates(
  tx: Queries,
  query: MateListQuery,
  reader: Reader,
  now: number,
): Promise<Page<MateSummaryRecord>> {
  const question = questionOf(query);
  const cursor = query.cursor === null ? null : readCursor(query.cursor, question);
  const comparing = await comparingFor(tx, reader.id, now);
  const isAsked = asked(query, reader, new Date(now));
  const { mine } = comparing;
  const places =
    mine !== null && isByRank(query, cursor)
      ? await rankedIds(tx, isAsked, mine, { query, cursor, now })
      : await orderedIds(tx, all(isAsked), byNewestOr(query), cursor);
  const shown = places.slice(0, query.limit);
  const last = shown.at(-1);
  const rows = await rowsOf(tx, reader, shown);
  const { total, version } = cursor ?? {
    total: await countOf(tx, all(isAsked)),
    version: await currentDealsVersion(tx, DEAL_KIND.mate, reader, new Date(now)),
  };
  return {
    items: rows.map((row) => toMateSummary(row, comparing)),
    next:
      last !== undefined && places.length > shown.length
        ? writeCursor({ ...last, total, version }, question)
        : null,
    total,
    version,
  };
}

/** Whoever goes on may have signed in since: what began by the newest goes on so. */
const isByRank = ({ sort }: MateListQuery, cursor: CommunityCursor | null): boolean =>
  sort === MATE_SORT.fit && (cursor === null || cursor.key < FIRST_MOMENT);

const byNewestOr = ({ sort, limit }: MateListQuery) => ({
  sort: sort === MATE_SORT.price ? sort : MATE_SORT.newest,
  limit,
});

/**
 * By how they go together with somebody: those who may live with them, and the others, who all stand
 * behind, only where these are too few.
 */
async function rankedIds(
  tx: Queries,
  isAsked: Conditions,
  mine: MateTerms,
  { query, cursor, now }: { query: MateListQuery; cursor: CommunityCursor | null; now: number },
): Promise<readonly Ranked[]> {
  const most = query.limit + 1;
  const some = async (isMeeting: boolean, limit: number): Promise<readonly Ranked[]> => {
    const behind =
      cursor === null ? sql`true` : sql`(key, id) < (${cursor.key}::bigint, ${cursor.id}::bigint)`;
    const comparison = { mine, today: seoulDay(now), isMeeting };
    // A box leaves few: they are found before anybody is compared.
    const inBox =
      query.bounds === null
        ? undefined
        : sql`${mates.dealId} in (select ${deals.id} from ${deals} where ${isAsked.deal})`;
    const compared = comparedWith(comparison, and(isAsked.mate, inBox), behind);
    const { rows } = await tx.execute<{ id: string; key: number }>(sql`
      select compared.id, key from ${compared} as compared
      join ${deals} on ${deals.id} = compared.id
      where ${isAsked.deal} order by key desc, compared.id desc limit ${limit}`);
    return rows.map(({ id, key }) => ({ id: Number(id), key }));
  };
  const isPast = cursor !== null && cursor.key <= RANK_START.mostOfOthers;
  const meeting = isPast ? [] : await some(true, most);
  return meeting.length === most
    ? meeting
    : [...meeting, ...(await some(false, most - meeting.length))];
}

/** The cards of those, in their order. */
async function rowsOf(tx: Queries, reader: Reader, shown: readonly Ranked[]) {
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  return inOrder(shown, await selectMates(tx, reader).where(inArray(deals.id, ids)));
}

/** What is asked of the deal, and of what is said of the mate beside it. */
interface Conditions {
  readonly deal: SQL | undefined;
  /** Undefined where nothing is asked: then nobody looks at it. */
  readonly mate: SQL | undefined;
}

/** The core's `matchesMate`. */
function asked({ bounds, filter }: MateListQuery, reader: Reader, now: Date): Conditions {
  const { side, gender, ages, rentTypes, deposit, monthly, utilities, options } = filter;
  const inDong = filter.dongliCode === null ? null : isMarked(marksInDong(filter.dongliCode));
  const around = inBounds(bounds);
  return {
    deal: and(
      isKind(DEAL_KIND.mate),
      isFound(reader, now),
      around === undefined || inDong === null ? around : or(around, inList(inDong)),
      oneOf(deals.rentType, rentTypes),
      inRange(deals.deposit, deposit),
      inRange(deals.monthly, monthly),
      options.length === 0 ? undefined : arrayContains(deals.options, [...options]),
    ),
    mate: and(
      side === null ? undefined : eq(mates.side, side),
      gender === null ? undefined : eq(mates.gender, gender),
      oneOf(mates.age, ages),
      utilities.length === 0 ? undefined : arrayContains(mates.utilities, [...utilities]),
      ...livesAsAsked(filter.habits),
      around === undefined && inDong !== null ? inDong : undefined,
    ),
  };
}

const all = ({ deal, mate }: Conditions): SQL | undefined =>
  mate === undefined ? deal : and(deal, inList(mate));

/** Whether the mate beside a deal is as is asked. */
const inList = (mate: SQL): SQL =>
  sql`${deals.id} in (select ${mates.dealId} from ${mates} where ${mate})`;

const questionOf = ({ bounds, filter, sort }: MateListQuery): unknown => [
  'mates',
  bounds && [bounds.swLat, bounds.swLng, bounds.neLat, bounds.neLng],
  mateFilterToParams(filter),
  sort,
];
