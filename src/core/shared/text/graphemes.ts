/** Jamo that make a syllable: leading consonants, vowels, and what closes it. */
const LEAD = '[\\u1100-\\u115f\\ua960-\\ua97c]';
const VOWEL = '[\\u1160-\\u11a7\\ud7b0-\\ud7c6]';
const TAIL = '[\\u11a8-\\u11ff\\ud7cb-\\ud7fb]';

/** Accents, skin tones and whatever else is drawn on the sign before it. */
const MARK = '[\\p{Grapheme_Extend}\\p{Emoji_Modifier}\\p{Spacing_Mark}\\u200d]';

/**
 * One character, after UAX #29. `Intl.Segmenter` knows the same, but takes minutes for a long text,
 * and Firefox has it only since version 125. Every repetition has an end: see the promise below.
 */
const CHARACTER = new RegExp(
  [
    '\\r\\n',
    `(?:${[
      '\\p{Regional_Indicator}{2}',
      // A family, or a person with a skin tone at work.
      `\\p{Extended_Pictographic}(?:${MARK}{0,2}\\u200d\\p{Extended_Pictographic}){0,4}`,
      `${LEAD}{0,3}(?:[가-힣]${VOWEL}{0,3}|${VOWEL}{1,3})${TAIL}{0,3}`,
      `${LEAD}{1,3}`,
      `${TAIL}{1,3}`,
      '[^\\p{Cc}]',
    ].join('|')})${MARK}{0,8}`,
    '\\p{Cc}',
  ].join('|'),
  'gu',
);

/**
 * How many characters a person sees in a text: an emoji of a family, a flag, a letter with its
 * accents and a syllable of old Hangul are one each (spec/readings R36). Marks piled up without end
 * count again, so that a text of n characters never has more than 32 × n code points.
 */
export function graphemeCount(text: string): number {
  return text.match(CHARACTER)?.length ?? 0;
}

/** A text of at most so many such characters (1 or more), with an ellipsis for what was cut. */
export function shortened(text: string, most: number): string {
  const characters = text.match(CHARACTER) ?? [];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
