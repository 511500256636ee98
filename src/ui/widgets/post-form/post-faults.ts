import { checkDocument, checkPostTitle, EDITOR_KIND, isBlankDocument, type PostDraft } from '#core';
import type { WrittenPost } from './kept-posts';

export type PostField = 'board' | 'title' | 'document' | 'pictures';

export interface PostFault {
  readonly field: PostField;
  /** What is wrong and what to do. */
  readonly message: string;
}

const NO_BOARD = '게시판을 골라 주세요.';
const NO_WORDS = '내용을 입력해 주세요.';

export type PostCheck =
  | { readonly ok: true; readonly draft: PostDraft }
  | { readonly ok: false; readonly faults: readonly PostFault[] };

/** Whether a post can be sent; what has to be mended, in the order of the form. */
export function checkWrittenPost({ board, title, document }: WrittenPost): PostCheck {
  const faults: PostFault[] = [];
  if (board === null) faults.push({ field: 'board', message: NO_BOARD });
  const named = checkPostTitle(title);
  if (!named.ok) faults.push({ field: 'title', message: named.message });
  const checked = checkDocument(document, EDITOR_KIND.POST);
  if (isBlankDocument(document)) faults.push({ field: 'document', message: NO_WORDS });
  else if (!checked.ok) faults.push({ field: 'document', message: checked.message });
  if (board === null || !named.ok || faults.length > 0) return { ok: false, faults };
  return { ok: true, draft: { categoryTypeCode: board, title: named.text, document } };
}

/**
 * What has to be mended before a post is sent: of its pictures so many stand in the text, and so many of
 * those could not be uploaded.
 */
export function faultsOf(
  written: WrittenPost,
  placed: number,
  failed: number,
): readonly PostFault[] {
  const checked = checkWrittenPost(written);
  const found = checked.ok ? [] : checked.faults;
  // Pictures alone are something to look at, also while they are on their way.
  const isWaitedFor = placed > 0 && isBlankDocument(written.document);
  const faults = found.filter(({ field }) => field !== 'document' || !isWaitedFor);
  if (failed === 0) return faults;
  const message = `사진 ${String(failed)}장을 올리지 못했어요. 다시 올리거나 빼 주세요.`;
  return [...faults, { field: 'pictures', message }];
}
