import type { ReportTarget } from '#core';

/** What is reported. */
export interface ReportSubject {
  /** Null in a general report. */
  readonly target: ReportTarget | null;
  /** It in words: the house's title. */
  readonly title: string;
  /** Whoever made it, where that is known. */
  readonly authorId: string | null;
}

/** Opened by the address alone: what was being written on this page goes on, if anything was. */
export const KEPT_REPORT = 'kept';

export type ReportProps = ReportSubject | typeof KEPT_REPORT;
