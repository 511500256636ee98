import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noticePath, SUPPLY_CODES, supplyCodeOf, supplyName } from '#core';
import { anyText } from '../../../support/core-values';

it('names all kinds, in the order of their codes', () => {
  expect(SUPPLY_CODES).toHaveLength(12);
  expect([...SUPPLY_CODES].sort()).toEqual(SUPPLY_CODES);
  expect(new Set(SUPPLY_CODES.map(supplyName)).size).toBe(12);
  expect(SUPPLY_CODES.map(supplyCodeOf)).toEqual(SUPPLY_CODES);
  expect(supplyName('SUPLY00004')).toBe('매입임대');
});

it.each(['SUPLY00012', '', 'toString', 'suply00001', '__proto__'])(
  'takes %s for another',
  (code) => {
    expect(supplyCodeOf(code)).toBe('SUPLY00099');
    expect(supplyName(code)).toBe('기타');
  },
);

it('has a name for any text', () => {
  fc.assert(
    fc.property(anyText, (code) => {
      expect(SUPPLY_CODES.map(supplyName)).toContain(supplyName(code));
    }),
  );
});

it('knows where a notice stands', () => {
  expect(noticePath('101')).toBe('/notices/101');
  expect(noticePath('../x?y#z')).toBe('/notices/..%2Fx%3Fy%23z');
});
