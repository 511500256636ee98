import type { Result, Yyyymmdd } from '#core';

/** `bad-number`: no message reaches this number. `away`: the service does not send, or not in time. */
export type SmsRefusal = 'bad-number' | 'away';

/** Sends short messages (spec/outside O20), through the real service or its emulator. */
export interface SmsGateway {
  /** `to` as 010-1234-5678. Never throws: what goes wrong outside is a refusal. */
  send(message: { readonly to: string; readonly text: string }): Promise<Result<null, SmsRefusal>>;
}

/** A message that the embedded gateway took; of its number only the ends are known. */
export interface OutboxMessage {
  readonly maskedTo: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** What the embedded gateway took, for the page that shows it. */
export interface SmsOutbox {
  add(message: OutboxMessage): Promise<void>;
  /** Newest first, the last 200 of them. */
  latest(): Promise<readonly OutboxMessage[]>;
}

/** Something whose messages of a day are counted, by its hash. */
export interface Counted {
  readonly hash: string;
  readonly most: number;
}

/** A sending as it is counted. */
export interface CountedSending {
  readonly day: Yyyymmdd;
  readonly counted: readonly Counted[];
  /** Hash of the sending's own name, so that sent again it is the same; null without one. */
  readonly name: string | null;
}

/**
 * What became of a sending's place in the quota. `taken`: it may be sent. `spent`: something's day
 * is full, and nothing was counted. `under-way`, `sent`: another call of its name sends it, or has.
 */
export type Place = 'taken' | 'spent' | 'under-way' | 'sent';

/** Messages by day (spec/readings R16), counted before they are sent. */
export interface MessageCounts {
  /** Counts one on everything or on nothing, whoever else counts at the same time. */
  take(sending: CountedSending): Promise<Place>;
  /** It was sent: whoever comes by its name again hears so. */
  settle(sending: CountedSending): Promise<void>;
  /** It was not sent and counts no more. */
  giveBack(sending: CountedSending): Promise<void>;
  /** Deletes what was counted before this day. */
  forgetBefore(day: Yyyymmdd): Promise<void>;
}
