import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wordsBeside } from '#core';

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
const word = fc.array(syllable, { minLength: 2, maxLength: 12 }).map((letters) => letters.join(''));

/** The first consonant, vowel and last consonant of each syllable, as numbers. */
const jamoOf = (text: string): readonly number[] =>
  Array.from(text).flatMap((letter) => {
    const at = letter.charCodeAt(0) - 0xac00;
    return [Math.floor(at / 588), Math.floor(at / 28) % 21, at % 28];
  });

describe('words that one wrong jamo could have made', () => {
  test.each([
    ['월새', '월세'],
    ['보중금', '보증금'],
    ['전새', '전세'],
    ['청녀', '청년'],
    ['곰고', '공고'],
    ['행볶주택', '행복주택'],
  ])('%s is beside %s', (typed, meant) => {
    expect(wordsBeside(typed)).toContain(meant);
  });

  test.each(['', '월', 'lh', '1인', '구1', '가'.repeat(13)])('%j has none', (typed) => {
    expect(wordsBeside(typed)).toEqual([]);
  });

  it('differ in one jamo, are all of those, and each once', () => {
    fc.assert(
      fc.property(word, (typed) => {
        const beside = wordsBeside(typed);
        const own = jamoOf(typed);
        for (const one of beside)
          expect(jamoOf(one).filter((jamo, at) => jamo !== own[at])).toHaveLength(1);
        expect(new Set(beside).size).toBe(beside.length);
        expect(beside).toHaveLength(typed.length * (18 + 20 + 27));
      }),
      { numRuns: 30 },
    );
  });
});
