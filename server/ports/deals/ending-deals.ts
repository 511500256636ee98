import type { DealKind, QuestionedDeal } from '#core';

/** A deal that leaves the lists soon unless its owner confirms it. */
export interface EndingDeal {
  readonly id: string;
  readonly dealType: DealKind;
  readonly ownerId: number;
  readonly title: string;
  /** ms */
  readonly shownUntil: number;
}

/** A deal of which its owner is asked something. */
export interface OwnersQuestion extends QuestionedDeal {
  readonly ownerId: number;
}

/** What jobs do for deals. */
export interface EndingDeals {
  /** Those on offer that leave the lists by a moment (ms) after now, in batches. */
  endingBy(now: number, by: number): AsyncIterable<readonly EndingDeal[]>;
  /** Those on offer of which somebody asked, or that are said to be gone, in batches. */
  questioned(now: number): AsyncIterable<readonly OwnersQuestion[]>;
  /**
   * Forgets of what was asked and said before a moment (ms) the oldest, at most so many; answers how many
   * these were. Until when a deal is shown stays.
   */
  forgetWords(before: number, most: number): Promise<number>;
  /**
   * Forgets of who looked on days before that of a moment (ms) the oldest, at most so many; answers how
   * many these were. The counts stay.
   */
  forgetViews(before: number, most: number): Promise<number>;
  /** The same of who was told a number, of rooms and of houses. */
  forgetShowings(before: number, most: number): Promise<number>;
}
