import { AppError } from '#core';

/** Null where there is no such thing, or there cannot be one of that name. */
export async function nullWhenNone<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && isAbout(error)) return null;
    throw error;
  }
}

function isAbout({ kind, field }: AppError): boolean {
  return kind === 'not-found' || (kind === 'refused' && field === 'id');
}
