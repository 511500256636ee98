import { and, gt, sql, type SQL } from 'drizzle-orm';
import {
  dealWays,
  isHiddenBy,
  MODERATED,
  statusAt,
  type DealContact,
  type ExactPlace,
  type Floor,
  type HouseTypeCode,
  type OwnerReplies,
  type Party,
} from '#core';
import type { DirectDetail, DirectRecord, DirectSummaryRecord } from '../../ports/deals/deals';
import { mayAppeal, toHold, toWriter } from '../communities/post-rows';
import { isApart, isOwn, type Reader } from '../communities/reader';
import type { Queries } from '../database';
import { dealContacts, deals, dealViewCounts, dealWords } from '../schema/deals';
import { members } from '../schema/members';

/** Whether its owner and the rules leave a deal on offer, be it confirmed or not. */
export const isStanding = (): SQL =>
  // Written out, not parameters: the planner has to see that the partial indexes apply. Who has left
  // offers nothing any more (spec/readings R56).
  sql`(${deals.removedAt} is null and ${deals.holdState} is null
    and ${deals.status} in ('OPEN', 'RESERVED') and ${deals.authorId} is not null)`;

/** Whether everybody may find a deal at a moment: read by the clock, whatever was written since. */
export const isOffered = (now: Date): SQL | undefined =>
  and(isStanding(), gt(deals.shownUntil, now));

/** The same for somebody, who does not meet whom they blocked. */
export const isFound = (reader: Reader, now: Date): SQL | undefined =>
  and(isOffered(now), sql`not ${isApart(reader, deals.authorId)}`);

export const summaryColumns = (reader: Reader) => ({
  id: deals.id,
  status: deals.status,
  confirmedAt: deals.confirmedAt,
  shownUntil: deals.shownUntil,
  // A room has both, whatever a mate has not.
  party: sql<Party>`${deals.party}`,
  roomType: sql<HouseTypeCode>`${deals.roomType}`,
  rentType: deals.rentType,
  deposit: deals.deposit,
  monthly: deals.monthly,
  maintenance: deals.maintenance,
  priceKey: deals.priceKey,
  options: deals.options,
  dongliCode: deals.dongliCode,
  sido: deals.sido,
  sigungu: deals.sigungu,
  dong: deals.dong,
  lat: deals.lat,
  lng: deals.lng,
  station: deals.station,
  title: deals.title,
  // Of what a page shows no more than a card does.
  area: sql<number>`(${deals.detail} ->> 'area')::float8`.mapWith(Number),
  floor: sql<Floor>`${deals.detail} -> 'floor'`,
  pictures: deals.pictures,
  createdAt: deals.createdAt,
  isExample: deals.isExample,
  holdState: deals.holdState,
  holdReason: deals.holdReason,
  mayAppeal: mayAppeal(MODERATED.DEAL, deals.id),
  isAuthor: isOwn(reader, deals.authorId),
});

/** Deals with what their cards show. */
export const selectSummaries = (queries: Pick<Queries, 'select'>, reader: Reader) =>
  queries.select(summaryColumns(reader)).from(deals).$dynamic();

/** Whether the reader said something of a deal since it was confirmed. */
export const hasSaid = ({ id }: Reader, what: typeof dealWords.$inferSelect.what): SQL<boolean> =>
  id === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${dealWords} where ${dealWords.dealId} = ${deals.id}
        and ${dealWords.what} = ${what} and ${dealWords.memberId} = ${id}::bigint)`;

/** Deals with all that their pages show, but where they are. */
export const selectWhole = (queries: Pick<Queries, 'select'>, reader: Reader) =>
  queries
    .select({
      ...summaryColumns(reader),
      kind: deals.kind,
      authorId: deals.authorId,
      nickname: members.nickname,
      description: deals.description,
      // Of a mate there is none, and nothing asks for it.
      detail: sql<DirectDetail>`${deals.detail}`,
      editedAt: deals.editedAt,
      isMiddle: deals.isMiddle,
      removedAt: deals.removedAt,
      isApart: isApart(reader, deals.authorId),
      // How it ends is the owner's and theirs who press for it.
      isCalled: sql<boolean>`${dealContacts.tel} is not null`,
      takesSms: dealContacts.takesSms,
      hasAsked: hasSaid(reader, 'ASKED'),
      saidGone: hasSaid(reader, 'GONE'),
      views: sql<number>`(select coalesce(sum(${dealViewCounts.views}), 0)
        from ${dealViewCounts} where ${dealViewCounts.dealId} = ${deals.id})`.mapWith(Number),
    })
    .from(deals)
    .leftJoin(members, sql`${members.id} = ${deals.authorId}`)
    .leftJoin(dealContacts, sql`${dealContacts.dealId} = ${deals.id}`)
    .$dynamic();

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];
export type WholeRow = Awaited<ReturnType<typeof selectWhole>>[number];

/** What cards and pages have in common; what holds a deal is told to its author alone. */
const shownOf = (row: SummaryRow, now: number) => ({
  id: String(row.id),
  status: statusAt(row.status, row.shownUntil.getTime(), now),
  confirmedAt: row.confirmedAt.toISOString(),
  shownUntil: row.shownUntil.toISOString(),
  party: row.party,
  roomType: row.roomType,
  rentType: row.rentType,
  deposit: row.deposit,
  monthly: row.monthly,
  area: row.area,
  floor: row.floor,
  options: row.options,
  address: {
    dongliCode: row.dongliCode,
    sido: row.sido,
    sigungu: row.sigungu,
    dong: row.dong,
  },
  lat: row.lat,
  lng: row.lng,
  station: row.station,
  title: row.title,
  createdAt: row.createdAt.toISOString(),
  isExample: row.isExample,
  hold: row.isAuthor ? toHold(row) : null,
});

export const toSummary = (row: SummaryRow, now: number): DirectSummaryRecord => ({
  ...shownOf(row, now),
  maintenance: row.maintenance,
  picture: row.pictures[0] ?? null,
  photoCount: row.pictures.length,
});

/** What its author is told of a deal, and of the place those to whom they opened it. */
export interface OwnParts {
  readonly place: ExactPlace | null;
  readonly contact: DealContact | null;
}

export const toDirect = (
  row: WholeRow,
  { own, replies }: { readonly own: OwnParts | null; readonly replies: OwnerReplies | null },
  now: number,
): DirectRecord => ({
  ...shownOf(row, now),
  ...row.detail,
  author: toWriter(row.authorId, row.nickname),
  description: row.description,
  pictures: row.pictures,
  exactPlace: own?.place ?? null,
  isMiddle: row.isMiddle,
  contact: own?.contact ?? null,
  ways: dealWays({ tel: row.isCalled ? '' : null, takesSms: row.takesSms === true }),
  replies,
  views: row.views,
  editedAt: row.editedAt?.toISOString() ?? null,
  isHiddenByOwner: row.isAuthor && isHiddenBy(row.status),
  mine: { isAuthor: row.isAuthor, hasAsked: row.hasAsked, saidGone: row.saidGone },
});
