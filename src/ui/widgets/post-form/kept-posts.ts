import {
  BOARDS,
  checkDocument,
  EDITOR_KIND,
  fieldsOf,
  storedEntries,
  type BoardCode,
  type DocumentPicture,
  type Fields,
  type RichDocument,
} from '#core';

/** What somebody has written so far. */
export interface WrittenPost {
  readonly board: BoardCode | null;
  readonly title: string;
  readonly document: RichDocument;
}

/** What is written in one tab, as it is kept on the device. */
export interface KeptPost extends WrittenPost {
  /** Names the tab, also after a reload. */
  readonly owner: string;
  /** Names the page that wrote it: a tab that was doubled has the same owner. */
  readonly writer: string;
  /** Whose it is: nobody else who logs in here is shown it. */
  readonly member: string;
  /** Those of its pictures that are stored. */
  readonly pictures: readonly DocumentPicture[];
  /** How many were still on their way. */
  readonly lost: number;
  /** Which state of the post it changes; null where it is a new one. */
  readonly base: string | null;
  /** Names its sending once it was tried. */
  readonly key: string | null;
  /** The tab that it was taken over from; null where it began here. */
  readonly from: string | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** More tabs are not written in at once. */
const MOST_KEPT = 10;

/** What is kept of one form, the newest first. What cannot be read is left out; never throws. */
export function readKeptPosts(stored: string | null): readonly KeptPost[] {
  return storedEntries(stored).flatMap((fields) => keptIn(fields) ?? []);
}

/** The list with what one tab has written in the place of what it had. */
export const withKept = (list: readonly KeptPost[], kept: KeptPost): readonly KeptPost[] =>
  [kept, ...withoutKept(list, kept.owner)].slice(0, MOST_KEPT);

export const withoutKept = (list: readonly KeptPost[], owner: string): readonly KeptPost[] =>
  list.filter((one) => one.owner !== owner);

function keptIn(fields: Fields): KeptPost | null {
  const { owner, writer, member, title, lost, savedAt } = fields;
  const texts = [owner, writer, member, title].every((one) => typeof one === 'string');
  const numbers = [lost, savedAt].every((one) => Number.isFinite(one));
  const names = [fields['base'], fields['key'], fields['from']].every(isTextOrNull);
  const board = fields['board'];
  const isBoard = board === null || BOARDS.some((one) => one === board);
  const { pictures } = fields;
  const arePictures = Array.isArray(pictures) && pictures.every(isPicture);
  const isDocument = checkDocument(fields['document'], EDITOR_KIND.POST).ok;
  const isKept = texts && numbers && names && isBoard && arePictures && isDocument;
  return isKept ? (fields as unknown as KeptPost) : null;
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

function isPicture(value: unknown): boolean {
  const { id, width, height, small, medium, large } = fieldsOf(value);
  return (
    [id, small, medium, large].every((one) => typeof one === 'string') &&
    [width, height].every((one) => Number.isFinite(one))
  );
}
