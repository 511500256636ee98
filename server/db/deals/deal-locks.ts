import { eq } from 'drizzle-orm';
import {
  distanceMetres,
  isOnOffer,
  PLACE_CIRCLE_METRES,
  reopenUntil,
  statusAt,
  type Result,
} from '#core';
import type { DirectToKeep } from '../../ports/deals/deals';
import { readerOf } from '../communities/reader';
import type { Queries } from '../database';
import { deals } from '../schema/deals';

const columns = {
  id: deals.id,
  kind: deals.kind,
  authorId: deals.authorId,
  party: deals.party,
  status: deals.status,
  title: deals.title,
  isExample: deals.isExample,
  createdAt: deals.createdAt,
  editedAt: deals.editedAt,
  confirmedAt: deals.confirmedAt,
  goneAt: deals.goneAt,
  shownUntil: deals.shownUntil,
  removedAt: deals.removedAt,
  holdState: deals.holdState,
  lat: deals.lat,
  lng: deals.lng,
  station: deals.station,
  isMiddle: deals.isMiddle,
};

export type LockedDeal = { [Name in keyof typeof columns]: (typeof deals.$inferSelect)[Name] };

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
  const { row, isTheirs, lack } = await lockDeal(tx, member, key, now);
  if (row !== null && isTheirs && row.removedAt === null) return { ok: true, value: row };
  return { ok: false, reason: lack ?? 'not-theirs', wasTheirs: isTheirs };
}

/** Locks a deal of somebody else, as far as its page is there for a member. */
export async function lockOthersDeal(
  tx: Queries,
  member: number,
  key: number,
  now: number,
): Promise<Result<LockedDeal, 'none' | 'ended' | 'own'>> {
  const { row, isTheirs, lack } = await lockDeal(tx, member, key, now);
  if (row === null || lack !== null) return { ok: false, reason: lack ?? 'none' };
  return isTheirs ? { ok: false, reason: 'own' } : { ok: true, value: row };
}

interface Locked {
  readonly row: LockedDeal | null;
  readonly isTheirs: boolean;
  /** Why its page is not there for the member; null where it is. */
  readonly lack: 'none' | 'ended' | null;
}

async function lockDeal(tx: Queries, member: number, key: number, now: number): Promise<Locked> {
  const [row] = await tx.select(columns).from(deals).where(eq(deals.id, key)).for('no key update');
  if (row === undefined) return { row: null, isTheirs: false, lack: 'none' };
  if (row.authorId === member)
    return { row, isTheirs: true, lack: row.removedAt === null ? null : 'ended' };
  const { apart } = await readerOf(tx, member);
  const isHidden = row.holdState !== null || apart.some((each) => each === row.authorId);
  if (isHidden) return { row, isTheirs: false, lack: 'none' };
  const status = statusAt(row.status, row.shownUntil.getTime(), now);
  const isEnded = row.removedAt !== null || row.authorId === null || !isOnOffer(status);
  return { row, isTheirs: false, lack: isEnded ? 'ended' : null };
}

/**
 * What everybody is told of a place that was changed: as before, as long as the circle around it holds the
 * new one, too. A pin that is corrected again and again tells no more than one that was set right.
 */
export function keptPlace(
  { lat, lng, station, isMiddle }: LockedDeal,
  changed: DirectToKeep,
): DirectToKeep {
  const shown = { lat, lng };
  const isNear = distanceMetres(shown, changed.draft.place) <= PLACE_CIRCLE_METRES;
  if (!isNear) return changed;
  // Once the building is known, or is not any more, the way to the station is another.
  const isAsKnown = isMiddle === changed.isMiddle;
  return { ...changed, shown, station: isAsKnown ? station : changed.station };
}

/** Whether a deal is another by now than the version that somebody began to change. */
export const isChangedSince = ({ createdAt, editedAt }: LockedDeal, base: string | null): boolean =>
  base !== null && (editedAt ?? createdAt).getTime() !== Date.parse(base);

/** Whether a deal is over for good, whatever its owner does. */
export const isOver = ({ status: left, shownUntil: until }: LockedDeal, now: number): boolean =>
  left === 'DONE' || now >= reopenUntil(until.getTime());
