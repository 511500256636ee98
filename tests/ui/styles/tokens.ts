import { readFileSync } from 'node:fs';

/** The colours of one theme as styles/_tokens.scss has them: `--ink` → `#17191c`. */
export function tokensOf(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const source = readFileSync('src/ui/styles/_tokens.scss', 'utf8');
  const block = new RegExp(`@mixin ${theme} \\{(.*?)\\n\\}`, 's').exec(source)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, k, v]) => [k, v] as never),
  );
}

/** WCAG 2: relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2: 1 for the same colour, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
