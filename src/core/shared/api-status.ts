import { fieldsOf } from './stored-json';

/** The status where nothing answered (product.md §8). */
export const NO_ANSWER = -1;

/** What a person reads then (readings.md §2). */
export const NO_ANSWER_MESSAGE = '네트워크 연결을 확인해 주세요.';

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * What an answer says of itself (product.md §8), made for refusals. `html` is the server's
 * RESULT_MSG, not yet sanitised (readings.md R12); `message` is for where no markup is shown:
 * MESSAGE, else RESULT_MSG, else `<status> Error`. Without an answer the status is −1.
 */
export function apiStatus(answer: { readonly status: number; readonly body: unknown } | null): {
  status: number;
  message: string;
  html: string | null;
} {
  if (answer === null) return { status: NO_ANSWER, message: NO_ANSWER_MESSAGE, html: null };
  const { status } = answer;
  const body = fieldsOf(answer.body);
  const html = textOf(body['RESULT_MSG']);
  return { status, message: textOf(body['MESSAGE']) ?? html ?? `${status} Error`, html };
}
