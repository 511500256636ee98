import { apiStatus, AppError, plainApiStatus, type ApiStatus, type AppErrorKind } from '#core';
import type { Answer } from './call';

const KINDS: Readonly<Record<number, AppErrorKind>> = {
  401: 'unauthorized',
  404: 'not-found',
  409: 'conflict',
  // It was there once.
  410: 'not-found',
  429: 'too-many',
};

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

type Refused = Pick<Answer, 'status' | 'body'> & Partial<Pick<Answer, 'header'>>;

/** What an answer that is no success says. */
export function refusal(answer: Refused): AppError {
  return refusalOf(answer, apiStatus(answer));
}

/** The same for the simplified client (spec/rules §8). */
export function plainRefusal(answer: Refused): AppError {
  return refusalOf(answer, plainApiStatus(answer));
}

function refusalOf({ status, body, header }: Refused, { message, html }: ApiStatus): AppError {
  const kind = KINDS[status] ?? (status >= 500 ? 'server' : 'refused');
  const field = (body as { readonly field?: unknown } | null | undefined)?.field;
  const named = typeof field === 'string' && field !== '' ? field : null;
  // A 401 has a name of its own (spec/rules §8); the server's words stay beside it.
  const name = status === 401 ? 'Unauthorized' : message;
  return new AppError(kind, name, named, status, html, restOf(header?.('retry-after')));
}

/** The seconds of a Retry-After, in ms; null where it says none, or a date. */
const restOf = (header: string | undefined): number | null =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null;

/** A success that cannot be read. The texts of spec/rules §8 are for the log, not for a person. */
export function unreadable({ status, body }: Refused): AppError {
  const isNothing = body === null || body === undefined || body === '';
  return new AppError('malformed', isNothing ? 'Response is null' : 'malformed', null, status);
}
