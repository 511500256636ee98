import { fieldsOf } from './stored-json';

/** The status where nothing answered (spec/rules §8). */
export const NO_ANSWER = -1;

/** What a person reads then (spec/texts T25). */
const NO_ANSWER_MESSAGE = '네트워크 연결을 확인해 주세요.';

/** What an answer says of itself (spec/rules §8), made for refusals. */
export interface ApiStatus {
  /** −1 without an answer. */
  readonly status: number;
  /** RESULT_MSG, else MESSAGE, else `<status> Error`. It is markup where `html` is not null. */
  readonly message: string;
  /** The server's RESULT_MSG, not yet sanitised (spec/readings R12). */
  readonly html: string | null;
}

type Answered = Readonly<{ status: number; body: unknown }>;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** As every client but the simplified one reads an answer. */
export function apiStatus(answer: Answered | null): ApiStatus {
  if (answer === null) return { status: NO_ANSWER, message: NO_ANSWER_MESSAGE, html: null };
  const { status } = answer;
  const body = fieldsOf(answer.body);
  const html = textOf(body['RESULT_MSG']);
  return { status, message: html ?? textOf(body['MESSAGE']) ?? `${status} Error`, html };
}

/**
 * As the simplified client reads an answer (spec/rules §8): its MESSAGE, which is plain text. An
 * answer without one is read as by every other client.
 */
export function plainApiStatus(answer: Answered): ApiStatus {
  const message = textOf(fieldsOf(answer.body)['MESSAGE']);
  return message === null ? apiStatus(answer) : { status: answer.status, message, html: null };
}
