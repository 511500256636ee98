import { createHash } from 'node:crypto';
import { FACES } from './faces.data';

/** Pixels a side, at which it is drawn and kept. */
export const FACE_SIDE = 96;

const PATH = /^\/?face\/(0|[1-9]\d?)$/;

/** `/face/<number>` of somebody: always the same for the same key, and it tells nothing of it. */
export function facePath(key: string): string {
  const draw = createHash('sha256').update(`face ${key}`).digest().readUInt32BE();
  return `/face/${draw % FACES.length}`;
}

/** The face as SVG, 96 × 96; null where a path names none. */
export function faceAt(path: string): string | null {
  const drawing = FACES[Number(PATH.exec(path)?.[1] ?? Number.NaN)];
  return drawing === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${drawing}</svg>`;
}
