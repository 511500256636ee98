import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { isSamePicture, MOST_PRINT_BITS, picturePrint, PRINT_SIDE, printBands } from '#core';

const PIXELS = PRINT_SIDE * PRINT_SIDE;
const BITS = 144;

/** Pictures of which no pixel is black or white, so that light leaves each apart from its neighbours. */
const grey = fc.array(fc.integer({ min: 40, max: 190 }), {
  minLength: PIXELS,
  maxLength: PIXELS,
});
const print = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: BITS / 4, maxLength: BITS / 4 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''));

/** A print of which some bits are turned. */
const turned = (of: string, bits: readonly number[]): string =>
  of
    .split('')
    .map((digit, at) => {
      const mask = bits.reduce(
        (sum, bit) => (Math.floor(bit / 4) === at ? sum | (8 >> (bit % 4)) : sum),
        0,
      );
      return (Number.parseInt(digit, 16) ^ mask).toString(16);
    })
    .join('');

const someBits = (least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: BITS - 1 }), { minLength: least, maxLength: most });

describe('the print of a picture', () => {
  test('has a bit for each of its slowest waves: of a wave along the rows, the one', () => {
    const wave = Array.from({ length: PIXELS }, (_, at) =>
      Math.round(128 + 100 * Math.cos(((2 * (at % PRINT_SIDE) + 1) * 3 * Math.PI) / 64)),
    );
    const bits = (picturePrint(wave) ?? '')
      .split('')
      .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'));
    expect(bits.join('')).toHaveLength(BITS);
    // Twelve bits for each wave across, the whole brightness first.
    expect(bits.join('').indexOf('1')).toBe(3 * 12);
  });

  test('is none of what shows nothing: a plain wall, an empty file', () => {
    expect(picturePrint(new Uint8Array(PIXELS).fill(180))).toBeNull();
    expect(picturePrint([])).toBeNull();
  });

  test('is the same in other light', () => {
    fc.assert(
      fc.property(grey, fc.integer({ min: -40, max: 60 }), (pixels, light) => {
        expect(picturePrint(pixels.map((each) => each + light))).toBe(picturePrint(pixels));
      }),
    );
  });
});

describe('two prints', () => {
  test('are of one picture up to so many differing bits, whichever is asked first', () => {
    fc.assert(
      fc.property(print, someBits(0, 40), (one, bits) => {
        const other = turned(one, bits);
        expect(isSamePicture(one, other)).toBe(bits.length <= MOST_PRINT_BITS);
        expect(isSamePicture(other, one)).toBe(isSamePicture(one, other));
      }),
    );
  });

  test('of one picture have a band in common, by which they are found', () => {
    fc.assert(
      fc.property(print, someBits(0, MOST_PRINT_BITS), (one, bits) => {
        const bands = new Set(printBands(one));
        expect(printBands(turned(one, bits)).some((band) => bands.has(band))).toBe(true);
      }),
    );
  });

  test('have bands that no other place of a print has', () => {
    fc.assert(
      fc.property(print, (one) => {
        expect(new Set(printBands(one)).size).toBe(printBands(one).length);
      }),
    );
  });
});
