import { randomBytes } from 'node:crypto';

const ID = /^[0-9a-f]{32}$/;
/** Under `/house` it carries the watermark (spec/rules §7). */
const PATH = /^\/?(?:house\/)?upload\/([0-9a-f]{32})$/;

/** A new picture's id, which nobody guesses. */
export const newPictureId = (): string => randomBytes(16).toString('hex');

/** The path of a picture that people write about, or of one that shows a house. */
export const uploadPath = (id: string, of: 'post' | 'house' = 'post'): string =>
  of === 'house' ? `/house/upload/${id}` : `/upload/${id}`;

/** The picture that a path names; null for every other path. */
export const uploadIdOf = (path: string): string | null => PATH.exec(path)?.[1] ?? null;

/** In a room: the hour until which its link is good, and the picture. */
const PRIVATE_PATH = /^\/?private\/(\d{1,9})\/([0-9a-f]{32})$/;

/** The path of a picture for two people, good until an hour since 1970 is over. */
export const privatePath = (id: string, untilHour: number): string => `/private/${untilHour}/${id}`;

/** The picture that such a path names; null for every other path, and after its hour. */
export function privateIdOf(path: string, now: number): string | null {
  const [, until, id] = PRIVATE_PATH.exec(path) ?? [];
  return id !== undefined && now < (Number(until) + 1) * HOUR_MS ? id : null;
}

const HOUR_MS = 3_600_000;
/** Links are the same for so many hours, and good for twice as many. */
const PRIVATE_HOURS = 6;

/** Until which hour a link that is made at a moment is good: six hours at least. */
export const privateUntil = (now: number): number =>
  (Math.floor(now / HOUR_MS / PRIVATE_HOURS) + 2) * PRIVATE_HOURS - 1;

/** Under which its bytes are kept. */
export const storeKeyOf = (id: string): string => `${id}.webp`;

/** The picture whose bytes are kept under a key; null where it is nobody's. */
export function pictureIdOf(key: string): string | null {
  const id = key.replace(/\.webp$/, '');
  return ID.test(id) ? id : null;
}
