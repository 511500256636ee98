/** Whether anybody can look at the window; the browser's in composition. */
export interface PageSight {
  readonly isSeen: () => boolean;
  /** Tells whenever that changes. Returns a function that stops it. */
  readonly listen: (changed: () => void) => () => void;
}
