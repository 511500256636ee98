/** What an open page answers to its service worker. */
export const PAGE_ANSWER = {
  /** It goes where it was asked to, or asks the person first. */
  going: 'going',
  /** It may be opened anew. */
  free: 'free',
  /** Something is typed in it, which would be lost. */
  typed: 'typed',
} as const;
