/**
 * People of the sample whose accounts somebody can look into: they are vouched for by the emulators,
 * and the sample gives them things to find there. Nicknames, which none of the others has.
 */
export const SAMPLE_ACCOUNTS = {
  /** Lets rooms, and is written to. */
  owner: '볕드는마루',
  /** Looks for a room, or for somebody to share one with. */
  seeker: '초록창문가',
} as const;
