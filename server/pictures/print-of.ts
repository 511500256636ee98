import sharp from 'sharp';
import { picturePrint, PRINT_SIDE } from '#core';

/** The print of a picture of our own making, by which it is known again. */
export async function printOf(picture: Buffer): Promise<string | null> {
  const grey = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(PRINT_SIDE, PRINT_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return picturePrint(grey);
}
