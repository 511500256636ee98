import { checkDocument, checkPostTitle, EDITOR_KIND, isBlankDocument, type BoardCode } from '#core';
import { Refusal } from '../errors';
import type { PostToKeep } from '../ports/communities/posts';

interface SentPost {
  readonly categoryTypeCode: BoardCode;
  readonly title: string;
  readonly document: unknown;
}

/**
 * A post as it is kept (spec/readings R36).
 * @throws Refusal `post-fault` by the field that breaks a rule, in a document with the place in it.
 */
export function readPost({ categoryTypeCode, title, document }: SentPost): PostToKeep {
  const titled = checkPostTitle(title);
  if (!titled.ok) throw new Refusal('post-fault', 'title', titled.message);
  const checked = checkDocument(document, EDITOR_KIND.POST);
  if (!checked.ok) throw new Refusal('post-fault', placeOf(checked.place), checked.message);
  if (isBlankDocument(checked.document))
    throw new Refusal('post-fault', 'document', '내용을 입력해 주세요.');
  const { pictureIds } = checked;
  return { board: categoryTypeCode, title: titled.text, document: checked.document, pictureIds };
}

const placeOf = (place: string): string => (place === '' ? 'document' : `document.${place}`);
