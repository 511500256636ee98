/**
 * What no text that people write has: control characters and breaks, halves of characters, what is not
 * seen, and what turns the direction of writing around. The joiner of emoji (U+200D) stays.
 */
const ODD = [
  String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]`,
  // A soft hyphen, fillers that look blank, and what has no width.
  String.raw`\u00ad|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u180e|\u200b|\u200c|\u3164|\ufeff|\uffa0`,
  // Marks of direction, and hidden tags.
  String.raw`\u061c|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u206f]|[\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]`,
].join('|');
const ODD_LETTERS = new RegExp(ODD, 'u');
const ALL_ODD = new RegExp(ODD, 'gu');
const BLANKS = /[\t\n\v\f\r\u2028\u2029]+/g;

/** Whether a text can be kept as it is: NFC, and nothing in it hides. */
export const isPlainText = (text: string): boolean =>
  !ODD_LETTERS.test(text) && text.normalize('NFC') === text;

/** The text as it can be kept; breaks become blanks. */
export function plainTextOf(text: string): string {
  return text.replace(BLANKS, ' ').replace(ALL_ODD, '').normalize('NFC');
}
