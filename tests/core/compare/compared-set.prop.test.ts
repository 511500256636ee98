import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPARED_KIND,
  comparedCode,
  comparedFrom,
  comparedRef,
  MOST_COMPARED,
  movedCode,
  readCompared,
  writeCompared,
} from '#core';

const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const kinds = fc.constantFrom(...Object.values(COMPARED_KIND));
const codes = fc.tuple(kinds, ids).map(([kind, id]) => comparedCode(kind, id));
const sets = fc.uniqueArray(codes, { maxLength: MOST_COMPARED });
const anything = fc.oneof(
  fc.string(),
  fc.array(fc.oneof(codes, fc.string({ maxLength: 3 })), { maxLength: 9 }).map((all) => all.join()),
);

describe('a code', () => {
  it('is read back as what it was made of', () => {
    fc.assert(
      fc.property(kinds, ids, (kind, id) => {
        expect(comparedRef(comparedCode(kind, id))).toEqual({ kind, id });
      }),
    );
  });
});

describe('a set', () => {
  it('is read back as it was written, also out of an address', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const whole = { codes: set, unread: 0, beyond: 0 };
        expect(readCompared(writeCompared(set))).toEqual(whole);
        expect(comparedFrom(`?items=${writeCompared(set)}`)).toEqual(whole);
      }),
    );
  });

  it('is never too large, holds nothing twice, and only what there can be, whatever is read', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const read = readCompared(text);
        expect(read.codes.length).toBeLessThanOrEqual(MOST_COMPARED);
        expect(new Set(read.codes).size).toBe(read.codes.length);
        expect(read.codes.every((code) => comparedRef(code) !== null)).toBe(true);
        expect(read.unread).toBeGreaterThanOrEqual(0);
        if (read.beyond > 0) expect(read.codes).toHaveLength(MOST_COMPARED);
        expect(readCompared(writeCompared(read.codes)).codes).toEqual(read.codes);
        expect(comparedFrom(text).codes.length).toBeLessThanOrEqual(MOST_COMPARED);
      }),
    );
  });

  it('has the same columns after a move, and the same order after the move back', () => {
    fc.assert(
      fc.property(sets, codes, fc.constantFrom(-1 as const, 1 as const), (set, other, by) => {
        for (const code of [...set, other]) {
          const moved = movedCode(set, code, by);
          expect([...moved].sort()).toEqual([...set].sort());
          if (moved !== set) expect(movedCode(moved, code, by === 1 ? -1 : 1)).toEqual(set);
        }
      }),
    );
  });
});
