export type DirectFormState =
  | { readonly kind: 'editing' }
  /** Waits for pictures that are on their way. */
  | { readonly kind: 'uploading' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };
