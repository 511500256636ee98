import { graphemeCount } from '../shared/text/graphemes';
import { tidyLine } from '../shared/text/written-text';
import { MOST_COLLECTION_NAME } from './collection';

export type NameCheck =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly message: string };

/** A name as it is kept: one line in NFC, of 1 to {@link MOST_COLLECTION_NAME} characters. */
export function checkCollectionName(typed: string): NameCheck {
  const name = tidyLine(typed);
  const length = graphemeCount(name);
  if (length === 0) return { ok: false, message: '모음 이름을 적어 주세요.' };
  return length > MOST_COLLECTION_NAME
    ? {
        ok: false,
        message: `이름은 ${MOST_COLLECTION_NAME}자까지 적을 수 있어요. 조금 줄여 주세요.`,
      }
    : { ok: true, name };
}
