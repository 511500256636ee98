import { isDay, type HouseListQuery, type Yyyymmdd, orderedParams } from '#core';
import { BadCursorError, openCursor, sealCursor } from '../shared/sealed-cursor';

/** Where a page of a list ended, and what its first page went by. */
export interface HouseCursor {
  /** The last house's place in the order, a whole number in digits. */
  readonly key: string;
  readonly id: number;
  /** ms; the moment and the day of the first page. */
  readonly now: number;
  readonly today: Yyyymmdd;
  readonly total: number;
  readonly version: string;
}

type Question = Pick<HouseListQuery, 'bounds' | 'filter' | 'sort'>;

const VERSION = 1;

/** A text that {@link readCursor} reads back, with the same question. */
export function writeCursor(cursor: HouseCursor, question: Question): string {
  const { key, id, now, today, total, version } = cursor;
  return sealCursor([VERSION, key, id, now, today, total, version], asked(question));
}

/** @throws BadCursorError for anything but what {@link writeCursor} wrote for this question. */
export function readCursor(text: string, question: Question): HouseCursor {
  const parts = openCursor(text, asked(question));
  if (!isPayload(parts)) throw new BadCursorError();
  const [, key, id, now, today, total, version] = parts;
  return { key, id, now, today, total, version };
}

type Payload = [number, string, number, number, Yyyymmdd, number, string];

function isPayload(parts: unknown): parts is Payload {
  return (
    Array.isArray(parts) &&
    parts[0] === VERSION &&
    [0, 2, 3, 5].every((at) => Number.isSafeInteger(parts[at])) &&
    isDigits(parts[1], /^-?\d{1,18}$/) &&
    // A day of ours: one of another millennium would have no moments that the database knows.
    isDigits(parts[4], /^2\d{7}$/) &&
    isDay(parts[4]) &&
    isDigits(parts[6], /^\d{1,18}$/)
  );
}

function isDigits(part: unknown, form: RegExp): boolean {
  return typeof part === 'string' && form.test(part);
}

/** Equal for all who ask the same. */
function asked({ bounds, filter, sort }: Question): unknown {
  return [[bounds.swLat, bounds.swLng, bounds.neLat, bounds.neLng], orderedParams(filter), sort];
}
