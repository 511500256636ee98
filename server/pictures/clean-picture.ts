import sharp from 'sharp';
import type { Result } from '#core';
import type { PictureFault } from '../ports/pictures/pictures';
import { kindOfFile } from './file-kind';
import { LONGEST_SIDE } from './render-picture';

/** A picture as it is kept. */
export interface CleanPicture {
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A photo has 12 to 50 million; what has more is meant to fill a memory. */
const MOST_PIXELS = 50_000_000;
/** Of a strip of one pixel's width, the other side is too long to be looked at. */
const LONGEST_GIVEN = 30_000;
/** No picture of that many pixels takes so long. */
const WORK_SECONDS = 30;

const OPTIONS = {
  limitInputPixels: MOST_PIXELS,
  failOn: 'error',
  // The first picture of those that move.
  pages: 1,
} as const;

/**
 * Reads a picture that anybody may have made and writes it anew: what is kept was made here, pixel by
 * pixel. EXIF turns it first, and then goes, as do the place, the maker's notes and the profile of
 * colours, which are changed into those of the web; whatever else the file held is not in it.
 */
export async function cleanPicture(file: Buffer): Promise<Result<CleanPicture, PictureFault>> {
  const kind = kindOfFile(file);
  if (kind === null) return { ok: false, reason: 'no-picture' };
  if (kind === 'heic') return { ok: false, reason: 'heic' };
  try {
    const { format, width, height } = await sharp(file, OPTIONS).metadata();
    if (format !== kind) return { ok: false, reason: 'broken' };
    if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_GIVEN)
      return { ok: false, reason: 'too-many-pixels' };
    const { data, info } = await sharp(file, OPTIONS)
      .timeout({ seconds: WORK_SECONDS })
      .autoOrient()
      .toColourspace('srgb')
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, value: { webp: data, width: info.width, height: info.height } };
  } catch (error) {
    const isBomb = error instanceof Error && error.message.includes('pixel limit');
    return { ok: false, reason: isBomb ? 'too-many-pixels' : 'broken' };
  }
}
