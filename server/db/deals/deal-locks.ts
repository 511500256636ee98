import { eq } from 'drizzle-orm';
import { distanceMetres, isOnOffer, PLACE_CIRCLE_METRES, reopenUntil, statusAt } from '#core';
import type { DirectToKeep } from '../../ports/deals/deals';
import { readerOf } from '../communities/reader';
import type { Queries } from '../database';
import { deals } from '../schema/deals';

const columns = {
  id: deals.id,
  authorId: deals.authorId,
  party: deals.party,
  status: deals.status,
  confirmedAt: deals.confirmedAt,
  shownUntil: deals.shownUntil,
  removedAt: deals.removedAt,
  holdState: deals.holdState,
  lat: deals.lat,
  lng: deals.lng,
  station: deals.station,
};

type LockedDeal = { [Name in keyof typeof columns]: (typeof deals.$inferSelect)[Name] };

type Own =
  | { readonly ok: true; readonly value: LockedDeal }
  | {
      readonly ok: false;
      readonly reason: 'none' | 'ended' | 'not-theirs';
      /** It was, and is deleted. */
      readonly wasTheirs: boolean;
    };

/** Locks a deal of a member; others learn no more of it than its page tells them. */
export async function lockOwnDeal(
  tx: Queries,
  member: number,
  key: number,
  now: number,
): Promise<Own> {
  const [row] = await tx.select(columns).from(deals).where(eq(deals.id, key)).for('no key update');
  if (row === undefined) return { ok: false, reason: 'none', wasTheirs: false };
  const isTheirs = row.authorId === member;
  if (isTheirs && row.removedAt === null) return { ok: true, value: row };
  if (isTheirs) return { ok: false, reason: 'ended', wasTheirs: true };
  const { apart } = await readerOf(tx, member);
  const isHidden = row.holdState !== null || apart.some((each) => each === row.authorId);
  if (isHidden) return { ok: false, reason: 'none', wasTheirs: false };
  const status = statusAt(row.status, row.shownUntil.getTime(), now);
  const isEnded = row.removedAt !== null || row.authorId === null || !isOnOffer(status);
  return { ok: false, reason: isEnded ? 'ended' : 'not-theirs', wasTheirs: false };
}

/**
 * What everybody is told of a place that was changed: as before, as long as the circle around it holds the
 * new one, too. A pin that is corrected again and again tells no more than one that was set right.
 */
export function keptPlace({ lat, lng, station }: LockedDeal, changed: DirectToKeep): DirectToKeep {
  const shown = { lat, lng };
  const isNear = distanceMetres(shown, changed.draft.place) <= PLACE_CIRCLE_METRES;
  return isNear ? { ...changed, shown, station } : changed;
}

/** Whether a deal is over for good, whatever its owner does. */
export const isOver = ({ status: left, shownUntil: until }: LockedDeal, now: number): boolean =>
  left === 'DONE' || now >= reopenUntil(until.getTime());
