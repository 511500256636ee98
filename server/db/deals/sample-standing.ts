import { and, eq, inArray, sql } from 'drizzle-orm';
import { shownUntil, type DealStatus } from '#core';
import type { Queries } from '../database';
import { deals } from '../schema/deals';

/** How an example stands from now on. */
export interface SampleStanding {
  readonly id: number;
  readonly status: DealStatus;
  /** ms */
  readonly confirmedAt: number;
}

export async function setSampleStandings(
  tx: Queries,
  standings: readonly SampleStanding[],
): Promise<void> {
  for (const { id, status, confirmedAt } of standings)
    await tx
      .update(deals)
      .set({
        status,
        confirmedAt: new Date(confirmedAt),
        goneAt: null,
        shownUntil: new Date(shownUntil({ confirmedAt, goneAt: null })),
      })
      .where(and(eq(deals.id, id), eq(deals.isExample, true)));
}

/** Nobody talks about what is not written yet: these were by then, in ms. */
export async function writtenBefore(
  tx: Queries,
  ids: readonly number[],
  at: number,
): Promise<void> {
  const { createdAt } = deals;
  await tx
    .update(deals)
    .set({ createdAt: sql`least(${createdAt}, ${new Date(at).toISOString()}::timestamptz)` })
    .where(and(inArray(deals.id, [...ids]), eq(deals.isExample, true)));
}
