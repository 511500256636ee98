/** The windows beside this one, as far as a session concerns them; the browser's in composition. */
export interface OtherWindows {
  /** Whether a page of ours opened this window, and is still there. */
  readonly hasOpener: () => boolean;
  /** Whether a link on another page led here. */
  readonly hasReferrer: () => boolean;
  /** Tells the opener that the session changed; nobody of another origin hears it. */
  readonly tellOpener: () => void;
  /**
   * Hears the same from a window of our origin; nothing is taken from it. Returns a function that
   * stops it.
   */
  readonly listen: (changed: () => void) => () => void;
  /** Closes this window; browsers do so only where a script opened it. */
  readonly close: () => void;
}
