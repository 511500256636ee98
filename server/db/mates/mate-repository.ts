import { and, desc, eq, isNull } from 'drizzle-orm';
import {
  DEAL_KIND,
  isHiddenBy,
  type Clock,
  type MateListQuery,
  type Page,
  type Result,
} from '#core';
import type { DealRefusal } from '../../ports/deals/deal-refusal';
import type { ChangedDeal } from '../../ports/deals/changed-deal';
import type {
  MateSummaryRecord,
  MateToKeep,
  OwnMateRecord,
  StoredMates,
} from '../../ports/deals/mates';
import type { Sending } from '../../ports/sending';
import { readerOf } from '../communities/reader';
import { rowId } from '../communities/row-ids';
import type { Database } from '../database';
import { deals } from '../schema/deals';
import { mates } from '../schema/mates';
import { inSnapshot } from '../snapshot';
import { isChangedSince, isOver, lockOwnDeal } from '../deals/deal-locks';
import { talliesOf } from '../deals/deal-tallies';
import { writing } from '../deals/deal-writing';
import { listMates } from './mate-list';
import { comparingFor, selectMates, toMateSummary } from './mate-rows';
import { addMate, changeMate } from './mate-writer';

/** More are nobody's own. */
const MOST_OWN = 100;

/** People to live with (spec/readings R41, R44). */
export class MateRepository implements StoredMates {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  list(query: MateListQuery, reader: number | null): Promise<Page<MateSummaryRecord>> {
    return inSnapshot(this.database, async (tx) =>
      listMates(tx, query, await readerOf(tx, reader), this.clock.now()),
    );
  }

  own(member: number): Promise<readonly OwnMateRecord[]> {
    return inSnapshot(this.database, async (tx) => {
      const now = this.clock.now();
      const owner = await readerOf(tx, member);
      const rows = await selectMates(tx, owner)
        .where(and(eq(deals.authorId, member), isNull(deals.removedAt)))
        .orderBy(desc(deals.id))
        .limit(MOST_OWN);
      const comparing = await comparingFor(tx, null, now);
      const ids = rows.map(({ id }) => id);
      const tallies = await talliesOf(tx, ids, { owner, now });
      return rows.map((row) => ({
        ...toMateSummary(row, comparing),
        ...tallies(row.id),
        isSaidGone: row.goneAt !== null,
        isHiddenByOwner: isHiddenBy(row.status),
      }));
    });
  }

  write(author: number, mate: MateToKeep, sending: Sending): Promise<Result<string, DealRefusal>> {
    return writing(this.parts(), { author, sending }, (tx, now) => addMate(tx, author, mate, now));
  }

  async change(
    author: number,
    { id, base }: ChangedDeal,
    kept: MateToKeep,
    sending: Sending,
  ): Promise<Result<string, DealRefusal>> {
    const key = rowId(id);
    if (key === null) return { ok: false, reason: 'none' };
    return writing(this.parts(), { author, sending }, async (tx, now) => {
      const own = await lockOwnDeal(tx, author, key, now.getTime());
      if (!own.ok) return own;
      if (isOver(own.value, now.getTime())) return { ok: false, reason: 'over' };
      if (own.value.kind !== DEAL_KIND.mate) return { ok: false, reason: 'other-kind' };
      const [before] = await tx
        .select({ side: mates.side })
        .from(mates)
        .where(eq(mates.dealId, key));
      if (before?.side !== kept.mate.side) return { ok: false, reason: 'other-side' };
      if (isChangedSince(own.value, base)) return { ok: false, reason: 'changed' };
      return changeMate(tx, author, key, kept, now);
    });
  }

  private parts() {
    return { database: this.database, now: new Date(this.clock.now()) };
  }
}
