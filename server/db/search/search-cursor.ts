import type { AskedSearch } from '../../ports/search';
import { BadCursorError, isMoment, openCursor, sealCursor } from '../../shared/sealed-cursor';

/** Where something stands in the order of what was found. */
export interface SearchPlace {
  readonly rank: number;
  /** 1 where it is over. */
  readonly over: number;
  readonly fresh: number;
  readonly id: number;
}

/** Where a page ended, and what its first page went by. */
export interface SearchCursor extends SearchPlace {
  /** ms; the moment of the first page. */
  readonly now: number;
  readonly total: number;
}

const VERSION = 1;

/** Opaque; it fits only the question that it answers. */
export function writeSearchCursor(cursor: SearchCursor, query: AskedSearch): string {
  const { rank, over, fresh, id, now, total } = cursor;
  return sealCursor([VERSION, rank, over, fresh, id, now, total], questionOf(query));
}

/** @throws BadCursorError for anything but what {@link writeSearchCursor} wrote for this question. */
export function readSearchCursor(text: string, query: AskedSearch): SearchCursor {
  const parts = openCursor(text, questionOf(query));
  if (!isPayload(parts)) throw new BadCursorError();
  const [, rank, over, fresh, id, now, total] = parts;
  return { rank, over, fresh, id, now, total };
}

type Payload = [number, number, number, number, number, number, number];

const LAST_INT = 0x7fff_ffff;

function isPayload(parts: unknown): parts is Payload {
  return (
    Array.isArray(parts) &&
    parts[0] === VERSION &&
    [1, 2, 3, 4, 5, 6].every((at) => Number.isSafeInteger(parts[at])) &&
    [1, 2].every((at) => Math.abs(Number(parts[at])) < LAST_INT) &&
    isMoment(parts[5])
  );
}

const questionOf = ({ q, kind }: AskedSearch): unknown => ['search', kind, q];
