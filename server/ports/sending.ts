/** A sending by its own name (spec/wire W10). */
export interface Sending {
  /** `Idempotency-Key`; without one every sending is another. */
  readonly key: string | null;
  /** Of the call with all that was sent. */
  readonly hash: string;
}

/** A sending that has no name. */
export const UNNAMED: Sending = { key: null, hash: '' };
