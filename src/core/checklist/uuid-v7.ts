const HEX = 16;

/**
 * A UUIDv7 (RFC 9562) of a moment in ms and of ten random bytes: ids that devices make without asking
 * each other, in the order in which they were made.
 */
export function uuidV7(now: number, random: readonly number[]): string {
  const moment = Math.max(0, Math.floor(now)).toString(HEX).padStart(12, '0').slice(-12);
  const hex = Array.from({ length: 10 }, (_, n) =>
    ((random[n] ?? 0) & 0xff).toString(HEX).padStart(2, '0'),
  ).join('');
  const variant = (8 + (Number.parseInt(hex.slice(3, 4), HEX) & 3)).toString(HEX);
  return [
    moment.slice(0, 8),
    moment.slice(8),
    `7${hex.slice(0, 3)}`,
    `${variant}${hex.slice(4, 7)}`,
    hex.slice(7, 19),
  ].join('-');
}

/** What a UUIDv7 looks like, in small letters. */
export const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const isUuidV7 = (text: string): boolean => UUID_V7.test(text);

/** When it was made, in ms; null of a text that is none. */
export const uuidV7Moment = (id: string): number | null =>
  isUuidV7(id) ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), HEX) : null;
