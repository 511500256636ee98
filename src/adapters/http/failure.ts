import { isAxiosError, isCancel } from 'axios';
import { apiStatus, AppError, type AppErrorKind } from '#core';
import type { Answer } from './call';

const KINDS: Readonly<Record<number, AppErrorKind>> = {
  401: 'unauthorized',
  404: 'not-found',
  409: 'conflict',
  429: 'too-many',
};

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** What an answer that is no success says, in the words of the core. */
export function refusal({ status, body }: Pick<Answer, 'status' | 'body'>): AppError {
  const kind = KINDS[status] ?? (status >= 500 ? 'server' : 'refused');
  const { message, html } = apiStatus({ status, body });
  const field = (body as { readonly field?: unknown } | null | undefined)?.field;
  const named = typeof field === 'string' && field !== '' ? field : null;
  return new AppError(kind, message, named, status, html);
}

/** Why there is no answer at all. */
export function unanswered(error: unknown): Error {
  if (isCancel(error)) return new DOMException('The call was cancelled.', 'AbortError');
  if (!isAxiosError(error)) return new AppError('malformed');
  const { status, message } = apiStatus(null);
  return new AppError(error.code === 'ETIMEDOUT' ? 'timeout' : 'offline', message, null, status);
}

/** A success that cannot be read. The texts of product.md §8 are for the log, not for a person. */
export function unreadable({ status, body }: Pick<Answer, 'status' | 'body'>): AppError {
  const isNothing = body === null || body === undefined || body === '';
  return new AppError('malformed', isNothing ? 'Response is null' : 'malformed', null, status);
}
