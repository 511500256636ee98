import { eq } from 'drizzle-orm';
import { MODERATED, type DealStanding, type DealStatus, type PostHold } from '#core';
import { mayAppeal, toHold } from '../communities/post-rows';
import type { Queries } from '../database';
import { deals } from '../schema/deals';

interface Standing {
  readonly id: number;
  readonly status: DealStatus;
  readonly confirmedAt: Date;
  readonly shownUntil: Date;
}

/** How a deal stands, as it is answered. */
export const standingOf = ({ id, status, confirmedAt, shownUntil }: Standing): DealStanding => ({
  id: String(id),
  status,
  confirmedAt: confirmedAt.toISOString(),
  shownUntil: shownUntil.toISOString(),
});

/** What keeps a deal from everybody but its author; null where nothing does. */
export async function holdOf(tx: Pick<Queries, 'select'>, id: number): Promise<PostHold | null> {
  const { holdState, holdReason } = deals;
  const [row] = await tx
    .select({ holdState, holdReason, mayAppeal: mayAppeal(MODERATED.DEAL, deals.id) })
    .from(deals)
    .where(eq(deals.id, id));
  return row === undefined ? null : toHold(row);
}
