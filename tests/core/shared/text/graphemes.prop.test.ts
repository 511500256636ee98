import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemeCount } from '#core';
import { anyText } from '../../../support/core-values';

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const segments = (text: string): number => Array.from(segmenter.segment(text)).length;

/** What people type, each of it one character or more. */
const typed = fc.array(
  fc.oneof(
    fc.constantFrom('가', '한', 'ㅋ', 'a', ' ', '\n', '\r\n', '7', '.', '（', '漢'),
    fc.constantFrom('👨‍👩‍👧‍👦', '👩🏻‍❤️‍💋‍👨🏿', '🧑🏽‍🚀', '❤️', '👍🏿', '🇰🇷', '1️⃣', '🏠', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'),
    fc.constantFrom(
      'e\u0301',
      'ñ',
      '\u1112\u1161\u11ab',
      '\u1112\u119e\u11ab',
      'நி',
      '\u0e01\u0e34',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 4 }),
  ),
);

describe('characters', () => {
  it('of what people type are those of the Unicode annex', () => {
    fc.assert(
      fc.property(typed, (parts) => {
        const text = parts.join('');
        expect(graphemeCount(text)).toBe(segments(text));
      }),
    );
  });

  it('are one for every composed form of a text, and the same for the decomposed one', () => {
    const syllables = fc.array(fc.integer({ min: 0xac00, max: 0xd7a3 }));
    fc.assert(
      fc.property(syllables, (codes) => {
        const text = String.fromCharCode(...codes);
        expect(graphemeCount(text)).toBe(codes.length);
        expect(graphemeCount(text.normalize('NFD'))).toBe(codes.length);
      }),
    );
  });

  it('are never more than the code points, which are never more than 32 a character', () => {
    const piled = fc
      .tuple(
        fc.constantFrom('e', '가', '👩', ''),
        fc.constantFrom('\u0301', '\u200d', '👩\u200d', '\u1161'),
        fc.nat(300),
      )
      .map(([sign, mark, times]) => sign + mark.repeat(times));
    fc.assert(
      fc.property(fc.oneof(anyText, piled), (text) => {
        const points = Array.from(text).length;
        const count = graphemeCount(text);
        expect(count).toBeLessThanOrEqual(points);
        expect(points).toBeLessThanOrEqual(32 * count);
      }),
    );
  });

  it('are at most those of the parts of a text together', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(graphemeCount(one + other)).toBeLessThanOrEqual(
          graphemeCount(one) + graphemeCount(other),
        );
      }),
    );
  });
});
