/** Control characters but breaks, marks that turn the direction of writing around, and a BOM. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Plain text of several lines: nothing in it hides, or shows what follows in another order. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** The same in one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
