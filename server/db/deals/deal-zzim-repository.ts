import { and, eq } from 'drizzle-orm';
import type { Clock, Result } from '#core';
import type { StoredDealZzims, ZzimRefusal } from '../../ports/deals/deal-zzims';
import { holdMembers } from '../communities/member-writes';
import { rowId } from '../communities/row-ids';
import type { Database } from '../database';
import { dealZzims } from '../schema/deals';
import { lockOthersDeal } from './deal-locks';

/** Which members keep which deals. */
export class DealZzimRepository implements StoredDealZzims {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async keep(memberId: number, id: string): Promise<Result<null, ZzimRefusal>> {
    const key = rowId(id);
    if (key === null) return { ok: false, reason: 'none' };
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [memberId])).has(memberId))
        return { ok: false, reason: 'no-member' };
      // Locked: one that is deleted at the same time keeps no hearts.
      const deal = await lockOthersDeal(tx, memberId, key, this.clock.now());
      if (!deal.ok) return deal;
      await tx.insert(dealZzims).values({ dealId: key, memberId }).onConflictDoNothing();
      return { ok: true, value: null };
    });
  }

  async leave(memberId: number, id: string): Promise<void> {
    const key = rowId(id);
    if (key === null) return;
    await this.database.db
      .delete(dealZzims)
      .where(and(eq(dealZzims.dealId, key), eq(dealZzims.memberId, memberId)));
  }
}
