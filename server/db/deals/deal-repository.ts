import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import {
  confirmedStatus,
  DEAL_STATUS,
  isOnOffer,
  mayBecome,
  seoulDay,
  shownUntil,
  statusAt,
  type Clock,
  type DealStanding,
  type DealStatus,
  type DirectListQuery,
  type Page,
  type Result,
} from '#core';
import type { Sending } from '../../ports/sending';
import type { Viewing } from '../../ports/viewing';
import type {
  DealRefusal,
  DirectRecord,
  DirectSummaryRecord,
  DirectToKeep,
  FoundDeal,
  StoredDeals,
} from '../../ports/deals/deals';
import { holdMembers, once } from '../communities/member-writes';
import { isOwn, readerOf } from '../communities/reader';
import { rowId } from '../communities/row-ids';
import type { Database, Queries } from '../database';
import { setPictureUses } from '../pictures/picture-uses';
import { dealContacts, deals, dealPlaces, dealViewCounts, dealViews } from '../schema/deals';
import { members } from '../schema/members';
import { inSnapshot } from '../snapshot';
import { listDirects } from './deal-list';
import { isOver, keptPlace, lockOwnDeal } from './deal-locks';
import {
  isFound,
  isOffered,
  selectSummaries,
  selectWhole,
  toDirect,
  toSummary,
  type OwnParts,
} from './deal-rows';
import { addDirect, changeDirect } from './direct-writer';

const NO_MEMBER = { ok: false, reason: 'no-member' } as const;
const NONE = { ok: false, reason: 'none' } as const;
const ENDED = { ok: false, reason: 'ended' } as const;
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

  async one(id: string, reader: number | null): Promise<Result<DirectRecord, 'none' | 'ended'>> {
    const key = rowId(id);
    if (key === null) return NONE;
    const now = this.clock.now();
    return inSnapshot(this.database, async (tx) => {
      const who = await readerOf(tx, reader);
      const [row] = await selectWhole(tx, who).where(eq(deals.id, key));
      if (row === undefined || row.isApart) return NONE;
      if (row.removedAt !== null) return ENDED;
      if (row.isAuthor) return { ok: true, value: toDirect(row, await ownPartsOf(tx, key), now) };
      if (row.holdState !== null) return NONE;
      const status = statusAt(row.status, row.shownUntil.getTime(), now);
      if (row.authorId === null || !isOnOffer(status)) return ENDED;
      return { ok: true, value: toDirect(row, null, now) };
    });
  }

  async some(
    ids: readonly string[],
    reader: number | null,
  ): Promise<readonly DirectSummaryRecord[]> {
    const keys = [...new Set(ids)].map(rowId).filter((key) => key !== null);
    if (keys.length === 0) return [];
    const now = this.clock.now();
    const rows = await inSnapshot(this.database, async (tx) => {
      const who = await readerOf(tx, reader);
      const isTheirs = and(isOwn(who, deals.authorId), sql`${deals.removedAt} is null`);
      return selectSummaries(tx, who).where(
        and(inArray(deals.id, keys), or(isFound(who, new Date(now)), isTheirs)),
      );
    });
    const known = new Map(rows.map((row) => [row.id, row] as const));
    return keys.flatMap((key) => known.get(key) ?? []).map((row) => toSummary(row, now));
  }

  async findable(most: number): Promise<readonly FoundDeal[]> {
    const rows = await this.database.db
      .select({
        id: deals.id,
        at: sql`coalesce(${deals.editedAt}, ${deals.createdAt})`.mapWith(deals.createdAt),
      })
      .from(deals)
      .where(isOffered(new Date(this.clock.now())))
      .orderBy(desc(deals.createdAt), desc(deals.id))
      .limit(most);
    return rows.map(({ id, at }) => ({ id: String(id), changedOn: seoulDay(at.getTime()) }));
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
    return this.writing(author, sending, (tx, now) => addDirect(tx, author, deal, now));
  }

  async change(
    author: number,
    id: string,
    deal: DirectToKeep,
    sending: Sending,
  ): Promise<Result<string, DealRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    return this.writing(author, sending, async (tx, now) => {
      const own = await lockOwnDeal(tx, author, key, now.getTime());
      if (!own.ok) return own;
      if (isOver(own.value, now.getTime())) return OVER;
      if (own.value.party !== deal.draft.offerer.party) return { ok: false, reason: 'other-party' };
      return changeDirect(tx, author, key, keptPlace(own.value, deal), now);
    });
  }

  confirm(author: number, id: string): Promise<Result<DealStanding, DealRefusal>> {
    return this.standing(author, id, (_, left) => ({
      status: confirmedStatus(left),
      confirms: true,
    }));
  }

  setStatus(
    author: number,
    id: string,
    status: DealStatus,
  ): Promise<Result<DealStanding, DealRefusal>> {
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
        // Nothing is told of it any more: nor is it kept where it was, and whom to call.
        await tx.delete(dealPlaces).where(eq(dealPlaces.dealId, key));
        await tx.delete(dealContacts).where(eq(dealContacts.dealId, key));
        await setPictureUses(tx, 'deal', key, [], now);
      }
      return own.ok || own.wasTheirs ? { ok: true, value: null } : own;
    });
  }

  /** Lets an owner say how a deal stands, from how it stands now. */
  private async standing(
    author: number,
    id: string,
    next: (
      before: DealStatus,
      left: DealStatus,
    ) => { readonly status: DealStatus; readonly confirms: boolean },
  ): Promise<Result<DealStanding, DealRefusal>> {
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
        ? { confirmedAt: new Date(now), shownUntil: new Date(shownUntilFrom(now)) }
        : { confirmedAt: deal.confirmedAt, shownUntil: deal.shownUntil };
      await tx
        .update(deals)
        .set({ status, ...life })
        .where(eq(deals.id, key));
      return { ok: true, value: standingOf(id, { status, ...life }) };
    });
  }

  /** A write of a member that has a name of its own; answers the id of the deal. */
  private async writing(
    memberId: number,
    sending: Sending,
    make: (tx: Queries, now: Date) => Promise<Result<number, DealRefusal>>,
  ): Promise<Result<string, DealRefusal>> {
    const now = new Date(this.clock.now());
    const made = await this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [memberId])).has(memberId)) return NO_MEMBER;
      return once(tx, { memberId, sending, now }, () => make(tx, now));
    });
    return made.ok ? { ok: true, value: String(made.value) } : made;
  }
}

/** Until when a confirmation of this moment lets a deal be shown. */
const shownUntilFrom = (now: number): number => shownUntil({ confirmedAt: now, goneAt: null });

const standingOf = (
  id: string,
  life: { readonly status: DealStatus; readonly confirmedAt: Date; readonly shownUntil: Date },
): DealStanding => ({
  id,
  status: life.status,
  confirmedAt: life.confirmedAt.toISOString(),
  shownUntil: life.shownUntil.toISOString(),
});

async function ownPartsOf(tx: Queries, dealId: number): Promise<OwnParts> {
  const { road, lot, unit, lat, lng } = dealPlaces;
  const [place = null] = await tx
    .select({ road, lot, unit, lat, lng })
    .from(dealPlaces)
    .where(eq(dealPlaces.dealId, dealId));
  const { tel, takesSms } = dealContacts;
  const [contact = null] = await tx
    .select({ tel, takesSms })
    .from(dealContacts)
    .where(eq(dealContacts.dealId, dealId));
  return { place, contact };
}
