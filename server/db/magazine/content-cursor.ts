import type { Yyyymmdd } from '#core';
import { BadCursorError, openCursor, sealCursor } from '../../shared/sealed-cursor';

/** Where a page of articles ended, and what its first page said of all. */
export interface ContentCursor {
  readonly publishedOn: Yyyymmdd;
  readonly id: string;
  readonly total: number;
  readonly version: string;
}

const questionOf = (tag: string | null): unknown => ['contents', tag];

/** Opaque; it fits only the tag that it goes on with. */
export const writeCursor = (cursor: ContentCursor, tag: string | null): string =>
  sealCursor([cursor.publishedOn, cursor.id, cursor.total, cursor.version], questionOf(tag));

/** @throws BadCursorError for anything but what {@link writeCursor} wrote for this tag. */
export function readCursor(text: string, tag: string | null): ContentCursor {
  const parts = openCursor(text, questionOf(tag));
  if (!isPayload(parts)) throw new BadCursorError();
  const [publishedOn, id, total, version] = parts;
  return { publishedOn, id, total, version };
}

const isPayload = (parts: unknown): parts is [Yyyymmdd, string, number, string] =>
  Array.isArray(parts) &&
  typeof parts[0] === 'string' &&
  /^\d{8}$/.test(parts[0]) &&
  typeof parts[1] === 'string' &&
  Number.isSafeInteger(parts[2]) &&
  typeof parts[3] === 'string' &&
  /^\d{1,18}$/.test(parts[3]);
