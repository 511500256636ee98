import { AppError } from '#core';

/** Whether there is nothing that the person may see, or no more. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'not-found';

/** Null where there is nothing that the person may see; every other error goes on. */
export function nullWhereNone(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}
