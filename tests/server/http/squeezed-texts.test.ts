import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SqueezedTexts } from '../../../server/http/answers/squeezed-texts';

const OPEN = { br: brotliDecompressSync, gzip: gunzipSync } as const;
/** A page's size, and hard to compress. */
const large = Buffer.from(randomBytes(48 * 1024).toString('hex'));
const small = Buffer.from('a sentence that is said again. '.repeat(60));

describe.each(['br', 'gzip'] as const)('texts compressed as %s', (encoding) => {
  test('a large one is compressed once for all who ask at the same time', async () => {
    const texts = new SqueezedTexts();
    const asked = await Promise.all(
      Array.from({ length: 32 }, async () => texts.in(encoding, large, '"one"')),
    );
    expect(new Set(asked).size).toBe(1);
    expect(OPEN[encoding](await texts.in(encoding, large, '"one"'))).toEqual(large);
  });

  test('one that is kept, or small, is there at once', async () => {
    const texts = new SqueezedTexts();
    const first = await texts.in(encoding, large, '"one"');
    expect(texts.in(encoding, large, '"one"')).toBe(first);
    const now = texts.in(encoding, small, '"two"');
    expect(Buffer.isBuffer(now) && OPEN[encoding](now)).toEqual(small);
  });

  test('different texts and encodings stay apart', async () => {
    const texts = new SqueezedTexts();
    const other = encoding === 'br' ? 'gzip' : 'br';
    const [one, two, three] = await Promise.all([
      texts.in(encoding, large, '"one"'),
      texts.in(encoding, Buffer.concat([large, small]), '"two"'),
      texts.in(other, large, '"one"'),
    ]);
    expect(OPEN[encoding](one)).toEqual(large);
    expect(OPEN[encoding](two)).toEqual(Buffer.concat([large, small]));
    expect(OPEN[other](three)).toEqual(large);
  });
});
