/** Pixels a side of the grey thumbnail from which a print is made. */
export const PRINT_SIDE = 32;

/** Waves a side that are looked at, the slowest first: what makes a picture, without its details. */
const WAVES = 12;
const BITS = WAVES * WAVES;

const BANDS = 12;
const BAND_BITS = BITS / BANDS;
const BAND_DIGITS = BAND_BITS / 4;

/** Prints that differ in at most so many of their 144 bits are of one picture. */
export const MOST_PRINT_BITS = BANDS - 1;

/** Standard deviation of brightness below which a picture shows nothing by which it could be known again. */
const LEAST_CONTRAST = 6;

/**
 * A print of a picture, 36 hex digits, which stays nearly the same where the picture is made smaller,
 * compressed or lit otherwise: a perceptual hash, of which each bit says whether one of the slowest waves
 * of the picture is stronger than half of them are. Null for a picture that is as good as plain.
 *
 * @param grey brightness 0–255, row by row, {@link PRINT_SIDE} × {@link PRINT_SIDE}
 */
export function picturePrint(grey: ArrayLike<number>): string | null {
  const rows = Array.from({ length: PRINT_SIDE }, (_, row) =>
    Array.from({ length: PRINT_SIDE }, (__, at) => grey[row * PRINT_SIDE + at] ?? 0),
  );
  if (contrastOf(rows.flat()) < LEAST_CONTRAST) return null;
  const waves = Array.from({ length: WAVES }, (_, across) => {
    const column = rows.map((row) => strength(row, across));
    return Array.from({ length: WAVES }, (__, down) => strength(column, down));
  })
    .flat()
    // The first is the brightness of the whole: no wave.
    .with(0, 0);
  const bits = waves.map((wave) =>
    waves.filter((each) => each < wave).length >= BITS / 2 ? '1' : '0',
  );
  return Array.from({ length: BITS / 4 }, (_, at) =>
    Number.parseInt(bits.slice(at * 4, at * 4 + 4).join(''), 2).toString(16),
  ).join('');
}

/**
 * Of a wave along a line, as in a discrete cosine transform (DCT-II); a whole number, so that what is equal
 * stays equal whatever was added.
 */
const strength = (line: readonly number[], wave: number): number =>
  Math.round(
    line.reduce(
      (sum, each, at) => sum + each * Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * PRINT_SIDE)),
      0,
    ),
  );

function contrastOf(pixels: readonly number[]): number {
  const mean = pixels.reduce((sum, each) => sum + each, 0) / pixels.length;
  const spread = pixels.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(spread / pixels.length);
}

/**
 * By what prints are looked up: two of one picture have at least one of these numbers in common, since
 * there are more of them than bits in which the two may differ.
 */
export const printBands = (print: string): readonly number[] =>
  Array.from(
    { length: BANDS },
    (_, at) => at * 2 ** BAND_BITS + hex(print.slice(at * BAND_DIGITS, (at + 1) * BAND_DIGITS)),
  );

/** Whether two prints are of one picture. */
export const isSamePicture = (one: string, other: string): boolean =>
  one.split('').reduce((sum, digit, at) => sum + bitsOf(hex(digit) ^ hex(other.charAt(at))), 0) <=
  MOST_PRINT_BITS;

const hex = (digits: string): number => Number.parseInt(digits, 16);

const bitsOf = (number: number): number => number.toString(2).replaceAll('0', '').length;
