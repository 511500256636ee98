/** What can be read on a line's own colour: dark ink on light lines, white on the darkened rest. */
export function lineInk(color: string): 'dark' | 'light' {
  return luminance(color) > 0.3 ? 'dark' : 'light';
}

/** Relative luminance of WCAG 2; 0 for what is no `#rrggbb`. */
function luminance(color: string): number {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (match === null) return 0;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
