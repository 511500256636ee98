import { createHash } from 'node:crypto';
import { isDay, type HouseListQuery, type Yyyymmdd, orderedParams } from '#core';
import { BadCursorError } from '../ports/houses';

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

/** Opaque and safe in an address. It fits only the question that it answers. */
export function writeCursor(cursor: HouseCursor, question: Question): string {
  const { key, id, now, today, total, version } = cursor;
  const payload = JSON.stringify([VERSION, key, id, now, today, total, version]);
  return Buffer.from(`${checksum(payload, question)}${payload}`).toString('base64url');
}

/** @throws BadCursorError for anything but what {@link writeCursor} wrote for this question. */
export function readCursor(text: string, question: Question): HouseCursor {
  const plain = Buffer.from(text, 'base64url').toString();
  const payload = plain.slice(CHECKSUM_LENGTH);
  if (plain.slice(0, CHECKSUM_LENGTH) !== checksum(payload, question)) throw new BadCursorError();
  const parts: unknown = parsed(payload);
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

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}

const CHECKSUM_LENGTH = 16;

/** No secret: whoever forges one only sees houses that anybody may see. It catches mix-ups. */
function checksum(payload: string, { bounds, filter, sort }: Question): string {
  const box = [bounds.swLat, bounds.swLng, bounds.neLat, bounds.neLng];
  const question = [box, orderedParams(filter), sort];
  return createHash('sha256')
    .update(`${JSON.stringify(question)}\n${payload}`)
    .digest('base64url')
    .slice(0, CHECKSUM_LENGTH);
}
