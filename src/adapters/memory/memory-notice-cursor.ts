import { noticeFilterKey, type NoticeListQuery } from '#core';

/** Where a page begins, and the moment of the first one (ms). */
interface NoticeCursor {
  readonly start: number;
  readonly now: number;
}

/** Opaque; it fits only the question that it answers. */
export const writeNoticeCursor = ({ start, now }: NoticeCursor, query: NoticeListQuery): string =>
  `${start}.${now}.${mark(`${start}.${now}`, query)}`;

/** Null for anything but what {@link writeNoticeCursor} wrote for this question. */
export function readNoticeCursor(text: string, query: NoticeListQuery): NoticeCursor | null {
  const [start, now] = text.split('.').map(Number);
  if (start === undefined || now === undefined) return null;
  const cursor = { start, now };
  return writeNoticeCursor(cursor, query) === text ? cursor : null;
}

/** A short number of a place in the answer to a question; another one for nearly every other. */
function mark(place: string, { filter, sort }: NoticeListQuery): number {
  const letters = Array.from(`${place} ${sort} ${noticeFilterKey(filter)}`);
  return letters.reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
