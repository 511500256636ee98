import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Result } from '#core';
import type { Sending } from '../../ports/sending';
import type { Queries } from '../database';
import { memberWrites } from '../schema/communities';
import { members } from '../schema/members';

/**
 * Those of these members that there are, who cannot leave until the transaction is over. All that
 * writes of the community begins with it: members are locked before posts, and posts before comments.
 */
export async function holdMembers(
  tx: Queries,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, [...new Set(ids)]))
    .orderBy(asc(members.id))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/**
 * Makes what a sending asks for, or answers what it made before. One that is sent twice at the same
 * time waits for the other. What is refused spends no key.
 */
export async function once<Refusal extends string>(
  tx: Queries,
  { memberId, sending, now }: { memberId: number; sending: Sending; now: Date },
  make: () => Promise<Result<number, Refusal>>,
): Promise<Result<number, Refusal | 'key-spent'>> {
  const { key, hash } = sending;
  if (key === null) return make();
  const isThis = and(eq(memberWrites.memberId, memberId), eq(memberWrites.key, key));
  const [begun] = await tx
    .insert(memberWrites)
    .values({ memberId, key, hash, writtenAt: now })
    .onConflictDoNothing()
    .returning({ key: memberWrites.key });
  if (begun === undefined) {
    const [before] = await tx.select().from(memberWrites).where(isThis);
    const made = before?.hash === hash ? before.madeId : null;
    return made === null ? { ok: false, reason: 'key-spent' } : { ok: true, value: made };
  }
  const made = await make();
  if (made.ok) await tx.update(memberWrites).set({ madeId: made.value }).where(isThis);
  else await tx.delete(memberWrites).where(isThis);
  return made;
}
