import { createHash, randomInt } from 'node:crypto';
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import {
  newCaseNumber,
  REPORT_STATE,
  REPORT_TARGET,
  type Clock,
  type Random,
  type ReportTarget,
  type SentReport,
} from '#core';
import type {
  HiddenByReports,
  KeptReport,
  ReportToKeep,
  StoredReports,
} from '../../ports/moderation/reports';
import type { Database, Queries } from '../database';
import { saidIn } from '../chats/said-in-room';
import { hideReported } from '../moderation/hold';
import { reports } from '../schema/reports';

const MOST = 100;
/** A case number that is taken is drawn anew; of 28⁸ one is never drawn so often. */
const DRAWS = 5;

const PARTS = 2 ** 32;
const SECURE: Pick<Random, 'number'> = { number: () => randomInt(PARTS) / PARTS };

type Row = typeof reports.$inferSelect;

/** What members reported (spec/readings R23): one row a sending, one open report a target. */
export class ReportRepository implements StoredReports {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
    private readonly random: Pick<Random, 'number'> = SECURE,
  ) {}

  keep(report: ReportToKeep): Promise<KeptReport> {
    const sendingKey = report.sendingKey ?? natureOf(report);
    return this.database.db.transaction(async (tx) => {
      if (report.sendingKey === null) await freeClosed(tx, report.reporterId, sendingKey);
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const caseNumber = await this.add(tx, report, sendingKey);
        if (caseNumber !== null)
          return { kind: 'kept', caseNumber, hidden: await this.hide(tx, report.target) };
        const before = await inTheWay(tx, report, sendingKey);
        if (before !== null) return before;
      }
      throw new Error('no case number was free');
    });
  }

  before(report: ReportToKeep): Promise<KeptReport | null> {
    return inTheWay(this.database.db, report, report.sendingKey ?? natureOf(report));
  }

  async of(reporterId: number): Promise<{ items: SentReport[]; total: number }> {
    const { db } = this.database;
    const isTheirs = eq(reports.reporterId, reporterId);
    const rows = await db
      .select()
      .from(reports)
      .where(isTheirs)
      .orderBy(desc(reports.reportedAt), desc(reports.id))
      .limit(MOST);
    const total = rows.length < MOST ? rows.length : await db.$count(reports, isTheirs);
    return { items: rows.map(toSent), total };
  }

  /**
   * Forgets of what was reported before a moment (ms) the oldest, with what went with it, at most so many;
   * answers how many these were.
   */
  async forget(before: number, most: number): Promise<number> {
    const { db } = this.database;
    const oldest = db
      .select({ id: reports.id })
      .from(reports)
      .where(lt(reports.reportedAt, new Date(before)))
      .orderBy(asc(reports.reportedAt))
      .limit(most);
    const gone = await db
      .delete(reports)
      .where(inArray(reports.id, oldest))
      .returning({ id: reports.id });
    return gone.length;
  }

  private async hide(tx: Queries, target: ReportTarget | null): Promise<HiddenByReports | null> {
    return target === null ? null : hideReported(tx, target, new Date(this.clock.now()));
  }

  /** Null where a row stands in its way; one that is not committed yet is waited for. */
  private async add(tx: Queries, report: ReportToKeep, sendingKey: string): Promise<string | null> {
    const { reporterId, reason, title, content, target, authorId } = report;
    const isRoom = target?.code === REPORT_TARGET.CHAT;
    const [added] = await tx
      .insert(reports)
      .values({
        caseNumber: newCaseNumber(this.random),
        reporterId,
        sendingKey,
        reason,
        title,
        content,
        authorId,
        targetCode: target?.code ?? null,
        targetId: target?.id ?? null,
        evidence: isRoom ? await saidIn(tx, reporterId, target.id) : null,
        state: REPORT_STATE.RECEIVED,
        reportedAt: new Date(this.clock.now()),
      })
      .onConflictDoNothing()
      .returning({ caseNumber: reports.caseNumber });
    return added?.caseNumber ?? null;
  }
}

/** A key in the place of one that was not sent; no client can send it: keys have no blanks. */
function natureOf({ reason, title, content, target, authorId }: ReportToKeep): string {
  const said = JSON.stringify([reason, title, content, target?.code, target?.id, authorId]);
  return `by nature ${createHash('sha256').update(said).digest('hex')}`;
}

/** The same words may be sent again once what they began is closed; no client can send that key. */
async function freeClosed(tx: Queries, reporterId: number, sendingKey: string): Promise<void> {
  await tx
    .update(reports)
    .set({ sendingKey: sql`'closed ' || ${reports.caseNumber}` })
    .where(
      and(
        eq(reports.reporterId, reporterId),
        eq(reports.sendingKey, sendingKey),
        eq(reports.state, REPORT_STATE.DONE),
      ),
    );
}

/** What the rows that are there make of this sending; null where only the case number was taken. */
async function inTheWay(
  tx: Pick<Queries, 'select'>,
  report: ReportToKeep,
  sendingKey: string,
): Promise<KeptReport | null> {
  const isTheirs = eq(reports.reporterId, report.reporterId);
  const [sent] = await tx
    .select()
    .from(reports)
    .where(and(isTheirs, eq(reports.sendingKey, sendingKey)));
  if (sent !== undefined)
    return isSame(sent, report)
      ? { kind: 'kept', caseNumber: sent.caseNumber, hidden: null }
      : { kind: 'key-spent' };
  const { target } = report;
  if (target === null) return null;
  const [open] = await tx
    .select({ caseNumber: reports.caseNumber })
    .from(reports)
    .where(
      and(
        isTheirs,
        eq(reports.targetCode, target.code),
        eq(reports.targetId, target.id),
        ne(reports.state, REPORT_STATE.DONE),
      ),
    );
  return open === undefined ? null : { kind: 'open', ...open };
}

const isSame = (row: Row, { reason, title, content, target, authorId }: ReportToKeep): boolean =>
  row.reason === reason &&
  row.title === title &&
  row.content === content &&
  row.targetCode === (target?.code ?? null) &&
  row.targetId === (target?.id ?? null) &&
  row.authorId === authorId;

function toSent({
  caseNumber,
  reason,
  title,
  targetCode,
  targetId,
  state,
  ...row
}: Row): SentReport {
  const target: ReportTarget | null =
    targetCode === null || targetId === null ? null : { code: targetCode, id: targetId };
  return { caseNumber, reason, title, target, state, reportedAt: row.reportedAt.toISOString() };
}
