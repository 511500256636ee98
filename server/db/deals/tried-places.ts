import { and, eq, gt, or, sql } from 'drizzle-orm';
import { DEAL_KIND, isSamePlace, TRYING_MS } from '#core';
import type { Queries } from '../database';
import { dealPlaces, deals } from '../schema/deals';

/** A day before. */
const since = (now: Date): Date => new Date(now.getTime() - TRYING_MS);

/** Writes where the room of a deal that is locked is now, and when it became another place. */
export async function movePlace(
  tx: Queries,
  dealId: number,
  place: Pick<typeof dealPlaces.$inferInsert, 'road' | 'lot' | 'unit' | 'lat' | 'lng'>,
  now: Date,
): Promise<void> {
  const isThis = eq(dealPlaces.dealId, dealId);
  const [before] = await tx.select().from(dealPlaces).where(isThis);
  await tx.update(dealPlaces).set(place).where(isThis);
  if (before === undefined || isSamePlace(before, place)) return;
  const { movedAt, moves } = deals;
  const isCounted = gt(movedAt, since(now));
  await tx
    .update(deals)
    .set({ movedAt: now, moves: sql`case when ${isCounted} then ${moves} + 1 else 1 end` })
    .where(eq(deals.id, dealId));
}

/** At how many places a member offered rooms within a day, those of deleted ones, too. */
export async function triedPlaces(
  tx: Pick<Queries, 'select'>,
  memberId: number,
  now: Date,
): Promise<number> {
  const { road, lot, unit, dealId } = dealPlaces;
  const { authorId, kind, createdAt, movedAt, moves } = deals;
  const isMoved = gt(movedAt, since(now));
  const [tried] = await tx
    .select({
      there:
        sql`count(distinct (${road}, ${lot}, ${unit})) filter (where ${dealId} is not null)`.mapWith(
          Number,
        ),
      // Where a room was is forgotten with it.
      gone: sql`count(*) filter (where ${dealId} is null)`.mapWith(Number),
      left: sql`coalesce(sum(${moves}) filter (where ${isMoved}), 0)`.mapWith(Number),
    })
    .from(deals)
    .leftJoin(dealPlaces, eq(dealId, deals.id))
    .where(
      and(
        eq(authorId, memberId),
        eq(kind, DEAL_KIND.direct),
        or(gt(createdAt, since(now)), isMoved),
      ),
    );
  return (tried?.there ?? 0) + (tried?.gone ?? 0) + (tried?.left ?? 0);
}
