import type { ModeratedKind, NewReport, SentReport } from '#core';

/** A report as a member sends it. */
export interface ReportToKeep extends NewReport {
  readonly reporterId: number;
  /**
   * The sending's own name (`Idempotency-Key`); without one the same words about the same thing are
   * the same sending for as long as the report is open.
   */
  readonly sendingKey: string | null;
}

/** What was said in a room that was reported, whole. */
export interface ReportedMessage {
  readonly number: number;
  readonly by: 'reporter' | 'other';
  readonly text: string;
  /** Ids of pictures. */
  readonly pictures: readonly string[];
  /** ISO 8601 */
  readonly sentAt: string;
}

/**
 * What became of a sending. `kept`: it is there now, or was there already. `open`: another report of
 * this target by the same member is not closed yet. `key-spent`: its name was another report's.
 */
export type KeptReport =
  | {
      readonly kind: 'kept';
      readonly caseNumber: string;
      /** What this report has hidden; null where it hid nothing. */
      readonly hidden: HiddenByReports | null;
    }
  | { readonly kind: 'open'; readonly caseNumber: string }
  | { readonly kind: 'key-spent' };

/** Something that so many members reported that it is hidden until a moderator has looked. */
export interface HiddenByReports {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly authorId: number | null;
}

/** The stored reports. */
export interface StoredReports {
  keep(report: ReportToKeep): Promise<KeptReport>;
  /**
   * What became of the same sending before, or of an earlier report of this target that is still open;
   * null where there is neither. What a report hid is there for its sender no more.
   */
  before(report: ReportToKeep): Promise<KeptReport | null>;
  /** How many this member sent, and the newest of them first, at most 100. */
  of(
    reporterId: number,
  ): Promise<{ readonly items: readonly SentReport[]; readonly total: number }>;
}
