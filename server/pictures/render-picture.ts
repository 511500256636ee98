import sharp, { type Sharp } from 'sharp';
import type { ThumborRequest } from './parse-thumbor';
import type { DrawnPicture } from './picture';
import { watermarkOn } from './watermark';

export const IMAGE_FORMATS = {
  webp: 'image/webp',
  jpeg: 'image/jpeg',
} as const;
export type ImageFormat = keyof typeof IMAGE_FORMATS;

/** No side of an answer is longer; of what people brought, none is stored longer. */
export const LONGEST_SIDE = 2048;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture out of the store. */
export interface KeptPicture extends Size {
  readonly bytes: Buffer;
}

/** Those of a file of the store; whoever put it there has looked at it. */
export async function keptPicture(bytes: Buffer): Promise<KeptPicture> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height };
}

/** How large the answer is: a missing side follows the other, and no_upscale() is kept. */
export function answerSize(wish: ThumborRequest, picture: Size): Size {
  const ratio = picture.width / picture.height;
  let width = wish.width || Math.round((wish.height || picture.height) * ratio);
  let height = wish.height || Math.round((wish.width || picture.width) / ratio);
  if (wish.fitIn) {
    const scale = Math.min(width / picture.width, height / picture.height);
    [width, height] = [picture.width * scale, picture.height * scale];
  }
  const largest = Math.min(1, picture.width / width, picture.height / height);
  const scale = wish.noUpscale ? largest : 1;
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The picture at that size, cut to its shape, with its mark. */
export async function renderPicture(
  picture: DrawnPicture | KeptPicture,
  wish: ThumborRequest,
  format: ImageFormat,
): Promise<Buffer> {
  const { width, height } = answerSize(wish, picture);
  const overlay = wish.watermark && watermarkOn(wish.watermark, width, height);
  const source = 'bytes' in picture ? sharp(picture.bytes) : drawn(picture, { width, height });
  const flat = source
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .composite(overlay ? [overlay] : []);
  return format === 'webp'
    ? flat.webp({ quality: 82, effort: 3 }).toBuffer()
    : flat.jpeg({ quality: 84 }).toBuffer();
}

function drawn({ svg, units }: DrawnPicture, { width, height }: Size): Sharp {
  // 72 dots an inch are one pixel a unit: drawn straight at the answer's size, nothing blurs.
  // Less than one sharp does not take; it makes the rest of the way smaller itself.
  const density = Math.max(1, 72 * Math.max(width / units.width, height / units.height));
  return sharp(Buffer.from(svg()), { density });
}
