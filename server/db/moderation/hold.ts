import { randomInt } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import {
  CASE_STATE,
  collectionPath,
  HIDING_REPORTS,
  HOLD_STATE,
  ITEM_TYPE,
  listedIn,
  MODERATED,
  newCaseNumber,
  REPORT_STATE,
  REPORT_TARGET,
  REPORTED_RULE,
  type HoldState,
  type ListedWord,
  type ModeratedKind,
  type WrittenText,
} from '#core';
import type { ModeratedPage } from '../../ports/moderation/moderation';
import type { HiddenByReports } from '../../ports/moderation/reports';
import type { Queries } from '../database';
import { isOffered } from '../deals/deal-rows';
import { collections } from '../schema/collections';
import { comments, posts } from '../schema/communities';
import { deals } from '../schema/deals';
import { listedWords, moderationCases } from '../schema/moderation';
import { reports } from '../schema/reports';

const PARTS = 2 ** 32;
const SECURE = { number: () => randomInt(PARTS) / PARTS };

/** How reports name what moderators decide about. */
export const REPORTED_AS = {
  [MODERATED.POST]: REPORT_TARGET.COMMUNITY,
  [MODERATED.COMMENT]: REPORT_TARGET.COMMENT,
  [MODERATED.DEAL]: REPORT_TARGET.DEAL,
  [MODERATED.COLLECTION]: REPORT_TARGET.COLLECTION,
} as const satisfies Record<ModeratedKind, string>;

const TABLE = {
  [MODERATED.POST]: posts,
  [MODERATED.COMMENT]: comments,
  [MODERATED.DEAL]: deals,
  [MODERATED.COLLECTION]: collections,
} as const;

/** The page on which something stands: a comment's is its post's, a collection's has no code but a path. */
export const pageOf = (kind: ModeratedKind, pageId: number): ModeratedPage => ({
  code: kind === MODERATED.DEAL ? ITEM_TYPE.DEAL : ITEM_TYPE.COMMUNITY,
  id: kind === MODERATED.COLLECTION ? collectionPath(String(pageId)) : String(pageId),
});

/**
 * Locks the post or deal of what is held, before anything else of it is: whoever changes counts locks
 * posts first, so that nobody waits for each other.
 */
export async function lockPageOf(tx: Queries, kind: ModeratedKind, id: number): Promise<void> {
  if (kind === MODERATED.DEAL) {
    await tx.select({ id: deals.id }).from(deals).where(eq(deals.id, id)).for('no key update');
    return;
  }
  if (kind === MODERATED.COLLECTION) {
    const isThis = eq(collections.id, id);
    await tx.select({ id: collections.id }).from(collections).where(isThis).for('no key update');
    return;
  }
  const ofComment = tx.select({ id: comments.postId }).from(comments).where(eq(comments.id, id));
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(kind === MODERATED.POST ? eq(posts.id, id) : eq(posts.id, ofComment))
    .for('no key update');
}

/**
 * Shows it to nobody but its author, or to everybody again where `hold` is null; behind
 * {@link lockPageOf}.
 */
export async function setHold(
  tx: Queries,
  { kind, id }: { readonly kind: ModeratedKind; readonly id: number },
  hold: { readonly state: HoldState; readonly rule: string } | null,
): Promise<{ readonly authorId: number | null; readonly pageId: number } | null> {
  const table = TABLE[kind];
  const [row] = await tx
    .update(table)
    .set({ holdState: hold?.state ?? null, holdReason: hold?.rule ?? null })
    .where(eq(table.id, id))
    .returning({
      authorId: table.authorId,
      pageId: kind === MODERATED.COMMENT ? comments.postId : table.id,
    });
  return row ?? null;
}

/** Whether everybody sees what nothing holds: a deal for as long as it is on offer. */
export async function isShown(
  tx: Pick<Queries, 'select'>,
  kind: ModeratedKind,
  id: number,
  now: Date,
): Promise<boolean> {
  if (kind !== MODERATED.DEAL) return true;
  const [offered] = await tx
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.id, id), isOffered(now)));
  return offered !== undefined;
}

