/** What is kept of an error: in the log, and with a job that failed. */
interface ErrorInShort {
  readonly type: string;
  readonly code?: string;
  readonly cause?: ErrorInShort;
  readonly frames: readonly string[];
}

/**
 * What broke and where, without the message: a database's message repeats the values of the query,
 * which may be a person's position, or what a member was told.
 */
export function errorInShort(error: unknown): ErrorInShort {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return {
    type: error.name,
    ...(code !== null && { code }),
    ...(error.cause !== undefined && { cause: errorInShort(error.cause) }),
    frames: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  };
}
