/** How much of a room is there. */
export type TalkState =
  | { readonly kind: 'idle' | 'loading' | 'ready' }
  /** There is none that the person may see: no room, one with somebody who is blocked. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly error: unknown };
