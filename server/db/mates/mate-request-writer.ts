import { eq } from 'drizzle-orm';
import type { Queries } from '../database';
import { mateNumbers, mateRequests } from '../schema/mates';
import { betweenOf, isBetween, type Between } from './mate-consents';

/** What lies between two, which nobody else changes until the transaction is over. */
export async function lockBetween(
  tx: Queries,
  one: number,
  other: number,
): Promise<Between | null> {
  const rows = await tx.select().from(mateRequests).where(isBetween(one, other)).for('update');
  const [between = null] = await betweenOf(tx, rows);
  return between;
}

/** Keeps what became of it. */
export async function keep(
  tx: Queries,
  before: Between | null,
  after: Between['request'],
): Promise<void> {
  const row = {
    askerId: Number(after.asker),
    askedId: Number(after.asked),
    askedAt: new Date(after.askedAt),
    isWithdrawn: after.isWithdrawn,
    answer: after.answer,
    endedBy: after.endedBy === null ? null : Number(after.endedBy),
  };
  if (before === null) {
    await tx.insert(mateRequests).values(row);
    return;
  }
  await tx.update(mateRequests).set(row).where(eq(mateRequests.id, before.id));
  // Numbers were opened for what was agreed on then: of what is over nothing is kept.
  if (after.endedBy !== null || after.answer !== 'ACCEPTED')
    await tx.delete(mateNumbers).where(eq(mateNumbers.requestId, before.id));
}

/** Opens a number, or the right one in the place of a wrong one. */
export async function openNumber(
  tx: Queries,
  requestId: number,
  memberId: number,
  tel: string,
): Promise<void> {
  await tx
    .insert(mateNumbers)
    .values({ requestId, memberId, tel })
    .onConflictDoUpdate({ target: [mateNumbers.requestId, mateNumbers.memberId], set: { tel } });
}
