import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { DEAL_KIND, DEAL_STATUS, isOnOffer, statusAt, type Result } from '#core';
import type { DealRecord, DealSummaryRecord } from '../../ports/deals/deals';
import { repliesOf } from '../chats/chat-figures';
import { isOwn, type Reader } from '../communities/reader';
import type { Queries } from '../database';
import { chatRooms } from '../schema/chats';
import { dealContacts, dealPlaces, deals } from '../schema/deals';
import {
  isFound,
  selectSummaries,
  selectWhole,
  toDirect,
  toSummary,
  type OwnParts,
} from './deal-rows';
import { consentBetween } from '../mates/mate-consents';
import { comparingFor, selectMates, toMate, toMateSummary, wholeMate } from '../mates/mate-rows';

const NONE = { ok: false, reason: 'none' } as const;
const ENDED = { ok: false, reason: 'ended' } as const;
const LAPSED = { ok: false, reason: 'lapsed' } as const;

/** A deal of either kind as somebody may see it; run it in one snapshot. */
export async function oneDeal(
  tx: Queries,
  key: number,
  who: Reader,
  now: number,
): Promise<Result<DealRecord, 'none' | 'ended' | 'lapsed'>> {
  const [row] = await selectWhole(tx, who).where(eq(deals.id, key));
  if (row === undefined || row.isApart) return NONE;
  if (row.removedAt !== null) return ENDED;
  if (!row.isAuthor) {
    if (row.holdState !== null) return NONE;
    const status = statusAt(row.status, row.shownUntil.getTime(), now);
    if (row.authorId === null || status === DEAL_STATUS.DONE) return ENDED;
    if (!isOnOffer(status)) return LAPSED;
  }
  if (row.kind === DEAL_KIND.mate) return mateOf(tx, key, who, now);
  const own = row.isAuthor ? await ownPartsOf(tx, key) : await openedPartsOf(tx, key, who);
  const owner = row.authorId ?? 0;
  const replies = (await repliesOf(tx, [owner], now)).get(owner) ?? null;
  return { ok: true, value: { ...toDirect(row, { own, replies }, now), dealType: row.kind } };
}

async function mateOf(
  tx: Queries,
  key: number,
  who: Reader,
  now: number,
): Promise<Result<DealRecord, 'ended'>> {
  const row = await wholeMate(tx, who, key);
  if (row === null || row.authorId === null) return ENDED;
  const comparing = await comparingFor(tx, who.id, now);
  const consent =
    who.id === null || row.isAuthor
      ? null
      : await consentBetween(tx, { member: who.id, other: row.authorId, now });
  return { ok: true, value: { ...toMate(row, comparing, consent), dealType: DEAL_KIND.mate } };
}

/** Those of these deals on offer, and one's own, in the order of their ids here. */
export async function someDeals(
  tx: Queries,
  keys: readonly number[],
  who: Reader,
  now: number,
): Promise<readonly DealSummaryRecord[]> {
  const isTheirs = and(isOwn(who, deals.authorId), sql`${deals.removedAt} is null`);
  const isSeen = and(inArray(deals.id, [...keys]), or(isFound(who, new Date(now)), isTheirs));
  const rooms = await selectSummaries(tx, who).where(and(isSeen, eq(deals.kind, DEAL_KIND.direct)));
  const people = await selectMates(tx, who).where(isSeen);
  const comparing = await comparingFor(tx, people.length === 0 ? null : who.id, now);
  const known = new Map<number, DealSummaryRecord>([
    ...rooms.map(
      (row) => [row.id, { ...toSummary(row, now), dealType: DEAL_KIND.direct }] as const,
    ),
    ...people.map(
      (row) => [row.id, { ...toMateSummary(row, comparing), dealType: DEAL_KIND.mate }] as const,
    ),
  ]);
  return keys.flatMap((key) => known.get(key) ?? []);
}

/** Of somebody else's room the building, where its owner let them see it (spec/readings R42). */
async function openedPartsOf(
  tx: Queries,
  dealId: number,
  { id: memberId }: Reader,
): Promise<OwnParts | null> {
  if (memberId === null) return null;
  const { road, lot, lat, lng } = dealPlaces;
  const [place] = await tx
    .select({ road, lot, lat, lng })
    .from(dealPlaces)
    .innerJoin(
      chatRooms,
      and(
        eq(chatRooms.kind, DEAL_KIND.direct),
        eq(chatRooms.listingId, dealPlaces.dealId),
        eq(chatRooms.seekerId, memberId),
        isNotNull(chatRooms.placeOpenedAt),
      ),
    )
    .where(eq(dealPlaces.dealId, dealId));
  return place === undefined ? null : { place: { ...place, unit: '' }, contact: null };
}

async function ownPartsOf(tx: Queries, dealId: number): Promise<OwnParts> {
  const { road, lot, unit, lat, lng } = dealPlaces;
  const [place = null] = await tx
    .select({ road, lot, unit, lat, lng })
    .from(dealPlaces)
    .where(eq(dealPlaces.dealId, dealId));
  const { tel, takesSms } = dealContacts;
  const [contact = null] = await tx
    .select({ tel, takesSms })
    .from(dealContacts)
    .where(eq(dealContacts.dealId, dealId));
  return { place, contact };
}
