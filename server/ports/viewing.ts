/** A reading that counts once a day: whoever reads again on that day is the same viewer. */
export interface Viewing {
  readonly day: string;
  /** Tells nobody who it is. */
  readonly viewer: string;
  /** Null for a visitor. Once a member has left, nothing that is kept says any more that they read it. */
  readonly memberId: number | null;
}
