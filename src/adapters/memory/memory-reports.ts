import {
  AppError,
  newCaseNumber,
  REPORT_STATE,
  validateReport,
  type Cancellation,
  type Clock,
  type NewReport,
  type Random,
  type Reports,
  type ReportTarget,
  type SentReport,
} from '#core';
import { answer } from './answer';

interface Kept {
  readonly person: string;
  readonly key: string;
  sent: SentReport;
}

/** What is kept, for as many people as ask. */
export class MemoryReportBook {
  readonly kept: Kept[] = [];

  /** What an operator does in the end. */
  finish(caseNumber: string): void {
    for (const one of this.kept)
      if (one.sent.caseNumber === caseNumber) one.sent = { ...one.sent, state: REPORT_STATE.DONE };
  }
}

interface MemoryReportsWorld {
  readonly random: Pick<Random, 'number'>;
  readonly clock: Clock;
  /** Who asks; null for a visitor. */
  readonly who: () => string | number | null;
  readonly book?: MemoryReportBook;
  /** Whether there is such a thing. By default there is everything. */
  readonly isThere?: (target: ReportTarget) => boolean;
}

const isOne = (a: ReportTarget | null, b: ReportTarget): boolean =>
  a?.code === b.code && a.id === b.id;

/** {@link Reports} without a server. */
export class MemoryReports implements Reports {
  private readonly book: MemoryReportBook;

  constructor(private readonly world: MemoryReportsWorld) {
    this.book = world.book ?? new MemoryReportBook();
  }

  send(report: NewReport, key: string): Promise<{ readonly caseNumber: string }> {
    return answer(undefined, () => {
      const theirs = this.theirs();
      const sent = theirs.find((one) => one.key === key);
      if (sent !== undefined) return { caseNumber: sent.sent.caseNumber };
      this.check(report, theirs);
      const caseNumber = newCaseNumber(this.world.random);
      const { reason, title, target } = report;
      const reportedAt = new Date(this.world.clock.now()).toISOString();
      this.book.kept.push({
        person: this.person(),
        key,
        sent: { caseNumber, reason, title, target, state: REPORT_STATE.RECEIVED, reportedAt },
      });
      return { caseNumber };
    });
  }

  mine(cancel?: Cancellation): Promise<readonly SentReport[]> {
    return answer(cancel, () =>
      this.theirs()
        .map(({ sent }) => sent)
        .reverse(),
    );
  }

  private check({ reason, content, target }: NewReport, theirs: readonly Kept[]): void {
    const check = validateReport({ category: reason, content });
    if (!check.ok) throw new AppError('refused', check.message, check.field.toUpperCase(), 422);
    if (target === null) return;
    if (this.world.isThere?.(target) === false)
      throw new AppError('not-found', '삭제된 게시물입니다.', 'TARGET_ID', 404);
    const open = theirs.find(
      ({ sent }) => sent.state !== REPORT_STATE.DONE && isOne(sent.target, target),
    );
    if (open === undefined) return;
    const said = `이미 신고해 주셔서 처리 중이에요. 접수번호: ${open.sent.caseNumber}`;
    throw new AppError('conflict', said, null, 409);
  }

  private theirs(): readonly Kept[] {
    const person = this.person();
    return this.book.kept.filter((one) => one.person === person);
  }

  private person(): string {
    const person = this.world.who();
    if (person === null) throw new AppError('unauthorized', undefined, null, 401);
    return String(person);
  }
}
