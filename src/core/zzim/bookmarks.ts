import { ITEM_TYPE } from '../shared/codes';
import { numberIn, storedEntries, textIn } from '../shared/stored-json';
import { ZZIM_LIMIT } from './zzim-houses';

/** Something to read that a person keeps (zzim-bookmark). Its identity is TARGET_ID. */
export interface Bookmark {
  readonly TARGET_CD: typeof ITEM_TYPE.RENTAL;
  readonly TARGET_ID: string;
  /** Milliseconds since 1970. */
  readonly DATE: number;
}

function newest(list: readonly Bookmark[]): Bookmark[] {
  const seen = new Set<string>();
  const once = list.filter(({ TARGET_ID }) => !seen.has(TARGET_ID) && seen.add(TARGET_ID));
  return once.slice(0, ZZIM_LIMIT);
}

/** The list with an item in front: newest first, an item once, at most {@link ZZIM_LIMIT}. */
export const addBookmark = (list: readonly Bookmark[], entry: Bookmark): Bookmark[] =>
  newest([entry, ...list]);

/** The list without an item; nothing else is lost. */
export const removeBookmark = (list: readonly Bookmark[], id: string): Bookmark[] =>
  list.filter(({ TARGET_ID }) => TARGET_ID !== id);

/** The list with an item back where its DATE belongs; nothing else moves. */
export function putBackBookmark(list: readonly Bookmark[], entry: Bookmark): Bookmark[] {
  const others = removeBookmark(list, entry.TARGET_ID);
  const older = others.findIndex(({ DATE }) => DATE < entry.DATE);
  return newest(others.toSpliced(older < 0 ? others.length : older, 0, entry));
}

/** The kept items out of storage; what cannot be read is left out, nothing throws. */
export function parseBookmarks(stored: string | null): Bookmark[] {
  const entries = storedEntries(stored).flatMap((fields): Bookmark[] => {
    const TARGET_ID = textIn(fields['TARGET_ID']);
    if (TARGET_ID === null || fields['TARGET_CD'] !== ITEM_TYPE.RENTAL) return [];
    return [{ TARGET_CD: ITEM_TYPE.RENTAL, TARGET_ID, DATE: numberIn(fields['DATE']) ?? 0 }];
  });
  return newest(entries);
}

/** What is stored for {@link parseBookmarks}. */
export const storedBookmarks = (list: readonly Bookmark[]): string =>
  JSON.stringify({ version: '1.0', entries: list });
