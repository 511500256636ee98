import { ITEM_TYPE, TARGET_TYPE } from '../shared/codes';
import { numberIn, storedEntries, textIn, type Fields } from '../shared/stored-json';
import { keepNewest, pairOf } from './recent-list';
import { ZZIM_LIMIT } from './zzim-list';

/** What there is to read, and to keep. */
export const BOOKMARK_KIND = { notice: 'notice', post: 'post', content: 'content' } as const;
export type BookmarkKind = keyof typeof BOOKMARK_KIND;

interface KeptNotice {
  readonly TARGET_CD: typeof ITEM_TYPE.RENTAL;
  readonly TARGET_ID: string;
  /** Milliseconds since 1970. */
  readonly DATE: number;
}

interface KeptCommunity extends Omit<KeptNotice, 'TARGET_CD'> {
  readonly TARGET_CD: typeof ITEM_TYPE.COMMUNITY;
  readonly TYPE: typeof TARGET_TYPE.POST | typeof TARGET_TYPE.CONTENT;
}

/** Something to read that a person keeps (zzim-bookmark). Its identity is TARGET_ID within its kind. */
export type Bookmark = KeptNotice | KeptCommunity;

/** The entry of something that is kept at a moment (ms). */
export function bookmarkOf(kind: BookmarkKind, id: string, DATE: number): Bookmark {
  if (kind === BOOKMARK_KIND.notice) return { TARGET_CD: ITEM_TYPE.RENTAL, TARGET_ID: id, DATE };
  const TYPE = kind === BOOKMARK_KIND.post ? TARGET_TYPE.POST : TARGET_TYPE.CONTENT;
  return { TARGET_CD: ITEM_TYPE.COMMUNITY, TYPE, TARGET_ID: id, DATE };
}

/** What an entry is of. */
export function bookmarkKind(entry: Bookmark): BookmarkKind {
  if (entry.TARGET_CD === ITEM_TYPE.RENTAL) return BOOKMARK_KIND.notice;
  return entry.TYPE === TARGET_TYPE.POST ? BOOKMARK_KIND.post : BOOKMARK_KIND.content;
}

const newest = (list: readonly Bookmark[]): Bookmark[] =>
  keepNewest(
    list,
    (entry) => pairOf(bookmarkKind(entry), entry.TARGET_ID),
    bookmarkKind,
    ZZIM_LIMIT,
  );

/** The list with an item in front: newest first, an item once, {@link ZZIM_LIMIT} of a kind at most. */
export const addBookmark = (list: readonly Bookmark[], entry: Bookmark): Bookmark[] =>
  newest([entry, ...list]);

/** The entry of an item; undefined where it is not kept. */
export const findBookmark = (
  list: readonly Bookmark[],
  kind: BookmarkKind,
  id: string,
): Bookmark | undefined =>
  list.find((entry) => entry.TARGET_ID === id && bookmarkKind(entry) === kind);

/** The list without an item; nothing else is lost. */
export const removeBookmark = (
  list: readonly Bookmark[],
  kind: BookmarkKind,
  id: string,
): Bookmark[] => list.filter((entry) => entry.TARGET_ID !== id || bookmarkKind(entry) !== kind);

/** The list with an item back where its DATE belongs; nothing else moves. */
export function putBackBookmark(list: readonly Bookmark[], entry: Bookmark): Bookmark[] {
  const others = removeBookmark(list, bookmarkKind(entry), entry.TARGET_ID);
  const older = others.findIndex(({ DATE }) => DATE < entry.DATE);
  return newest(others.toSpliced(older < 0 ? others.length : older, 0, entry));
}

/** What an entry says that it is of; null for everything else. */
function kindIn({ TARGET_CD, TYPE }: Fields): BookmarkKind | null {
  if (TARGET_CD === ITEM_TYPE.RENTAL) return BOOKMARK_KIND.notice;
  if (TARGET_CD !== ITEM_TYPE.COMMUNITY) return null;
  if (TYPE === TARGET_TYPE.POST) return BOOKMARK_KIND.post;
  return TYPE === TARGET_TYPE.CONTENT ? BOOKMARK_KIND.content : null;
}

/** The kept items out of storage; what cannot be read is left out, nothing throws. */
export function parseBookmarks(stored: string | null): Bookmark[] {
  const entries = storedEntries(stored).flatMap((fields): Bookmark[] => {
    const [kind, id] = [kindIn(fields), textIn(fields['TARGET_ID'])];
    return kind === null || id === null
      ? []
      : [bookmarkOf(kind, id, numberIn(fields['DATE']) ?? 0)];
  });
  return newest(entries);
}

/** What is stored for {@link parseBookmarks}. */
export const storedBookmarks = (list: readonly Bookmark[]): string =>
  JSON.stringify({ version: '1.0', entries: list });
