import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import {
  DEAL_STATUS,
  isHiddenBy,
  mateFit,
  mateRentType,
  MODERATED,
  reopenUntil,
  seoulDay,
  statusAt,
  type MateConsent,
  type MateTerms,
} from '#core';
import type { MateRecord, MateSummaryRecord } from '../../ports/deals/mates';
import { mayAppeal, toHold, toWriter } from '../communities/post-rows';
import { isOwn, type Reader } from '../communities/reader';
import type { Queries } from '../database';
import { hasSaid } from '../deals/deal-rows';
import { deals, dealViewCounts } from '../schema/deals';
import { mates } from '../schema/mates';
import { members } from '../schema/members';

const mateColumns = (reader: Reader) => ({
  id: deals.id,
  status: deals.status,
  confirmedAt: deals.confirmedAt,
  shownUntil: deals.shownUntil,
  goneAt: deals.goneAt,
  priceKey: deals.priceKey,
  title: deals.title,
  description: deals.description,
  pictures: deals.pictures,
  createdAt: deals.createdAt,
  isExample: deals.isExample,
  holdState: deals.holdState,
  holdReason: deals.holdReason,
  mayAppeal: mayAppeal(MODERATED.DEAL, deals.id),
  isAuthor: isOwn(reader, deals.authorId),
  authorId: deals.authorId,
  nickname: members.nickname,
  terms: mates.terms,
});

/** Mates with what their cards show. */
export const selectMates = (queries: Pick<Queries, 'select'>, reader: Reader) =>
  queries
    .select(mateColumns(reader))
    .from(deals)
    .innerJoin(mates, eq(mates.dealId, deals.id))
    .leftJoin(members, eq(members.id, deals.authorId))
    .$dynamic();

export type MateRow = Awaited<ReturnType<typeof selectMates>>[number];

/** One mate with all that its page shows. */
export async function wholeMate(queries: Pick<Queries, 'select'>, reader: Reader, id: number) {
  const [row] = await queries
    .select({
      ...mateColumns(reader),
      lat: deals.lat,
      lng: deals.lng,
      editedAt: deals.editedAt,
      hasAsked: hasSaid(reader, 'ASKED'),
      saidGone: hasSaid(reader, 'GONE'),
      views: sql<number>`(select coalesce(sum(${dealViewCounts.views}), 0)
        from ${dealViewCounts} where ${dealViewCounts.dealId} = ${deals.id})`.mapWith(Number),
    })
    .from(deals)
    .innerJoin(mates, eq(mates.dealId, deals.id))
    .leftJoin(members, eq(members.id, deals.authorId))
    .where(eq(deals.id, id));
  return row ?? null;
}

type WholeMateRow = NonNullable<Awaited<ReturnType<typeof wholeMate>>>;

/** Who is compared, and when. */
export interface Comparing {
  /** Null where nothing is known of who asks. */
  readonly mine: MateTerms | null;
  readonly now: number;
}

/** By what a member is compared with others: their latest listing that is not over. */
export async function comparingFor(
  queries: Pick<Queries, 'select'>,
  member: number | null,
  now: number,
): Promise<Comparing> {
  if (member === null) return { mine: null, now };
  const [own] = await queries
    .select({ terms: mates.terms })
    .from(deals)
    .innerJoin(mates, eq(mates.dealId, deals.id))
    .where(
      and(
        eq(deals.authorId, member),
        isNull(deals.removedAt),
        ne(deals.status, DEAL_STATUS.DONE),
        sql`${deals.shownUntil} > ${new Date(now - reopenUntil(0)).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(deals.id))
    .limit(1);
  return { mine: own?.terms ?? null, now };
}

/** What holds a listing is told to its author alone, and nobody is compared with themselves. */
const shownOf = (row: MateRow, { mine, now }: Comparing) => ({
  id: String(row.id),
  status: statusAt(row.status, row.shownUntil.getTime(), now),
  title: row.title,
  rentType: mateRentType(row.terms),
  author: toWriter(row.authorId, row.nickname),
  fit: mine === null || row.isAuthor ? null : mateFit(mine, row.terms, seoulDay(now)),
  confirmedAt: row.confirmedAt.toISOString(),
  shownUntil: row.shownUntil.toISOString(),
  createdAt: row.createdAt.toISOString(),
  isExample: row.isExample,
  hold: row.isAuthor ? toHold(row) : null,
});

export const toMateSummary = (row: MateRow, comparing: Comparing): MateSummaryRecord => ({
  ...row.terms,
  ...shownOf(row, comparing),
  picture: row.pictures[0] ?? null,
  photoCount: row.pictures.length,
});

export const toMate = (
  row: WholeMateRow,
  comparing: Comparing,
  consent: MateConsent | null,
): MateRecord => ({
  ...row.terms,
  ...shownOf(row, comparing),
  lat: row.lat,
  lng: row.lng,
  intro: row.description,
  pictures: row.pictures,
  views: row.views,
  editedAt: row.editedAt?.toISOString() ?? null,
  consent,
  isHiddenByOwner: row.isAuthor && isHiddenBy(row.status),
  mine: { isAuthor: row.isAuthor, hasAsked: row.hasAsked, saidGone: row.saidGone },
});
