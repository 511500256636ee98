import sharp, { type Sharp } from 'sharp';

interface Photo {
  readonly width?: number;
  readonly height?: number;
  readonly color?: string;
}

/** A plain picture; half of it, the right one, in another colour, so that turning can be seen. */
export function photo({ width = 64, height = 48, color = '#d8694f' }: Photo = {}): Sharp {
  const half = { width: Math.max(1, Math.floor(width / 2)), height };
  return sharp({ create: { width, height, channels: 3, background: color } }).composite([
    {
      input: { create: { ...half, channels: 3, background: '#00c1b1' } },
      left: width - half.width,
      top: 0,
    },
  ]);
}

export const jpegPhoto = (options?: Photo): Promise<Buffer> => photo(options).jpeg().toBuffer();

/** As a phone takes it, upright: lying pixels, EXIF that says how to turn them, where, when, by what. */
export const phonePhoto = (options?: Photo): Promise<Buffer> =>
  photo(options)
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'PhoneMaker', Model: 'Phone 9', Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:11:20 12:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 28/1 58/1', GPSLongitude: '126/1 57/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG that says it has so many pixels, and has next to nothing. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
