import { AppError } from '#core';
import { errorText, ownWords } from './error-text';

/** By the status of an answer: whoever stands before the server says nothing that a person could read. */
const SENTENCES: Readonly<Record<number, string>> = {
  413: '사진이 너무 커요. 10MB보다 작은 사진을 골라 주세요.',
  415: '올릴 수 없는 파일이에요. JPEG, PNG, WebP, GIF 사진을 골라 주세요.',
};

/** Why a picture was not taken, and what to do: the server's own words where it sent any. */
export function pictureErrorText(error: unknown): string {
  if (!(error instanceof AppError) || ownWords(error) !== null) return errorText(error);
  if (error.kind === 'timeout')
    return '사진을 올리는 데 너무 오래 걸려요. 연결을 확인하고 다시 올려 주세요.';
  return SENTENCES[error.status] ?? errorText(error);
}
