import { BadCursorError, openCursor, sealCursor } from '../../shared/sealed-cursor';

/** Where a page ended, and what its first page went by. */
export interface CommunityCursor {
  /** By what the list is ordered. */
  readonly key: number;
  readonly id: number;
  readonly total: number;
  readonly version: string;
}

const VERSION = 1;

/** Opaque; it fits only the question that it answers. */
export const writeCursor = (
  { key, id, total, version }: CommunityCursor,
  question: unknown,
): string => sealCursor([VERSION, key, id, total, version], question);

/** @throws BadCursorError for anything but what {@link writeCursor} wrote for this question. */
export function readCursor(text: string, question: unknown): CommunityCursor {
  const parts = openCursor(text, question);
  if (!isPayload(parts)) throw new BadCursorError();
  const [, key, id, total, version] = parts;
  return { key, id, total, version };
}

type Payload = [number, number, number, number, string];

const isPayload = (parts: unknown): parts is Payload =>
  Array.isArray(parts) &&
  parts[0] === VERSION &&
  // A moment (ms), a count, or a heat: none is larger than the last of the four digits of a year.
  [1, 2, 3].every((at) => Number.isSafeInteger(parts[at]) && Number(parts[at]) < LARGEST) &&
  [1, 2, 3].every((at) => Number(parts[at]) >= 0) &&
  typeof parts[4] === 'string' &&
  /^[0-9a-f]{32}$/.test(parts[4]);

const LARGEST = Date.parse('9999-01-01T00:00:00Z');
