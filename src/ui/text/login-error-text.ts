import { AppError, type AppErrorKind } from '#core';
import { errorText, ownWords } from './error-text';

/** Where the server knows more exactly than a general sentence what to do about a login. */
const EXACT: readonly AppErrorKind[] = ['refused', 'too-many', 'server'];

/** Why a login failed and what to do; the server's own words where it sent any. */
export function loginErrorText(error: unknown): string {
  const words = error instanceof AppError && EXACT.includes(error.kind) ? ownWords(error) : null;
  return words ?? errorText(error);
}
