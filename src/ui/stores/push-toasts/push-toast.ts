/** A message that came while the page runs (spec/rules §3). */
export interface PushToast {
  /** One of the same id takes the place of the one before. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** What a press on it does; without one a press only takes it away. */
  readonly onClick?: (() => void) | undefined;
  /** How long it stays, in ms, from when it is seen; 5000 without one. */
  readonly toastDuration?: number | undefined;
  /** When it was sent, in ms since 1970; null where nobody told. */
  readonly time?: number | null | undefined;
  /** The higher lies above; 0 without one. Of equals the newest lies above. */
  readonly zIndex?: number | undefined;
}
