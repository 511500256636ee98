import { and, desc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownerReplies, REPLY_DAYS, type AskedRoom, type OwnerReplies } from '#core';
import type { Queries } from '../database';
import { chatSeats, chatVisits } from '../schema/chats';
import { members } from '../schema/members';

const DAY_MS = 86_400_000;
/** Of an owner with more rooms than these the last say enough. */
const MOST_ROOMS = 2_000;

const owner = alias(chatSeats, 'owner');
const seeker = alias(chatSeats, 'seeker');
const mine = alias(chatSeats, 'mine');
const theirs = alias(chatSeats, 'theirs');

/** How owners answer, by their rooms of the last months; of whom nothing can be said there is nothing. */
export async function repliesOf(
  tx: Pick<Queries, 'select'>,
  ownerIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, OwnerReplies>> {
  if (ownerIds.length === 0) return new Map();
  const answeredAt: SQL.Aliased<Date | null> = sql`${owner.firstAt}`
    .mapWith(owner.firstAt)
    .as('answered_at');
  // Of each owner apart: what is said of one does not depend on who else is on the page.
  const ofOwner = tx
    .select({
      askedAt: sql`${seeker.firstAt}`.mapWith(seeker.firstAt).as('asked_at'),
      answeredAt,
    })
    .from(owner)
    .innerJoin(seeker, and(eq(seeker.roomId, owner.roomId), ne(seeker.isOwner, owner.isOwner)))
    .where(
      and(
        eq(owner.isOwner, true),
        eq(owner.memberId, members.id),
        gt(seeker.firstAt, new Date(now - REPLY_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(seeker.firstAt))
    .limit(MOST_ROOMS)
    .as('of_owner');
  const rows = await tx
    .select({ ownerId: members.id, askedAt: ofOwner.askedAt, answeredAt: ofOwner.answeredAt })
    .from(members)
    .innerJoinLateral(ofOwner, sql`true`)
    .where(inArray(members.id, [...new Set(ownerIds)]));
  const asked = new Map<number, AskedRoom[]>();
  for (const { ownerId, askedAt, answeredAt } of rows) {
    // Whoever was written to first answers nobody.
    const isAnswer = answeredAt !== null && answeredAt >= askedAt;
    const room = {
      askedAt: askedAt.getTime(),
      answeredAt: isAnswer ? answeredAt.getTime() : null,
    };
    if (answeredAt === null || isAnswer) asked.set(ownerId, [...(asked.get(ownerId) ?? []), room]);
  }
  const known = new Map<number, OwnerReplies>();
  for (const [ownerId, rooms] of asked) {
    const replies = ownerReplies(rooms, now);
    if (replies !== null) known.set(ownerId, replies);
  }
  return known;
}

/** With whom of others a member has agreed on a visit, in whatever room. */
export async function metBy(
  tx: Pick<Queries, 'select'>,
  memberId: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  if (others.length === 0) return new Set();
  const rows = await tx
    .select({ memberId: theirs.memberId })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.roomId, mine.roomId), ne(theirs.isOwner, mine.isOwner)))
    .innerJoin(chatVisits, eq(chatVisits.roomId, mine.roomId))
    .where(and(eq(mine.memberId, memberId), inArray(theirs.memberId, [...new Set(others)])))
    .groupBy(theirs.memberId);
  return new Set(rows.flatMap((row) => row.memberId ?? []));
}
