import type { Notice, VisitEntry } from '#core';

/** What a calendar says of a notice. */
export interface CalendarNotice extends Pick<
  Notice,
  'id' | 'title' | 'from' | 'until' | 'schedule' | 'announcedOn' | 'correctedOn'
> {
  /** Whether it is over before its end, or gone from its source: its applications are no event. */
  readonly isCalledOff: boolean;
  /** How often it was corrected. */
  readonly corrections: number;
}

/** A visit that two agreed on, as a calendar of one of them has it. */
export interface CalendarVisit extends VisitEntry {
  readonly roomId: string;
  /** Of the listing; empty where it is not shown. */
  readonly title: string;
  /** When it was agreed on, moved or called off, whichever was last; ms. */
  readonly changedAt: number;
}

/** Of what is over so long nobody is told any more. */
export const LONGEST_OVER_MS = 30 * 86_400_000;

/** A calendar has at most so many events, and at most as many notices. */
export const MOST_EVENTS = 200;

/** The addresses under which members subscribe to the days of their notices. */
export interface Calendars {
  /** The token of the member's address; null while there is none. */
  of(memberId: number): Promise<string | null>;
  /** The same one for as long as it is not revoked. */
  open(memberId: number): Promise<string>;
  /** From now on the address leads nowhere. Again it changes nothing. */
  revoke(memberId: number): Promise<void>;
  /**
   * The notices that a member has alarms for, by the token; null where it opens nothing. Those of which
   * every day is over for {@link LONGEST_OVER_MS}, or was called off, are left out. At most
   * {@link MOST_EVENTS}: the nearest to close first, then those that never close, then those that
   * closed last.
   */
  notices(token: string, now: number): Promise<readonly CalendarNotice[] | null>;
  /**
   * The visits that a member agreed on, by the token, those that were called off as such: a calendar that
   * joins what it is told takes them out. Those that are long over, and with whom nobody is met any more,
   * are left out.
   */
  visits(token: string, now: number): Promise<readonly CalendarVisit[]>;
}
