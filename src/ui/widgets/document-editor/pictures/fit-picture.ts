/** The longest side of a picture that is sent, in pixels: the largest that is shown is smaller. */
const LONGEST = 2048;
/** A file that is not larger than its picture needs is sent as it is, in bytes. */
const SMALL = 2_000_000;
const QUALITY = 0.86;

/** Pictures that can be decoded and drawn; the browser's in {@link browserDrawing}. */
export interface Drawing {
  /** Upright, as it is looked at. Rejects where it cannot be read. */
  readonly decode: (file: Blob) => Promise<DecodedPicture>;
}

interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  /** Null where the page cannot write such a file. */
  readonly draw: (
    width: number,
    height: number,
    type: string,
    quality: number,
  ) => Promise<Blob | null>;
  readonly close: () => void;
}

/**
 * A picture as it is sent: its longest side is at most 2,048 pixels. One that this browser cannot read,
 * and one that moves, comes back as it is: the server says what it takes.
 */
export async function fitPicture(file: Blob, drawing: Drawing): Promise<Blob> {
  if (file.type === 'image/gif') return file;
  const picture = await drawing.decode(file).catch(() => null);
  if (picture === null) return file;
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= SMALL) return file;
    const side = (length: number) => Math.max(1, Math.round(length * scale));
    // What may be clear in places stays so.
    const type =
      file.type === 'image/png' || file.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
    const drawn = await picture.draw(side(picture.width), side(picture.height), type, QUALITY);
    return drawn !== null && (scale < 1 || drawn.size < file.size) ? drawn : file;
  } finally {
    picture.close();
  }
}

export const browserDrawing: Drawing = {
  decode: async (file) => {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return {
      width: bitmap.width,
      height: bitmap.height,
      draw: (width, height, type, quality) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext('2d');
        if (context === null) return Promise.resolve(null);
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, 0, 0, width, height);
        return new Promise((drawn) => {
          canvas.toBlob(drawn, type, quality);
        });
      },
      close: () => {
        bitmap.close();
      },
    };
  },
};
