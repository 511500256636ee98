/** What can be read on a line's own colour: dark ink on light lines, white on the darkened rest. */
export function lineInk(color: string): 'dark' | 'light' {
  return luminance(color) > 0.3 ? 'dark' : 'light';
}

/** How much of its own colour a line keeps where white is to be read on it. */
const KEPT = 0.8;
/** Of a line whose colour nobody can read. */
const UNKNOWN = '#5c636b';

/** The colour that a line's name stands on; `#rrggbb`, whatever it was said to be. */
export function lineGround(color: string): string {
  const parts = partsOf(color);
  if (parts === null) return UNKNOWN;
  if (lineInk(color) === 'dark') return color;
  return `#${parts.map((part) => hexOf(part * KEPT)).join('')}`;
}

const hexOf = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** Red, green and blue, 0 to 255; null for what is no `#rrggbb`. */
function partsOf(color: string): readonly number[] | null {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  return match === null ? null : match.slice(1).map((part) => parseInt(part, 16));
}

/** Relative luminance of WCAG 2; 0 for what is no `#rrggbb`. */
function luminance(color: string): number {
  const parts = partsOf(color);
  if (parts === null) return 0;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
