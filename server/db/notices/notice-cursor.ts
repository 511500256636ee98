import { orderedNoticeFilter, type NoticePlace } from '#core';
import type { AskedNotices } from '../../ports/notices/notices';
import { BadCursorError, isMoment, openCursor, sealCursor } from '../../shared/sealed-cursor';

/** Where a page of a list ended, and what its first page went by. */
export interface NoticeCursor extends NoticePlace {
  /** Of the last notice. */
  readonly id: number;
  /** ms; the moment of the first page. */
  readonly now: number;
  readonly total: number;
  readonly version: string;
}

const VERSION = 1;

/** Opaque; it fits only the question that it answers. */
export function writeCursor(cursor: NoticeCursor, query: AskedNotices): string {
  const { group, key, id, now, total, version } = cursor;
  return sealCursor([VERSION, group, key, id, now, total, version], questionOf(query));
}

/** @throws BadCursorError for anything but what {@link writeCursor} wrote for this question. */
export function readCursor(text: string, query: AskedNotices): NoticeCursor {
  const parts = openCursor(text, questionOf(query));
  if (!isPayload(parts)) throw new BadCursorError();
  const [, group, key, id, now, total, version] = parts;
  return { group, key, id, now, total, version };
}

type Payload = [number, number, number, number, number, number, string];

function isPayload(parts: unknown): parts is Payload {
  return (
    Array.isArray(parts) &&
    parts[0] === VERSION &&
    [1, 2, 3, 4, 5].every((at) => Number.isSafeInteger(parts[at])) &&
    [0, 1, 2].includes(Number(parts[1])) &&
    isMoment(parts[4]) &&
    typeof parts[6] === 'string' &&
    /^\d{1,18}$/.test(parts[6])
  );
}

const questionOf = ({ filter, q = '', closes, sort }: AskedNotices): unknown => [
  'notices',
  orderedNoticeFilter(filter),
  sort,
  q,
  [closes?.from ?? null, closes?.to ?? null],
];
