/** A window of limited calls. Times in ms. */
export interface CallWindow {
  /** Calls in it, this one too. */
  readonly count: number;
  readonly endsAt: number;
}

/** Counts limited calls in fixed windows, one count for all processes of the server. */
export interface CallCounts {
  /**
   * Counts a call of `hash` in its window, or in a new one of so many ms where that is over. However
   * many count at once, each hears a figure of its own.
   */
  add(hash: string, windowMs: number): Promise<CallWindow>;
  /** Deletes the windows that are over. */
  forgetEnded(): Promise<void>;
}
