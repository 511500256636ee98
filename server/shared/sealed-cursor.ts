import { createHash } from 'node:crypto';

/** A cursor that this question never gave: of another question, cut off, or changed by hand. */
export class BadCursorError extends Error {
  override readonly name = 'BadCursorError';

  constructor() {
    super('bad cursor');
  }
}

/** Opaque and safe in an address. It fits only the question that it answers. */
export function sealCursor(parts: readonly unknown[], question: unknown): string {
  const payload = JSON.stringify(parts);
  return Buffer.from(`${checksum(payload, question)}${payload}`).toString('base64url');
}

/**
 * What {@link sealCursor} was given for this question; JSON of anybody who took the trouble to forge it.
 * @throws BadCursorError for anything else.
 */
export function openCursor(text: string, question: unknown): unknown {
  const plain = Buffer.from(text, 'base64url').toString();
  const payload = plain.slice(CHECKSUM_LENGTH);
  if (plain.slice(0, CHECKSUM_LENGTH) !== checksum(payload, question)) throw new BadCursorError();
  try {
    return JSON.parse(payload);
  } catch {
    throw new BadCursorError();
  }
}

/** The first moment that the database does not know in four digits of a year. */
const TOO_LATE_MS = Date.parse('9999-01-01T00:00:00Z');

/** Whether a part of a cursor is a moment (ms) at which it may have been given: none before 1970. */
export const isMoment = (part: unknown): part is number =>
  Number.isSafeInteger(part) && Number(part) >= 0 && Number(part) < TOO_LATE_MS;

const CHECKSUM_LENGTH = 16;

/** No secret: whoever forges one only sees what anybody may see. It catches mix-ups. */
function checksum(payload: string, question: unknown): string {
  return createHash('sha256')
    .update(`${JSON.stringify(question)}\n${payload}`)
    .digest('base64url')
    .slice(0, CHECKSUM_LENGTH);
}
