/** A deal that leaves the lists soon unless its owner confirms it. */
export interface EndingDeal {
  readonly id: string;
  readonly ownerId: number;
  readonly title: string;
  /** ms */
  readonly shownUntil: number;
}

/** What jobs do for deals. */
export interface EndingDeals {
  /** Those on offer that leave the lists by a moment (ms) after now, in batches. */
  endingBy(now: number, by: number): AsyncIterable<readonly EndingDeal[]>;
  /**
   * Forgets of who looked on days before that of a moment (ms) the oldest, at most so many; answers how
   * many these were. The counts stay.
   */
  forgetViews(before: number, most: number): Promise<number>;
}
