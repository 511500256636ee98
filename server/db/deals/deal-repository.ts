import { desc, eq, sql } from 'drizzle-orm';
import {
  confirmedStatus,
  DEAL_KIND,
  DEAL_STATUS,
  isHiddenBy,
  isOnOffer,
  mayBecome,
  seoulDay,
  shownUntil,
  statusAt,
  type Clock,
  type DealStatus,
  type DirectListQuery,
  type OwnStanding,
  type Page,
  type Result,
} from '#core';
import type { Sending } from '../../ports/sending';
import type { Viewing } from '../../ports/viewing';
import type { ChangedDeal } from '../../ports/deals/changed-deal';
import type { DealRefusal } from '../../ports/deals/deal-refusal';
import type {
  DealRecord,
  DealSummaryRecord,
  DirectSummaryRecord,
  DirectToKeep,
  FoundDeal,
  StoredDeals,
} from '../../ports/deals/deals';
import { holdMembers } from '../communities/member-writes';
import { readerOf } from '../communities/reader';
import { rowId } from '../communities/row-ids';
import type { Database } from '../database';
import { setPictureUses } from '../pictures/picture-uses';
import {
  dealContacts,
  deals,
  dealPlaces,
  dealViewCounts,
  dealViews,
  dealWords,
} from '../schema/deals';
import { mates } from '../schema/mates';
import { members } from '../schema/members';
import { inSnapshot } from '../snapshot';
import { listDirects } from './deal-list';
import { isChangedSince, isOver, keptPlace, lockOwnDeal } from './deal-locks';
import { newsOfListed } from '../deal-alarms/deal-news';
import { holdOf, standingOf } from './deal-standing';
import { isOffered } from './deal-rows';
import { oneDeal, someDeals } from './deal-answers';
import { addDirect, changeDirect } from './direct-writer';
import { holdDoubled } from './doubles';
import { writing } from './deal-writing';

const NO_MEMBER = { ok: false, reason: 'no-member' } as const;
const NONE = { ok: false, reason: 'none' } as const;
const OVER = { ok: false, reason: 'over' } as const;

/** Deals between people (spec/readings R41–R43). */
export class DealRepository implements StoredDeals {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  list(query: DirectListQuery, reader: number | null): Promise<Page<DirectSummaryRecord>> {
    return inSnapshot(this.database, async (tx) =>
      listDirects(tx, query, await readerOf(tx, reader), this.clock.now()),
    );
  }

