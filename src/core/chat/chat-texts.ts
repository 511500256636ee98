import { graphemeCount } from '../shared/text/graphemes';
import { tidyLines } from '../shared/text/written-text';

/** Characters of a message (spec/readings R45). */
export const MOST_CHAT_TEXT = 1000;
/** Pictures of a message. */
export const MOST_CHAT_PICTURES = 5;

/** What is kept of a message, or why it is not; one of pictures alone has no text. */
export function checkChatText(
  typed: string,
  pictures: number,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string } {
  const text = tidyLines(typed);
  if (text === '' && pictures === 0) return { ok: false, message: '메시지를 입력해 주세요.' };
  return graphemeCount(text) > MOST_CHAT_TEXT
    ? { ok: false, message: '메시지는 1,000자까지 보낼 수 있어요. 나눠서 보내 주세요.' }
    : { ok: true, text };
}

/** Who has left, in the place of a name (spec/readings R56). */
export const LEFT_MEMBER = '탈퇴한 회원';
