import { browserDrawing, type Drawing } from '../../widgets/document-editor/pictures/fit-picture';

/** The longest side of a photo that is kept, in pixels: enough to see mould, small enough for sixty. */
const LONGEST = 1600;
const QUALITY = 0.82;

/**
 * A photo drawn anew: smaller, upright, and without what a camera writes into its file, such as where it
 * was taken. Null where this browser cannot read it.
 */
export async function plainPhoto(
  file: Blob,
  drawing: Drawing = browserDrawing,
): Promise<Blob | null> {
  const picture = await drawing.decode(file).catch(() => null);
  if (picture === null) return null;
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const side = (length: number) => Math.max(1, Math.round(length * scale));
    return await picture.draw(side(picture.width), side(picture.height), 'image/jpeg', QUALITY);
  } finally {
    picture.close();
  }
}
