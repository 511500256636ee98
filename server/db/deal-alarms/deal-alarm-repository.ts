import { and, desc, eq } from 'drizzle-orm';
import {
  dealSearchFrom,
  dealSearchParams,
  MOST_DEAL_ALARMS,
  type Clock,
  type DealAlarm,
  type DealKind,
  type DealSearch,
  type Result,
} from '#core';
import type { StoredDealAlarms } from '../../ports/deals/deal-alarms';
import { rowId } from '../communities/row-ids';
import type { Database } from '../database';
import { dealAlarms } from '../schema/deal-alarms';
import { members } from '../schema/members';

interface AlarmRow {
  readonly id: number;
  readonly dealType: DealKind;
  readonly params: string;
  readonly place: string | null;
}

export const toAlarm = ({ id, dealType, params, place }: AlarmRow): DealAlarm => ({
  ...dealSearchFrom(dealType, params),
  id: String(id),
  place,
});

/** Searches of whose new listings members are told. */
export class DealAlarmRepository implements StoredDealAlarms {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async of(memberId: number): Promise<readonly DealAlarm[]> {
    const rows = await this.database.db
      .select()
      .from(dealAlarms)
      .where(eq(dealAlarms.memberId, memberId))
      .orderBy(desc(dealAlarms.id));
    return rows.map(toAlarm);
  }

  set(
    memberId: number,
    search: DealSearch,
    place: string | null,
  ): Promise<Result<DealAlarm, 'full' | 'no-member'>> {
    const { dealType, filter } = search;
    const params = dealSearchParams(search);
    return this.database.db.transaction(async (tx) => {
      // One at a time for a member: two would each find room for the last one.
      const there = await tx
        .select({ id: members.id })
        .from(members)
        .where(eq(members.id, memberId))
        .for('no key update');
      if (there.length === 0) return { ok: false, reason: 'no-member' };
      const own = await tx.select().from(dealAlarms).where(eq(dealAlarms.memberId, memberId));
      const known = own.find((one) => one.dealType === dealType && one.params === params);
      if (known !== undefined) return { ok: true, value: toAlarm(known) };
      if (own.length >= MOST_DEAL_ALARMS) return { ok: false, reason: 'full' };
      const [added] = await tx
        .insert(dealAlarms)
        .values({
          memberId,
          dealType,
          params,
          dongliCode: filter.dongliCode,
          place,
          setAt: new Date(this.clock.now()),
        })
        .returning();
      if (added === undefined) throw new Error('the database made no alarm');
      return { ok: true, value: toAlarm(added) };
    });
  }

  async remove(memberId: number, id: string): Promise<void> {
    const key = rowId(id);
    if (key === null) return;
    const isTheirs = and(eq(dealAlarms.id, key), eq(dealAlarms.memberId, memberId));
    await this.database.db.delete(dealAlarms).where(isTheirs);
  }
}
