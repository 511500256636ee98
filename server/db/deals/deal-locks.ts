import { eq } from 'drizzle-orm';
import { reopenUntil } from '#core';
import { readerOf } from '../communities/reader';
import type { Queries } from '../database';
import { deals } from '../schema/deals';

const { id, authorId, party, status, confirmedAt, shownUntil, removedAt, holdState } = deals;

const columns = { id, authorId, party, status, confirmedAt, shownUntil, removedAt, holdState };

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
  const [row] = await tx.select(columns).from(deals).where(eq(id, key)).for('no key update');
  if (row === undefined) return { ok: false, reason: 'none', wasTheirs: false };
  const isTheirs = row.authorId === member;
  if (isTheirs && row.removedAt === null) return { ok: true, value: row };
  if (isTheirs) return { ok: false, reason: 'ended', wasTheirs: true };
  const { apart } = await readerOf(tx, member);
  const isHidden = row.holdState !== null || apart.some((each) => each === row.authorId);
  if (isHidden) return { ok: false, reason: 'none', wasTheirs: false };
  const isOver = row.removedAt !== null || now >= row.shownUntil.getTime();
  return { ok: false, reason: isOver ? 'ended' : 'not-theirs', wasTheirs: false };
}

/** Whether a deal is over for good, whatever its owner does. */
export const isOver = ({ status: left, shownUntil: until }: LockedDeal, now: number): boolean =>
  left === 'DONE' || now >= reopenUntil(until.getTime());
