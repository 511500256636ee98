/** Which deal is changed, from which version (the core's `dealVersion`); null from whatever stands. */
export interface ChangedDeal {
  readonly id: string;
  readonly base: string | null;
}
