import { AppError } from '#core';

/** Null where there is no such thing, or there cannot be one of that name. */
export async function nullWhenNone<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked;
  } catch (error) {
    if (isNone(error)) return null;
    throw error;
  }
}

/** Whether a call failed because there is no such thing, or there cannot be one of that name. */
export const isNone = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.kind === 'not-found' || (error.kind === 'refused' && error.field === 'id'));
