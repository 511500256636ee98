import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesIn, isInRange, MANWON_LIMIT, MOST_MANWON, rangeIn, ROOM_OPTION } from '#core';
import { anyText } from '../../support/core-values';

const ends = fc.oneof(anyText, fc.nat(MOST_MANWON * 11).map(String));

describe('parameters', () => {
  it('are read out of any text: known codes, each once', () => {
    const lists = fc
      .array(fc.oneof(anyText, fc.constantFrom(...Object.values(ROOM_OPTION))))
      .map((parts) => parts.join(','));
    fc.assert(
      fc.property(lists, (text) => {
        const codes = codesIn(text, ROOM_OPTION);
        expect(codes.filter((code) => !Object.hasOwn(ROOM_OPTION, code))).toEqual([]);
        expect(new Set(codes).size).toBe(codes.length);
        expect(codesIn(codes.join(','), ROOM_OPTION)).toEqual(codes);
      }),
    );
  });

  it('give a range that holds both its ends, in whichever order they are told', () => {
    fc.assert(
      fc.property(ends, ends, (one, other) => {
        const range = rangeIn(MANWON_LIMIT, one, other);
        for (const end of [range.from, range.to])
          if (end !== null) {
            expect(isInRange(end, range)).toBe(true);
            expect(end).toBeLessThanOrEqual(MOST_MANWON);
          }
        if (range.from !== null && range.to !== null)
          expect(rangeIn(MANWON_LIMIT, other, one)).toEqual(range);
      }),
    );
  });
});
