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

/** Under which its bytes are kept. */
export const storeKeyOf = (id: string): string => `${id}.webp`;

/** The picture whose bytes are kept under a key; null where it is nobody's. */
export function pictureIdOf(key: string): string | null {
  const id = key.replace(/\.webp$/, '');
  return ID.test(id) ? id : null;
}
