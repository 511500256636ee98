/**
 * Ends a program with a sentence for whoever started it, in place of a stack trace: what is wrong,
 * and what they can do about it.
 */
export abstract class ExplainedError extends Error {}

/** What a program that failed has to say. */
export function explain(error: unknown): string {
  if (error instanceof ExplainedError) return error.message;
  return String(error instanceof Error ? (error.stack ?? error.message) : error);
}
