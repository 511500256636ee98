import { BLANK, END } from './folded-text';
import type { RiskKind } from './risk';

/**
 * One way in which people write a warning sign. Its parts are regular expressions over a folded text in
 * a short notation: a blank may stand before every letter, blanks in the notation mean nothing, and
 *
 * - `\b` is where a word begins, `\s` an optional blank,
 * - `_` and `~` are up to 4 and 12 letters of the same sentence,
 * - `&` is up to 12 letters that go past no 면, 세요 or 니다: what is said of the same verb,
 * - `#` is an amount of money.
 *
 * Every repetition of the notation has an upper bound, so that a rule looks at no more than a fixed number
 * of letters from each place of a text: the work grows with the length of the text and no faster.
 */
export interface RiskRule {
  readonly kind: RiskKind;
  /** What stands in front of the words that are marked. */
  readonly before?: string;
  /** The words that are marked. */
  readonly marks: string;
  /** What follows them. */
  readonly after?: string;
  /** No sign where one of these follows the marked words: refusals, warnings, reports. */
  readonly unless: readonly string[];
  /** No sign where one of these ends right before the marked words. */
  readonly unlessBefore?: readonly string[];
}

/** A rule that can be looked for. */
export interface CompiledRule {
  readonly kind: RiskKind;
  /** The first group is what stands in front, the second what is marked. */
  readonly pattern: RegExp;
  readonly unless: readonly RegExp[];
  readonly unlessBefore: readonly RegExp[];
}

/** Letters of a sentence that the conditions of a rule look at, before and behind. */
const SIGHT = 40;

const TOKENS: Readonly<Record<string, string>> = {
  [String.raw`\b`]: String.raw`(?<![\p{L}\p{N}])`,
  [String.raw`\s`]: ' ?',
  _: String.raw`[^\n]{0,4}?`,
  '~': String.raw`[^\n]{0,12}?`,
  '&': String.raw`(?:(?! ?면| ?세 ?요| ?니 ?다)[^\n]){0,12}`,
  '#': String.raw`[\d일이삼사오육칠팔구십백천 ]{1,12}(?: ?만 ?원?| ?천 ?원?| ?원| ?프 ?로| ?%)`,
};

/** The regular expression that a notation stands for. */
const expanded = (notation: string): string =>
  notation
    .replaceAll(BLANK, '')
    .replace(/\[[^\]]*\]|\\.|[~_&#]|\p{L}/gu, (part) =>
      /^\p{L}/u.test(part) ? ` ?${part}` : (TOKENS[part] ?? part),
    );

/** Makes rules ready to be looked for. */
export const compiledRules = (rules: readonly RiskRule[]): readonly CompiledRule[] =>
  rules.map(({ kind, before = '', marks, after = '', unless, unlessBefore = [] }) => ({
    kind,
    pattern: new RegExp(`(${expanded(before)})(${expanded(marks)})(?=${expanded(after)})`, 'gu'),
    unless: unless.map((guard) => new RegExp(`^${expanded(guard)}`, 'u')),
    unlessBefore: unlessBefore.map((guard) => new RegExp(`${expanded(guard)}$`, 'u')),
  }));

/** Whether the conditions of a rule hold around the letters from `start` to `end`. */
export function isMeant(rule: CompiledRule, text: string, start: number, end: number): boolean {
  const ahead = text
    .slice(end, end + SIGHT)
    .split(END, 1)
    .join('');
  const behind = text
    .slice(Math.max(0, start - SIGHT), start)
    .split(END)
    .slice(-1)
    .join('');
  return (
    !rule.unless.some((guard) => guard.test(ahead)) &&
    !rule.unlessBefore.some((guard) => guard.test(behind))
  );
}
