import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  CONSENT_STATE,
  DEAL_KIND,
  HOUSE_STATUS,
  isOnOffer,
  statusAt,
  type ChatAbout,
  type ChatListing,
  type Result,
} from '#core';
import type { ChatRefusal } from '../../ports/chats/chats';
import { holdMembers } from '../communities/member-writes';
import { rowId } from '../communities/row-ids';
import type { Queries } from '../database';
import { isOffered } from '../deals/deal-rows';
import { consentBetween, isRequest, lockPair } from '../mates/mate-consents';
import { chatRooms, chatSeats, houseMembers } from '../schema/chats';
import { deals } from '../schema/deals';
import { houses } from '../schema/houses';
import { mateRequests } from '../schema/mates';
import { doNotMeet } from './chat-locks';

const NONE = { ok: false, reason: 'none' } as const;

/** What a room may be about, and between whom. */
interface Wanted {
  readonly kind: ChatListing['kind'];
  readonly id: number;
  readonly ownerId: number;
  readonly seekerId: number;
  /** Whether a room may begin now; one that is there is found again whatever became of it. */
  readonly mayBegin: boolean;
}

/** The room of a member about a listing, or with a mate, made where there is none; answers its id. */
export async function openRoom(
  tx: Queries,
  memberId: number,
  about: ChatAbout,
  now: Date,
): Promise<Result<string, ChatRefusal>> {
  const wanted = await wantedBy(tx, memberId, about, now);
  if (wanted === null) return NONE;
  const { kind, id: listingId, ownerId, seekerId } = wanted;
  if (ownerId === seekerId) return { ok: false, reason: 'own' };
  const otherId = ownerId === memberId ? seekerId : ownerId;
  const held = await holdMembers(tx, [memberId, otherId]);
  if (!held.has(memberId)) return { ok: false, reason: 'no-member' };
  if (kind === DEAL_KIND.mate) await lockPair(tx, memberId, otherId);
  if (await doNotMeet(tx, memberId, otherId)) return NONE;
  if (!held.has(otherId)) return { ok: false, reason: 'ended' };
  if (kind === DEAL_KIND.mate) {
    const there = await roomOfMates(tx, memberId, otherId);
    if (there !== null) return { ok: true, value: String(there) };
    const between = { member: memberId, other: otherId, now: now.getTime() };
    const { state } = await consentBetween(tx, between);
    // Who was declined learns no more than who waits.
    if (state !== CONSENT_STATE.ACCEPTED) return NONE;
  }
  const known = await roomAsWanted(tx, wanted);
  if (known !== null) return { ok: true, value: String(known) };
  if (!wanted.mayBegin) return { ok: false, reason: 'ended' };
  const [made] = await tx
    .insert(chatRooms)
    .values({ kind, listingId, seekerId, createdAt: now, lastAt: now })
    .onConflictDoNothing()
    .returning({ id: chatRooms.id });
  if (made === undefined) {
    // It was opened at the same time, and is there by now.
    const other = await roomAsWanted(tx, wanted);
    return other === null ? NONE : { ok: true, value: String(other) };
  }
  await tx.insert(chatSeats).values([
    { roomId: made.id, isOwner: true, memberId: ownerId },
    { roomId: made.id, isOwner: false, memberId: seekerId },
  ]);
  return { ok: true, value: String(made.id) };
}

/** Whether the room that a member asks for is there already. */
export async function isRoomThere(
  tx: Queries,
  memberId: number,
  about: ChatAbout,
  now: Date,
): Promise<boolean> {
  const wanted = await wantedBy(tx, memberId, about, now);
  if (wanted === null) return false;
  const { kind, ownerId, seekerId } = wanted;
  const isOfMates = kind === DEAL_KIND.mate && (await roomOfMates(tx, ownerId, seekerId)) !== null;
  return isOfMates || (await roomAsWanted(tx, wanted)) !== null;
}

async function roomAsWanted(
  tx: Queries,
  { kind, id, seekerId }: Pick<Wanted, 'id' | 'kind' | 'seekerId'>,
): Promise<number | null> {
  const { listingId } = chatRooms;
  const [room] = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(and(eq(chatRooms.kind, kind), eq(listingId, id), eq(chatRooms.seekerId, seekerId)));
  return room?.id ?? null;
}