  async one(
    id: string,
    reader: number | null,
  ): Promise<Result<DealRecord, 'none' | 'ended' | 'lapsed'>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return inSnapshot(this.database, async (tx) =>
      oneDeal(tx, key, await readerOf(tx, reader), this.clock.now()),
    );
  }

  async some(ids: readonly string[], reader: number | null): Promise<readonly DealSummaryRecord[]> {
    const keys = [...new Set(ids)].map(rowId).filter((key) => key !== null);
    if (keys.length === 0) return [];
    return inSnapshot(this.database, async (tx) =>
      someDeals(tx, keys, await readerOf(tx, reader), this.clock.now()),
    );
  }

  async findable(most: number): Promise<readonly FoundDeal[]> {
    const rows = await this.database.db
      .select({
        id: deals.id,
        dealType: deals.kind,
        dongliCode: deals.dongliCode,
        at: sql`coalesce(${deals.editedAt}, ${deals.createdAt})`.mapWith(deals.createdAt),
      })
      .from(deals)
      .where(isOffered(new Date(this.clock.now())))
      .orderBy(desc(deals.createdAt), desc(deals.id))
      .limit(most);
    return rows.map(({ id, at, ...found }) => ({
      ...found,
      id: String(id),
      changedOn: seoulDay(at.getTime()),
    }));
  }

  /** One statement, so that a viewer who looks twice at once is counted once. */
  async view(id: string, { day, viewer, memberId }: Viewing): Promise<void> {
    const key = rowId(id);
    if (key === null) return;
    const who =
      memberId === null
        ? sql`select ${viewer}::text`
        : sql`select encode(sha256(convert_to(${viewer}::text || view_key::text, 'UTF8')), 'hex')
            from ${members} where id = ${memberId}`;
    await this.database.db.execute(sql`
      with first as (
        insert into ${dealViews} (day, deal_id, viewer)
        select ${day}, ${key}::bigint, seen.viewer from (${who}) as seen(viewer)
        where exists (select from ${deals} where id = ${key} and removed_at is null)
        on conflict do nothing returning deal_id)
      insert into ${dealViewCounts} as counted (deal_id, day, views)
      select deal_id, ${day}, 1 from first
      on conflict (deal_id, day) do update set views = counted.views + 1`);
  }

  write(
    author: number,
    deal: DirectToKeep,
    sending: Sending,
  ): Promise<Result<string, DealRefusal>> {
    return writing(this.parts(), { author, sending }, (tx, now) =>
      addDirect(tx, author, deal, now),
    );
  }

  async change(
    author: number,
    { id, base }: ChangedDeal,
    deal: DirectToKeep,
    sending: Sending,
  ): Promise<Result<string, DealRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return writing(this.parts(), { author, sending }, async (tx, now) => {
      const own = await lockOwnDeal(tx, author, key, now.getTime());
      if (!own.ok) return own;
      if (isOver(own.value, now.getTime())) return OVER;
      if (own.value.kind !== DEAL_KIND.direct) return { ok: false, reason: 'other-kind' };
      if (own.value.party !== deal.draft.offerer.party) return { ok: false, reason: 'other-party' };
      if (isChangedSince(own.value, base)) return { ok: false, reason: 'changed' };
      return changeDirect(tx, author, key, keptPlace(own.value, deal), now);
    });
  }

  confirm(author: number, id: string): Promise<Result<OwnStanding, DealRefusal>> {
    return this.standing(author, id, (_, left) => ({
      status: confirmedStatus(left),
      confirms: true,
    }));
  }

  setStatus(
    author: number,
    id: string,
    status: DealStatus,
  ): Promise<Result<OwnStanding, DealRefusal>> {
    return this.standing(author, id, (before) => ({
      status,
      confirms: isOnOffer(status) && before === DEAL_STATUS.HIDDEN,
    }));
  }

  async remove(author: number, id: string): Promise<Result<null, DealRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [author])).has(author)) return NO_MEMBER;
      const now = new Date(this.clock.now());
      const own = await lockOwnDeal(tx, author, key, now.getTime());
      if (own.ok) {
        await tx.update(deals).set({ removedAt: now }).where(eq(deals.id, key));
        // Nothing is told of it any more: nor is it kept where it was, whom to call, and how they live.
        await tx.delete(dealPlaces).where(eq(dealPlaces.dealId, key));
        await tx.delete(dealContacts).where(eq(dealContacts.dealId, key));
        await tx.delete(dealWords).where(eq(dealWords.dealId, key));
        await tx.delete(mates).where(eq(mates.dealId, key));
        await setPictureUses(tx, 'deal', key, [], now);
      }
      return own.ok || own.wasTheirs ? { ok: true, value: null } : own;
    });
  }

  private parts() {
    return { database: this.database, now: new Date(this.clock.now()) };
  }

  /** Lets an owner say how a deal stands, from how it stands now. */
  private async standing(
    author: number,
    id: string,
    next: (
      before: DealStatus,
      left: DealStatus,
    ) => { readonly status: DealStatus; readonly confirms: boolean },
  ): Promise<Result<OwnStanding, DealRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [author])).has(author)) return NO_MEMBER;
      const now = this.clock.now();
      const own = await lockOwnDeal(tx, author, key, now);
      if (!own.ok) return own;
      const { value: deal } = own;
      const before = statusAt(deal.status, deal.shownUntil.getTime(), now);
      const { status, confirms } = next(before, deal.status);
      if (!mayBecome(before, status) || (confirms && before === DEAL_STATUS.DONE)) return OVER;
      const life = confirms
        ? { confirmedAt: new Date(now), goneAt: null, shownUntil: new Date(shownUntilFrom(now)) }
        : { confirmedAt: deal.confirmedAt, shownUntil: deal.shownUntil };
      // It answers whoever asked, and those who said that it is gone.
      if (confirms) await tx.delete(dealWords).where(eq(dealWords.dealId, key));
      await tx
        .update(deals)
        .set({ status, ...life })
        .where(eq(deals.id, key));
      if (isOnOffer(status) && !isOnOffer(before)) {
        await newsOfListed(tx, key, new Date(now));
        // Another may offer the same room by now.
        await holdDoubled(tx, { id: key, authorId: author }, new Date(now));
      }
      const hold = await holdOf(tx, key);
      return {
        ok: true,
        value: {
          ...standingOf({ id: key, status, ...life }),
          hold,
          isHiddenByOwner: isHiddenBy(status),
        },
      };
    });
  }
}

/** Until when a confirmation of this moment lets a deal be shown. */
const shownUntilFrom = (now: number): number => shownUntil({ confirmedAt: now, goneAt: null });
