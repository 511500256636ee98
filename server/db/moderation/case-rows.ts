import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { directWords, MODERATED, REPORT_STATE, shortened, type ModeratedKind } from '#core';
import type { CaseRow } from '../../ports/moderation/moderation';
import type { Database, Queries } from '../database';
import { collections } from '../schema/collections';
import { comments, posts } from '../schema/communities';
import { deals } from '../schema/deals';
import { moderationCases } from '../schema/moderation';
import { reports } from '../schema/reports';
import { REPORTED_AS } from './hold';

type Row = typeof moderationCases.$inferSelect;
type Target = Pick<Row, 'targetKind' | 'targetId'>;

/** A title, or the first words of a comment. */
const LONGEST_WORDS = 60;

/** What a case is about; both null where it is gone. */
export interface TargetText {
  readonly words: string | null;
  readonly text: string | null;
}

const NOTHING: TargetText = { words: null, text: null };

/** The texts of what cases are about, in the order of the cases. */
export async function textsOf(
  db: Pick<Queries, 'select'>,
  targets: readonly Target[],
): Promise<readonly TargetText[]> {
  const found = new Map<string, TargetText>(
    (
      await Promise.all([
        postTexts(db, idsOf(targets, MODERATED.POST)),
        commentTexts(db, idsOf(targets, MODERATED.COMMENT)),
        dealTexts(db, idsOf(targets, MODERATED.DEAL)),
        collectionTexts(db, idsOf(targets, MODERATED.COLLECTION)),
      ])
    ).flat(),
  );
  return targets.map(
    ({ targetKind, targetId }) => found.get(nameOf(targetKind, targetId)) ?? NOTHING,
  );
}

type Named = readonly (readonly [string, TargetText])[];

async function postTexts(db: Pick<Queries, 'select'>, ids: readonly number[]): Promise<Named> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: posts.id, words: posts.title, text: posts.text })
    .from(posts)
    .where(inArray(posts.id, [...ids]));
  return rows.map(({ id, words, text }) => [nameOf(MODERATED.POST, id), { words, text }] as const);
}

async function commentTexts(db: Pick<Queries, 'select'>, ids: readonly number[]): Promise<Named> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: comments.id, text: comments.text })
    .from(comments)
    .where(inArray(comments.id, [...ids]));
  return rows.map(
    ({ id, text }) =>
      [nameOf(MODERATED.COMMENT, id), { words: shortened(text, LONGEST_WORDS), text }] as const,
  );
}

async function dealTexts(db: Pick<Queries, 'select'>, ids: readonly number[]): Promise<Named> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: deals.id,
      words: deals.title,
      description: deals.description,
      detail: deals.detail,
    })
    .from(deals)
    .where(inArray(deals.id, [...ids]));
  return rows.map(({ id, words, description, detail }) => {
    const said = { title: words, description };
    const all = detail === null ? [words, description] : directWords({ ...detail, ...said });
    const text = all.join('\n');
    return [nameOf(MODERATED.DEAL, id), { words, text }] as const;
  });
}

async function collectionTexts(
  db: Pick<Queries, 'select'>,
  ids: readonly number[],
): Promise<Named> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: collections.id, words: collections.name })
    .from(collections)
    .where(inArray(collections.id, [...ids]));
  return rows.map(
    ({ id, words }) => [nameOf(MODERATED.COLLECTION, id), { words, text: words }] as const,
  );
}

const nameOf = (kind: ModeratedKind, id: number): string => `${kind} ${id}`;

const idsOf = (targets: readonly Target[], kind: ModeratedKind): number[] =>
  targets.filter(({ targetKind }) => targetKind === kind).map(({ targetId }) => targetId);

/** Whether a report is of what a case is about, and still open. */
export const isOpenReportOf = ({ targetKind, targetId }: Target) =>
  and(
    eq(reports.targetCode, REPORTED_AS[targetKind]),
    eq(reports.targetId, String(targetId)),
    ne(reports.state, REPORT_STATE.DONE),
  );

/** Of each case so many open reports. */
export function reportCounts(
  db: Pick<Database['db'], '$count'>,
  targets: readonly Target[],
): Promise<readonly number[]> {
  return Promise.all(targets.map((target) => db.$count(reports, isOpenReportOf(target))));
}

/** What was reported of it, the newest first. */
export const saidOf = (db: Pick<Queries, 'select'>, target: Target) =>
  db
    .select({ reason: reports.reason, content: reports.content })
    .from(reports)
    .where(isOpenReportOf(target))
    .orderBy(desc(reports.reportedAt), desc(reports.id));

/** A case as the list shows it. */
export const toCaseRow = (row: Row, words: string | null, reported: number): CaseRow => ({
  caseNumber: row.caseNumber,
  kind: row.targetKind,
  targetId: String(row.targetId),
  state: row.state,
  hold: row.hold,
  rule: row.rule,
  openedAt: row.openedAt.toISOString(),
  words,
  reports: reported,
});

/** Appeals first, then the oldest. */
export const WAITING_ORDER = [
  desc(sql`${moderationCases.state} = 'APPEALED'`),
  asc(moderationCases.openedAt),
  asc(moderationCases.id),
] as const;
