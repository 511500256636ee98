import { AppError, type AppErrorKind } from '#core';
import { plainText } from './plain-text';

const SENTENCES: Readonly<Record<AppErrorKind, string>> = {
  offline: '네트워크 연결을 확인해 주세요.',
  timeout: '응답이 늦어지고 있어요. 잠시 뒤에 다시 시도해 주세요.',
  unauthorized: '로그인한 뒤에 다시 시도해 주세요.',
  'not-found': '찾는 내용이 없거나 삭제되었어요.',
  conflict: '그 사이에 내용이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.',
  'too-many': '요청이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.',
  refused: '입력한 내용을 다시 확인해 주세요.',
  server: '서버에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
  malformed: '받은 내용을 읽지 못했어요. 새로 고친 뒤 다시 시도해 주세요.',
};

/** Without words of the server's own, the message is a name for developers (spec/rules §8). */
const NAME = /^(?:[a-z-]+|-?\d+ Error|Unauthorized|Response is null)$/;

/**
 * The server's own words without their markup (spec/rules §8: RESULT_MSG wins); null where it sent
 * none that could be read.
 */
export function ownWords({ html, message }: AppError): string | null {
  if (html === null) return NAME.test(message) || message === '' ? null : message;
  const words = plainText(html);
  return words === '' ? null : words;
}

/**
 * Why something failed and what to do, in one sentence: the server's own words where it sent any,
 * else ours. For toasts and fields; where markup can be shown, ErrorWords shows the same.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof AppError)) return SENTENCES.malformed;
  return ownWords(error) ?? SENTENCES[error.kind];
}

/** Words to be shown: as text, and as markup of the server's where they are more than that. */
export interface ShownWords {
  readonly message: string;
  /** As it came; sanitised when it is shown (spec/readings R12). */
  readonly html?: string | undefined;
}

const MARKED_UP = /[<&\n]/;

/** {@link errorText} for where markup can be shown: an alert, or ErrorWords. */
export function errorWords(error: unknown): ShownWords {
  const message = errorText(error);
  if (!(error instanceof AppError) || error.html === null) return { message };
  const isRead = ownWords(error) !== null && MARKED_UP.test(error.html);
  return isRead ? { message, html: error.html } : { message };
}
