import { and, desc, eq, ne } from 'drizzle-orm';
import {
  CASE_STATE,
  DECISION,
  HOLD_STATE,
  MODERATED,
  REPORT_STATE,
  type AppealTarget,
  type Clock,
  type Decision,
  type ListedKind,
  type ListedWord,
  type ModeratedKind,
} from '#core';
import type {
  CaseDetail,
  CaseRow,
  Decided,
  KeptAppeal,
  OpenCase,
  StoredModeration,
} from '../../ports/moderation/moderation';
import { rowId } from '../communities/row-ids';
import type { Database } from '../database';
import { newsOfListed } from '../deal-alarms/deal-news';
import { doublesOf } from '../deals/doubles';
import { comments } from '../schema/communities';
import { members } from '../schema/members';
import { listedWords, moderationCases } from '../schema/moderation';
import { reports } from '../schema/reports';
import {
  isOpenReportOf,
  reportCounts,
  saidOf,
  textsOf,
  toCaseRow,
  WAITING_ORDER,
} from './case-rows';
import { isShown, listedNow, lockPageOf, pageOf, setHold } from './hold';

/** What waits for moderators, and what they decide (spec/readings R39). */
export class ModerationRepository implements StoredModeration {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  listed(): Promise<readonly ListedWord[]> {
    return listedNow(this.database.db);
  }

  async list(kind: ListedKind, text: string, rule: string): Promise<void> {
    await this.database.db
      .insert(listedWords)
      .values({ kind, text, rule, listedAt: this.now() })
      .onConflictDoUpdate({ target: [listedWords.kind, listedWords.text], set: { rule } });
  }

  async unlist(kind: ListedKind, text: string): Promise<boolean> {
    const gone = await this.database.db
      .delete(listedWords)
      .where(and(eq(listedWords.kind, kind), eq(listedWords.text, text)))
      .returning({ text: listedWords.text });
    return gone.length > 0;
  }

  async waiting(): Promise<readonly CaseRow[]> {
    const { db } = this.database;
    const rows = await db
      .select()
      .from(moderationCases)
      .where(ne(moderationCases.state, CASE_STATE.DECIDED))
      .orderBy(...WAITING_ORDER);
    const [texts, counts] = [await textsOf(db, rows), await reportCounts(db, rows)];
    return rows.map((row, at) => toCaseRow(row, texts[at]?.words ?? null, counts[at] ?? 0));
  }

  async one(caseNumber: string): Promise<CaseDetail | null> {
    const { db } = this.database;
    const [found] = await db
      .select({ row: moderationCases, author: members.nickname })
      .from(moderationCases)
      .leftJoin(members, eq(members.id, moderationCases.authorId))
      .where(eq(moderationCases.caseNumber, caseNumber));
    if (found === undefined) return null;
    const { row, author } = found;
    const [target] = await textsOf(db, [row]);
    const said = await saidOf(db, row);
    const doubles =
      row.targetKind === MODERATED.DEAL
        ? await doublesOf(db, { id: row.targetId, authorId: row.authorId }, this.now())
        : [];
    const { decision, why, appeal } = row;
    return {
      ...toCaseRow(row, target?.words ?? null, said.length),
      author,
      text: target?.text ?? null,
      decision,
      why,
      appeal,
      doubles: doubles.map(String),
      said,
    };
  }

  async openCase(kind: ModeratedKind, targetId: string): Promise<OpenCase | null> {
    const key = rowId(targetId);
    if (key === null) return null;
    const { caseNumber, hold, rule, authorId, targetKind, state } = moderationCases;
    const isComment = eq(targetKind, MODERATED.COMMENT);
    const isThis = and(eq(targetKind, kind), eq(moderationCases.targetId, key));
    const [row] = await this.database.db
      .select({ caseNumber, hold, rule, authorId, postId: comments.postId })
      .from(moderationCases)
      .leftJoin(comments, and(isComment, eq(comments.id, moderationCases.targetId)))
      .where(and(isThis, ne(state, CASE_STATE.DECIDED)));
    if (row === undefined) return null;
    const { postId, ...opened } = row;
    return { ...opened, page: pageOf(kind, postId ?? key) };
  }

  decide(caseNumber: string, decision: Decision, why: string): Promise<Decided | null> {
    return this.database.db.transaction(async (tx) => {
      const { targetKind, targetId } = moderationCases;
      const [about] = await tx
        .select({ targetKind, targetId })
        .from(moderationCases)
        .where(eq(moderationCases.caseNumber, caseNumber));
      if (about === undefined) return null;
      await lockPageOf(tx, about.targetKind, about.targetId);
      const [row] = await tx
        .update(moderationCases)
        .set({ state: CASE_STATE.DECIDED, decision, why, decidedAt: this.now() })
        .where(
          and(
            eq(moderationCases.caseNumber, caseNumber),
            ne(moderationCases.state, CASE_STATE.DECIDED),
          ),
        )
        .returning();
      if (row === undefined) return null;
      const { targetKind: kind, targetId: id, rule } = row;
      const hold = decision === DECISION.SHOW ? null : { state: HOLD_STATE.HIDDEN, rule };
      const held = await setHold(tx, { kind, id }, hold);
      const isSeen = hold === null && held !== null && (await isShown(tx, kind, id, this.now()));
      if (kind === MODERATED.DEAL && isSeen) await newsOfListed(tx, id, this.now());
      const closed = await tx
        .update(reports)
        .set({ state: REPORT_STATE.DONE })
        .where(isOpenReportOf(row))
        .returning({ reporterId: reports.reporterId });
      return {
        kind,
        targetId: String(id),
        page: held === null ? null : pageOf(kind, held.pageId),
        authorId: row.authorId,
        reporterIds: [...new Set(closed.map(({ reporterId }) => reporterId))],
        isSeen,
      };
    });
  }

  appeal(
    memberId: number,
    { kind, id }: AppealTarget,
    text: string,
    key: string,
  ): Promise<KeptAppeal> {
    const targetId = rowId(id);
    if (targetId === null) return Promise.resolve({ kind: 'nothing-held' });
    return this.database.db.transaction(async (tx) => {
      const [last] = await tx
        .select()
        .from(moderationCases)
        .where(
          and(
            eq(moderationCases.targetKind, kind),
            eq(moderationCases.targetId, targetId),
            eq(moderationCases.authorId, memberId),
          ),
        )
        .orderBy(desc(moderationCases.id))
        .limit(1)
        .for('update');
      if (last === undefined || last.decision === DECISION.SHOW) return { kind: 'nothing-held' };
      const { caseNumber } = last;
      if (last.appealedAt !== null)
        return last.appealKey === key ? { kind: 'appealed', caseNumber } : { kind: 'twice' };
      await tx
        .update(moderationCases)
        .set({
          state: CASE_STATE.APPEALED,
          appeal: text,
          appealKey: key,
          appealedAt: this.now(),
        })
        .where(eq(moderationCases.id, last.id));
      return { kind: 'appealed', caseNumber };
    });
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}