/** Two mates have one room, by whose listing it began (spec/readings R45). */
async function roomOfMates(tx: Queries, one: number, other: number): Promise<number | null> {
  const seats = alias(chatSeats, 'owner_seat');
  const isOf = (seeker: number, owner: number) =>
    and(eq(chatRooms.seekerId, seeker), eq(seats.memberId, owner));
  const [room] = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .innerJoin(seats, and(eq(seats.roomId, chatRooms.id), eq(seats.isOwner, true)))
    .where(and(eq(chatRooms.kind, DEAL_KIND.mate), or(isOf(one, other), isOf(other, one))))
    .limit(1);
  return room?.id ?? null;
}

async function wantedBy(
  tx: Queries,
  memberId: number,
  about: ChatAbout,
  now: Date,
): Promise<Wanted | null> {
  if ('requestId' in about) return betweenMates(tx, memberId, about.requestId, now);
  const listing = await ('dealId' in about
    ? dealOf(tx, about.dealId, now)
    : houseOf(tx, about.houseId));
  return listing && { ...listing, seekerId: memberId };
}

/**
 * Of what lies between two: whatever became of their listings (spec/readings R44), one of them stands
 * on top of their room, of those on offer that of who was asked.
 */
async function betweenMates(
  tx: Queries,
  memberId: number,
  id: string,
  now: Date,
): Promise<Wanted | null> {
  const key = rowId(id);
  if (key === null) return null;
  const [row] = await tx
    .select({ asker: mateRequests.askerId, asked: mateRequests.askedId })
    .from(mateRequests)
    .where(isRequest(key, memberId));
  if (row === undefined) return null;
  const { asker, asked } = row;
  const [listing] = await tx
    .select({ id: deals.id, ownerId: deals.authorId })
    .from(deals)
    .where(and(eq(deals.kind, DEAL_KIND.mate), inArray(deals.authorId, [asker, asked])))
    .orderBy(
      desc(sql`${isOffered(now)}`),
      desc(isNull(deals.removedAt)),
      desc(isNull(deals.holdState)),
      desc(eq(deals.authorId, asked)),
      desc(deals.id),
    )
    .limit(1);
  if (listing?.ownerId == null) return null;
  const { id: listingId, ownerId } = listing;
  const seekerId = ownerId === asked ? asker : asked;
  return { kind: DEAL_KIND.mate, id: listingId, ownerId, seekerId, mayBegin: true };
}

/** A room with a mate begins by what both agreed on alone (spec/readings R44). */
async function dealOf(
  tx: Queries,
  id: string,
  now: Date,
): Promise<Omit<Wanted, 'seekerId'> | null> {
  const key = rowId(id);
  if (key === null) return null;
  const [deal] = await tx
    .select({
      kind: deals.kind,
      ownerId: deals.authorId,
      status: deals.status,
      shownUntil: deals.shownUntil,
      removedAt: deals.removedAt,
      holdState: deals.holdState,
    })
    .from(deals)
    .where(eq(deals.id, key));
  if (deal?.ownerId == null || deal.holdState !== null) return null;
  const status = statusAt(deal.status, deal.shownUntil.getTime(), now.getTime());
  const isThere = deal.removedAt === null && isOnOffer(status);
  const mayBegin = isThere || deal.kind === DEAL_KIND.mate;
  return { kind: deal.kind, id: key, ownerId: deal.ownerId, mayBegin };
}

async function houseOf(tx: Queries, id: string): Promise<Omit<Wanted, 'seekerId'> | null> {
  const key = rowId(id);
  if (key === null) return null;
  const [house] = await tx
    .select({ ownerId: houseMembers.memberId, status: houses.status })
    .from(houses)
    .innerJoin(houseMembers, eq(houseMembers.houseId, houses.id))
    .where(eq(houses.id, key));
  if (house === undefined || house.status === HOUSE_STATUS.HIDDEN) return null;
  const mayBegin = house.status === HOUSE_STATUS.OPEN;
  return { kind: 'house', id: key, ownerId: house.ownerId, mayBegin };
}
