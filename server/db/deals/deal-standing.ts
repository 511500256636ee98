import type { DealStanding, DealStatus } from '#core';

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
