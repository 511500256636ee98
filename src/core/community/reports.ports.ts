import type { Cancellation } from '../shared/abort';
import { ITEM_TYPE } from '../shared/codes';

/** Why something is reported (spec/rules §2); the wire's CATEGORY. */
export const REPORT_REASON = {
  PROMOTION: 'PROMOTION',
  ABUSE: 'ABUSE',
  OBSCENE: 'OBSCENE',
  OTHER: 'OTHER',
} as const;
export type ReportReason = keyof typeof REPORT_REASON;

/** Received, being looked at, closed. */
export const REPORT_STATE = { RECEIVED: 'RECEIVED', REVIEWING: 'REVIEWING', DONE: 'DONE' } as const;
export type ReportState = keyof typeof REPORT_STATE;

/** The kinds of what can be reported: those of items, and what has no code among them. */
export const REPORT_TARGET = {
  ...ITEM_TYPE,
  COMMENT: 'COMMENT',
  MEMBER: 'MEMBER',
  /** A room, by one of the two: the last that was said in it goes with the report. */
  CHAT: 'CHAT',
  /** For its name; by whoever sees it. */
  COLLECTION: 'COLLECTION',
} as const;

/** What is reported (spec/readings R23); a general report has no target. */
export interface ReportTarget {
  /** A code of REPORT_TARGET. */
  readonly code: string;
  readonly id: string;
}

/** A report as a person sends it. */
export interface NewReport {
  readonly reason: ReportReason;
  /** What is reported, in words: the house's title. */
  readonly title: string;
  readonly content: string;
  readonly target: ReportTarget | null;
  /** The reported author's id, where there is one; decides nothing. */
  readonly authorId: string | null;
}

/** A report as its sender finds it again. */
export interface SentReport {
  /** What support is asked with. */
  readonly caseNumber: string;
  readonly reason: ReportReason;
  readonly title: string;
  readonly target: ReportTarget | null;
  readonly state: ReportState;
  /** ISO 8601 with zone. */
  readonly reportedAt: string;
}

/** Reports of the person who is signed in. Every method rejects with an AppError. */
export interface Reports {
  /**
   * `key` names this sending: sent again, after a dead network or by a double tap, it is the same
   * report. Rejects with `conflict` while an earlier report of the same target is open, and with the
   * server's own message.
   */
  send(report: NewReport, key: string): Promise<{ readonly caseNumber: string }>;
  /** The newest first, at most 100. */
  mine(cancel?: Cancellation): Promise<readonly SentReport[]>;
}
