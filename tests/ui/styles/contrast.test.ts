import { describe, expect, it } from 'vitest';
import { contrast, tokensOf } from './tokens';

/** Text and the ground it stands on, as the style sheets pair them. */
const TEXT: readonly (readonly [text: string, ground: string])[] = [
  ['--ink', '--surface'],
  ['--ink', '--ground'],
  ['--ink', '--tag'],
  ['--ink', '--segment-on'],
  ['--ink', '--brand-weak'],
  ['--secondary', '--surface'],
  ['--secondary', '--ground'],
  ['--secondary', '--tag'],
  ['--secondary', '--segment'],
  ['--secondary', '--seen'],
  ['--secondary', '--line'],
  ['--brand-strong', '--surface'],
  ['--brand-strong', '--ground'],
  ['--brand-strong', '--brand-weak'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--kakao'],
  ['--on-brand', '--naver'],
  ['--danger', '--surface'],
  ['--danger', '--danger-weak'],
  ['--on-danger', '--danger'],
  ['--warning', '--surface'],
  ['--warning', '--warning-weak'],
  ['--on-inverse', '--inverse'],
];

/** Signs and edges of controls that carry meaning without a word (WCAG 1.4.11). */
const SIGNS: readonly (readonly [sign: string, ground: string])[] = [
  ['--brand-strong', '--surface'],
  ['--on-inverse-brand', '--inverse'],
  ['--control', '--surface'],
  ['--control', '--ground'],
  ['--danger', '--surface'],
  ['--danger', '--ground'],
];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const tokens = tokensOf(theme);
  const ratio = ([one, other]: readonly [string, string]) => {
    const [a, b] = [tokens.get(one), tokens.get(other)];
    if (a === undefined || b === undefined) throw new Error(`No colour: ${one} on ${other}`);
    return contrast(a, b);
  };

  it.each(TEXT)('text %s is readable on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGNS)('sign %s stands out from %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });

  it('has every colour of the other theme', () => {
    const other = tokensOf(theme === 'light' ? 'dark' : 'light');
    expect([...tokens.keys()]).toEqual([...other.keys()]);
    expect(tokens.size).toBeGreaterThan(20);
  });
});

describe('contrast', () => {
  it('is what WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#17191c', '#00c1b1')).toBeCloseTo(7.8, 0);
  });
});
