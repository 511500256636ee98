import { and, eq, sql } from 'drizzle-orm';
import {
  dealWays,
  GONE_SAYERS,
  seoulDay,
  shownUntil,
  type Clock,
  type DealWay,
  type Result,
} from '#core';
import type { Inquired, InquiryRefusal, StoredInquiries } from '../../ports/deals/inquiries';
import { holdMembers } from '../communities/member-writes';
import { rowId } from '../communities/row-ids';
import type { Database, Queries } from '../database';
import { dealContacts, deals, dealShowingCounts, dealShowings, dealWords } from '../schema/deals';
import { lockOthersDeal, type LockedDeal } from './deal-locks';
import { standingOf } from './deal-standing';
import { askForNumber, mayBeTold } from './told-numbers';

const NONE = { ok: false, reason: 'none' } as const;

type Word = typeof dealWords.$inferSelect.what;

/** What members ask of those who offer rooms, and say of these (spec/readings R41, R46). */
export class InquiryRepository implements StoredInquiries {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async contact(
    memberId: number,
    id: string,
    way: DealWay,
  ): Promise<Result<string, InquiryRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    const now = this.clock.now();
    return askForNumber(this.database, memberId, async (tx) => {
      const deal = await lockOthersDeal(tx, memberId, key, now);
      if (!deal.ok) return deal;
      const tel = await numberOf(tx, key, way);
      if (tel === null) return { ok: false, reason: 'no-way' };
      const isShown = await show(tx, { day: seoulDay(now), memberId, dealId: key, way });
      return isShown ? { ok: true, value: tel } : { ok: false, reason: 'spent' };
    });
  }

  ask(memberId: number, id: string): Promise<Result<Inquired, InquiryRefusal>> {
    return this.say(memberId, id, 'ASKED');
  }

  sayGone(memberId: number, id: string): Promise<Result<Inquired, InquiryRefusal>> {
    return this.say(memberId, id, 'GONE');
  }

  /** The deal is locked: of two at once the second one finds what the first one said. */
  private async say(
    memberId: number,
    id: string,
    what: Word,
  ): Promise<Result<Inquired, InquiryRefusal>> {
    const key = rowId(id);
    if (key === null) return NONE;
    const now = this.clock.now();
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [memberId])).has(memberId))
        return { ok: false, reason: 'no-member' };
      const deal = await lockOthersDeal(tx, memberId, key, now);
      if (!deal.ok) return deal;
      await tx
        .insert(dealWords)
        .values({ dealId: key, what, memberId, saidAt: new Date(now) })
        .onConflictDoNothing();
      const after = what === 'GONE' ? await endSooner(tx, deal.value, now) : deal.value;
      return {
        ok: true,
        value: { standing: standingOf(after), question: questionOf(after, what) },
      };
    });
  }
}

/** Whoever is the second to say that it is gone sets the hours in which its owner may answer. */
async function endSooner(tx: Queries, deal: LockedDeal, now: number): Promise<LockedDeal> {
  if (deal.goneAt !== null) return deal;
  const sayers = await tx
    .select({ memberId: dealWords.memberId })
    .from(dealWords)
    .where(and(eq(dealWords.dealId, deal.id), eq(dealWords.what, 'GONE')))
    .limit(GONE_SAYERS);
  if (sayers.length < GONE_SAYERS) return deal;
  const until = shownUntil({ confirmedAt: deal.confirmedAt.getTime(), goneAt: now });
  const after = { goneAt: new Date(now), shownUntil: new Date(until) };
  await tx.update(deals).set(after).where(eq(deals.id, deal.id));
  return { ...deal, ...after };
}

/** Nobody reads what an example's person is told. */
function questionOf(deal: LockedDeal, what: Word): Inquired['question'] {
  const { id, kind: dealType, authorId: ownerId, title, isExample, confirmedAt, goneAt } = deal;
  if (ownerId === null || isExample) return null;
  return {
    id: String(id),
    dealType,
    ownerId,
    title,
    confirmedAt: confirmedAt.getTime(),
    shownUntil: deal.shownUntil.getTime(),
    isAsked: what === 'ASKED',
    isSaidGone: goneAt !== null,
  };
}

/** The number by which somebody is reached; null where they are not. */
async function numberOf(tx: Queries, dealId: number, way: DealWay): Promise<string | null> {
  const { tel, takesSms } = dealContacts;
  const [contact] = await tx
    .select({ tel, takesSms })
    .from(dealContacts)
    .where(eq(dealContacts.dealId, dealId));
  return contact !== undefined && dealWays(contact).includes(way) ? contact.tel : null;
}

/** Counts that a number is told; false where it would be of one room too many. */
async function show(tx: Queries, showing: typeof dealShowings.$inferInsert): Promise<boolean> {
  const { dealId, way } = showing;
  if (!(await mayBeTold(tx, showing, { dealId }))) return false;
  const [first] = await tx.insert(dealShowings).values(showing).onConflictDoNothing().returning();
  if (first !== undefined)
    await tx
      .insert(dealShowingCounts)
      .values({ dealId, way, showings: 1 })
      .onConflictDoUpdate({
        target: [dealShowingCounts.dealId, dealShowingCounts.way],
        set: { showings: sql`${dealShowingCounts.showings} + 1` },
      });
  return true;
}
