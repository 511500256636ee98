import { and, eq, sql } from 'drizzle-orm';
import { MOST_NUMBERS_A_DAY, type Result } from '#core';
import type { InquiryRefusal } from '../../ports/deals/inquiries';
import type { Database, Queries } from '../database';
import { dealShowings } from '../schema/deals';
import { houseShowings } from '../schema/house-showings';

interface Told {
  readonly day: string;
  readonly memberId: number;
}

/** Asks for a number as a member, for whom one is asked for at a time: two would each find room for the last one. */
export const askForNumber = (
  { db }: Pick<Database, 'db'>,
  memberId: number,
  ask: (tx: Queries) => Promise<Result<string, InquiryRefusal>>,
): Promise<Result<string, InquiryRefusal>> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select id from members where id = ${memberId} for no key update`,
    );
    return rows.length === 0 ? { ok: false, reason: 'no-member' } : ask(tx);
  });

/**
 * Whether a member who is locked may be told a number on a day: one that they were told already, or one
 * more, of rooms and houses together (spec/readings R46).
 */
export async function mayBeTold(
  tx: Pick<Queries, 'select'>,
  { day, memberId }: Told,
  of: { readonly dealId: number } | { readonly houseId: number },
): Promise<boolean> {
  const rooms = await tx
    .select({ id: dealShowings.dealId })
    .from(dealShowings)
    .where(and(eq(dealShowings.day, day), eq(dealShowings.memberId, memberId)))
    .groupBy(dealShowings.dealId);
  const homes = await tx
    .select({ id: houseShowings.houseId })
    .from(houseShowings)
    .where(and(eq(houseShowings.day, day), eq(houseShowings.memberId, memberId)))
    .groupBy(houseShowings.houseId);
  const isKnown =
    'dealId' in of
      ? rooms.some(({ id }) => id === of.dealId)
      : homes.some(({ id }) => id === of.houseId);
  return isKnown || rooms.length + homes.length < MOST_NUMBERS_A_DAY;
}
