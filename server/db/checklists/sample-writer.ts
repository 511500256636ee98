import { eq } from 'drizzle-orm';
import type { Checklist } from '#core';
import type { Queries } from '../database';
import { checklists } from '../schema/checklists';

/** Writes the first checklists of a member without photos; nothing where they ever had one. */
export async function writeFirstChecklists(
  tx: Queries,
  memberId: number,
  first: readonly Checklist[],
): Promise<void> {
  const [known] = await tx
    .select({ id: checklists.id })
    .from(checklists)
    .where(eq(checklists.memberId, memberId))
    .limit(1);
  if (known !== undefined) return;
  await tx.insert(checklists).values(
    first.map((one) => ({
      memberId,
      id: one.id,
      document: JSON.stringify(one),
      revision: 1,
    })),
  );
}
