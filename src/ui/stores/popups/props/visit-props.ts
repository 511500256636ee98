import type { ChatVisit } from '#core';

/** A time to look at a room together. */
export interface VisitProps {
  /** With whom, and about what: 하늘색우산님 · 월세 500/45 */
  readonly subject: string;
  /** What stands already; null where there is nothing. */
  readonly standing: ChatVisit | null;
  /** A time that was chosen before and did not arrive; ISO 8601. Null where there is none. */
  readonly chosen: string | null;
  /** What to take care of is said first. */
  readonly isFirst: boolean;
}

/** The time that was chosen, ISO 8601 with zone; null where none was. */
export type VisitAnswer = string | null;
