/** What the embedded database's thread is told when it starts. */
export interface DatabaseWorkerData {
  /** Where it lives; null keeps it in memory. */
  readonly directory: string | null;
  /** A dumped folder (tar) that one in memory starts from. */
  readonly template: string | null;
  readonly socketPath: string;
}

/** What it says. Any message to it means: close. */
export type FromDatabaseWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly message: string };
