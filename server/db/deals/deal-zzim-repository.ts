import { eq } from 'drizzle-orm';
import { keptDeal, type Clock, type JoinedZzim, type Result } from '#core';
import type { HeartToSet, StoredDealZzims, ZzimRefusal } from '../../ports/deals/deal-zzims';
import { rowId } from '../communities/row-ids';
import type { Database } from '../database';
import { ZZIM_FORM } from '../lists/list-rows';
import { actOnRows, areAhead, holdLists } from '../lists/list-writes';
import { deals } from '../schema/deals';
import { lockOthersDeal } from './deal-locks';

/** What anybody who only presses a heart says. */
const JUST_PRESSED: HeartToSet = { kind: null, at: null, kept: null };

/** Which members keep which deals. */
export class DealZzimRepository implements StoredDealZzims {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async keep(
    memberId: number,
    id: string,
    { kind, at, kept }: HeartToSet = JUST_PRESSED,
  ): Promise<Result<JoinedZzim, ZzimRefusal>> {
    const [key, now] = [rowId(id), this.clock.now()];
    if (key === null) return { ok: false, reason: 'none' };
    if (at !== null && areAhead(now, [at])) return { ok: false, reason: 'ahead' };
    return this.database.db.transaction(async (tx) => {
      if (!(await holdLists(tx, memberId))) return { ok: false, reason: 'no-member' };
      const deal = await lockOthersDeal(tx, memberId, key, now);
      if (!deal.ok) return deal;
      const [costs] = await tx.select().from(deals).where(eq(deals.id, key));
      if (costs === undefined || (kind !== null && kind !== costs.kind))
        return { ok: false, reason: 'none' };
      const set = {
        type: costs.kind,
        id: String(key),
        isKept: true,
        kept: kept ?? keptDeal(costs),
      };
      const acts = [(stamp: string): JoinedZzim => ({ ...set, at: stamp })];
      const [stands] = await actOnRows(tx, ZZIM_FORM, { memberId, now }, { acts, at });
      if (stands === undefined) throw new Error('nothing stands of what was kept');
      return { ok: true, value: stands };
    });
  }

  async leave(memberId: number, id: string): Promise<void> {
    const key = rowId(id);
    if (key === null) return;
    await this.database.db.transaction(async (tx) => {
      if (!(await holdLists(tx, memberId))) return;
      const [deal] = await tx.select({ kind: deals.kind }).from(deals).where(eq(deals.id, key));
      if (deal === undefined) return;
      const unset = { type: deal.kind, id: String(key), isKept: false, kept: null };
      const acts = [(at: string): JoinedZzim => ({ ...unset, at })];
      await actOnRows(tx, ZZIM_FORM, { memberId, now: this.clock.now() }, { acts, at: null });
    });
  }
}