/** A case to be opened. */
interface Opened {
  readonly kind: ModeratedKind;
  readonly id: number;
  readonly authorId: number | null;
  readonly hold: HoldState;
  readonly rule: string;
  readonly now: Date;
}

/** Opens a case, where none waits already; in the transaction that holds or hides it. */
async function openCase(tx: Queries, opened: Opened): Promise<void> {
  const { kind, id, authorId, hold, rule, now } = opened;
  await tx
    .insert(moderationCases)
    .values({
      caseNumber: newCaseNumber(SECURE),
      targetKind: kind,
      targetId: id,
      authorId,
      hold,
      rule,
      state: CASE_STATE.OPEN,
      openedAt: now,
    })
    .onConflictDoNothing();
}

/** What may be held, and when. */
interface MayBeHeld {
  readonly kind: ModeratedKind;
  readonly id: number;
  readonly authorId: number;
  readonly now: Date;
}

/** Something that was just written. */
interface JustWritten extends MayBeHeld {
  readonly written: WrittenText;
}

/**
 * Holds what breaks a listed rule until a moderator has looked; what is held or hidden already stays
 * so. In the transaction that writes it, behind it.
 */
export async function holdListed(tx: Queries, just: JustWritten): Promise<void> {
  const broken = listedIn(just.written, await listedNow(tx));
  if (broken !== null) await holdUntilSeen(tx, just, broken.rule);
}

/**
 * Shows it to its author alone until a moderator has looked; what is held or hidden already stays so. In
 * the transaction that writes it, behind it.
 */
export async function holdUntilSeen(tx: Queries, may: MayBeHeld, rule: string): Promise<void> {
  const { kind, id, authorId, now } = may;
  const table = TABLE[kind];
  const held = await tx
    .update(table)
    .set({ holdState: HOLD_STATE.HELD, holdReason: rule })
    .where(and(eq(table.id, id), isNull(table.holdState)))
    .returning({ id: table.id });
  if (held.length === 0) return;
  await openCase(tx, { kind, id, authorId, hold: HOLD_STATE.HELD, rule, now });
}

/** What is listed, in one order. */
export const listedNow = (db: Pick<Queries, 'select'>): Promise<ListedWord[]> =>
  db
    .select({ kind: listedWords.kind, text: listedWords.text, rule: listedWords.rule })
    .from(listedWords)
    .orderBy(listedWords.kind, listedWords.text);

/**
 * Hides what as many members reported as the rule says and nobody has looked at since; null where it
 * stays as it is. In the transaction that keeps the report, behind it.
 */
export async function hideReported(
  tx: Queries,
  target: { readonly code: string; readonly id: string },
  now: Date,
): Promise<HiddenByReports | null> {
  const kind = Object.values(MODERATED).find((each) => REPORTED_AS[each] === target.code);
  const id = Number(target.id);
  if (kind === undefined || !Number.isSafeInteger(id)) return null;
  // Reports of one thing that come at once count one after the other.
  await lockPageOf(tx, kind, id);
  const [shown] = await tx
    .select({ id: TABLE[kind].id })
    .from(TABLE[kind])
    .where(and(eq(TABLE[kind].id, id), isNull(TABLE[kind].holdState)));
  if (shown === undefined) return null;
  const [counted] = await tx
    .select({ count: sql<number>`count(distinct ${reports.reporterId})`.mapWith(Number) })
    .from(reports)
    .where(
      and(
        eq(reports.targetCode, target.code),
        eq(reports.targetId, target.id),
        ne(reports.state, REPORT_STATE.DONE),
      ),
    );
  if ((counted?.count ?? 0) < HIDING_REPORTS) return null;
  const held = await setHold(tx, { kind, id }, { state: HOLD_STATE.HIDDEN, rule: REPORTED_RULE });
  if (held === null) return null;
  const { authorId } = held;
  await openCase(tx, {
    kind,
    id,
    authorId,
    hold: HOLD_STATE.HIDDEN,
    rule: REPORTED_RULE,
    now,
  });
  return { kind, id: String(id), authorId };
}
