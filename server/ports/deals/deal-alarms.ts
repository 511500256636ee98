import type { DealAlarm, DealSearch, Result, ToldListing } from '#core';

/** Searches of whose new listings members are told (spec/readings R59). */
export interface StoredDealAlarms {
  /** The latest set first. */
  of(memberId: number): Promise<readonly DealAlarm[]>;
  /**
   * Again it changes nothing. `full` where it would be one more than MOST_DEAL_ALARMS, whoever else sets
   * one meanwhile. `place` is what its dong is called.
   */
  set(
    memberId: number,
    search: DealSearch,
    place: string | null,
  ): Promise<Result<DealAlarm, 'full' | 'no-member'>>;
  /** Removed twice it stays removed; of others nothing is removed. */
  remove(memberId: number, id: string): Promise<void>;
}

/** A listing that a member is to be told of. */
export interface FoundListing extends ToldListing {
  readonly dealId: string;
}

/** What a member is to be told of one of their searches, at once. */
export interface AlarmTelling {
  readonly alarm: DealAlarm;
  readonly memberId: number;
  /** Counts the tellings of the alarm. */
  readonly telling: number;
  /** Those that the member still finds, the latest first. */
  readonly found: readonly FoundListing[];
}

/** What the job of alarms does, each step of it as often as it likes; moments in ms. */
export interface DealAlarmRuns {
  /** Looks at what is news with every alarm, and keeps what they find. */
  find(now: number): Promise<void>;
  /** Decides what is told now: what waits for a telling, of no alarm more than MOST_ALARMS_A_DAY a day. */
  gather(now: number): Promise<void>;
  /** What is decided and not told, in batches. */
  untold(now: number): AsyncIterable<readonly AlarmTelling[]>;
  /** It was told. */
  told(telling: AlarmTelling): Promise<void>;
}
