import { graphemeCount } from '../shared/text/graphemes';
import { tidyLine, tidyLines } from '../shared/text/written-text';

/** Characters of a post's title. */
export const MOST_POST_TITLE = 60;
/** Characters of a comment. */
export const MOST_COMMENT = 1000;

export type TextCheck =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** What is kept of a title, or why it is not (spec/readings R36). */
export function checkPostTitle(typed: string): TextCheck {
  const text = tidyLine(typed);
  if (text === '') return { ok: false, message: '제목을 입력해 주세요.' };
  return graphemeCount(text) > MOST_POST_TITLE
    ? { ok: false, message: `제목은 ${MOST_POST_TITLE}자까지 쓸 수 있어요. 조금 줄여 주세요.` }
    : { ok: true, text };
}

/** What is kept of a comment, or why it is not (spec/readings R36). */
export function checkComment(typed: string): TextCheck {
  const text = tidyLines(typed);
  if (text === '') return { ok: false, message: '댓글을 입력해 주세요.' };
  return graphemeCount(text) > MOST_COMMENT
    ? { ok: false, message: '댓글은 1,000자까지 쓸 수 있어요. 조금 줄여 주세요.' }
    : { ok: true, text };
}
