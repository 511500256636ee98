import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture, type CleanPicture } from '../../../server/pictures/clean-picture';
import { jpegPhoto, phonePhoto, photo, pixelBomb } from '../../support/photos';

async function cleaned(file: Buffer): Promise<CleanPicture> {
  const clean = await cleanPicture(file);
  if (!clean.ok) throw new Error(clean.reason);
  return clean.value;
}

const faultOf = async (file: Buffer) => {
  const clean = await cleanPicture(file);
  return clean.ok ? 'taken' : clean.reason;
};

/** The colour in the middle of a part of the picture. */
async function colorAt(webp: Buffer, left: number, top: number): Promise<readonly number[]> {
  const pixel = sharp(webp).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

const isRed = ([red = 0, , blue = 0]: readonly number[]) => red > blue;

describe('a picture that somebody brings', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'is taken as %s, and kept as webp',
    async (format) => {
      const { webp, width, height } = await cleaned(await photo().toFormat(format).toBuffer());
      expect([width, height]).toEqual([64, 48]);
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
    },
  );

  it('is turned as its EXIF says, and then says nothing of where, when and by what', async () => {
    const file = await phonePhoto();
    const before = await sharp(file).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 64, height: 48 });
    expect(before.exif?.toString('latin1')).toContain('PhoneMaker');
    expect(before.icc).toBeDefined();
    const { webp, width, height } = await cleaned(file);
    expect([width, height]).toEqual([48, 64]);
    const after = await sharp(webp).metadata();
    for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const)
      expect(after[kind]).toBeUndefined();
    for (const word of ['PhoneMaker', 'Phone 9', '2026:11:20', 'EXIF', 'ICCP', 'XMP '])
      expect(webp.includes(word)).toBe(false);
    // What was left is above now.
    expect(isRed(await colorAt(webp, 24, 10))).toBe(true);
    expect(isRed(await colorAt(webp, 24, 54))).toBe(false);
  });

  it('is made smaller where it is large, and never larger', async () => {
    expect(await cleaned(await jpegPhoto({ width: 4000, height: 3000 }))).toMatchObject({
      width: 2048,
      height: 1536,
    });
    expect(await cleaned(await jpegPhoto({ width: 100, height: 6000 }))).toMatchObject({
      width: 34,
      height: 2048,
    });
    expect(await cleaned(await jpegPhoto({ width: 1, height: 1 }))).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  it('is only the first of those that move', async () => {
    const frames = await Promise.all(
      ['#d8694f', '#54708c'].map((color) => photo({ color }).png().toBuffer()),
    );
    const file = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const { webp, height } = await cleaned(file);
    expect(height).toBe(48);
    expect((await sharp(webp).metadata()).pages).toBeUndefined();
    expect(isRed(await colorAt(webp, 5, 5))).toBe(true);
  });

  it('keeps what shines through', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } });
    const { webp } = await cleaned(await clear.png().toBuffer());
    expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
  });

  it('holds nothing of what hid behind it', async () => {
    const hidden = '<script>alert(1)</script>PK\x03\x04';
    const polyglot = Buffer.concat([await jpegPhoto(), Buffer.from(hidden, 'latin1')]);
    const { webp } = await cleaned(polyglot);
    expect(webp.includes('script')).toBe(false);
    expect(webp.includes('PK\x03\x04')).toBe(false);
  });

  it.each([
    ['300 million pixels', pixelBomb(20_000, 15_000)],
    ['4 thousand million', pixelBomb(65_000, 65_000)],
    ['a strip', pixelBomb(1, 50_000)],
  ])('is refused for %s before anybody unpacks them', async (_, file) => {
    expect(await faultOf(file)).toBe('too-many-pixels');
  });

  it('is refused when it ends too early', async () => {
    const file = await photo({ width: 600, height: 400 }).jpeg().toBuffer();
    expect(await faultOf(file.subarray(0, file.length / 2))).toBe('broken');
    const png = await photo({ width: 600, height: 400 }).png().toBuffer();
    expect(await faultOf(png.subarray(0, png.length - 40))).toBe('broken');
    expect(await faultOf(file.subarray(0, 20))).toBe('broken');
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'no-picture'],
    ['a page', '<!doctype html><img src=x>', 'no-picture'],
    ['a PDF', '%PDF-1.7\n', 'no-picture'],
    ['nothing', '', 'no-picture'],
    ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
    ['an HEIF', '\0\0\0\x18ftypmif1\0\0\0\0', 'heic'],
    ['an AVIF', '\0\0\0\x18ftypavif\0\0\0\0', 'no-picture'],
    ['only the beginning of a GIF', 'GIF89a', 'broken'],
    ['a page behind the beginning of a PNG', '\x89PNG\r\n\x1a\n<html>', 'broken'],
  ])('is not %s', async (_, text, fault) => {
    expect(await faultOf(Buffer.from(text, 'latin1'))).toBe(fault);
  });

  it('is refused or taken, whatever follows the first bytes of one', async () => {
    const beginnings = ['ffd8ff', '89504e470d0a1a0a', '474946383961', '524946460000000057454250'];
    const file = fc
      .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 300 }))
      .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'hex'), rest]));
    await fc.assert(
      fc.asyncProperty(file, async (bytes) => {
        expect(['taken', 'broken', 'too-many-pixels']).toContain(await faultOf(bytes));
      }),
      { numRuns: 60 },
    );
  });
});
