import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesInDong, isDongCode, isInDong } from '#core';

describe('a legal-dong code', () => {
  it.each(['1162010200', '0000000000'])('is ten digits: %s', (code) => {
    expect(isDongCode(code)).toBe(true);
  });

  it.each(['', '116201020', '11620102000', '11620 0200', '１１62010200', '1162010200\n'])(
    'is nothing else: %j',
    (text) => {
      expect(isDongCode(text)).toBe(false);
    },
  );
});

describe('a code', () => {
  const codes = fc.stringMatching(/^\d{10}$/);

  it('lies in its own dong', () => {
    fc.assert(fc.property(codes, (code) => isInDong(code, code)));
  });

  it('lies in the 읍 whose first eight digits it has', () => {
    fc.assert(
      fc.property(codes, codes, (code, other) => {
        const town = `${code.slice(0, 8)}00`;
        expect(isInDong(code, town)).toBe(true);
        expect(isInDong(other, town)).toBe(other.startsWith(code.slice(0, 8)));
      }),
    );
  });

  it('lies in a dong as text and as number alike', () => {
    // Of neighbours: most others are far from each other.
    const near = fc.integer({ min: 0, max: 299 }).map((last) => `4613025${`00${last}`.slice(-3)}`);
    fc.assert(
      fc.property(near, near, (code, dong) => {
        const { from, to } = codesInDong(dong);
        const isWithin = Number(code) >= Number(from) && Number(code) <= Number(to);
        expect(isWithin).toBe(isInDong(code, dong));
      }),
    );
  });

  it('of a 리 holds no other', () => {
    expect(isInDong('4613025021', '4613025022')).toBe(false);
    expect(isInDong('4613025000', '4613025021')).toBe(false);
    expect(isInDong('4613025021', '4613025000')).toBe(true);
  });
});
