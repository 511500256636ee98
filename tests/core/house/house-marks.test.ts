import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_MARKS, withMark, type HouseMark } from '#core';

const mark = (id: string): HouseMark => ({
  kind: 'house',
  id,
  lat: 37.48,
  lng: 126.93,
  dealType: 'MONTH_RENT',
  deposit: 1_000,
  monthly: 50,
  maintenance: null,
  type: 'HOUTP00001',
});
const marks = (ids: readonly number[]) => ids.map((id) => mark(String(id)));

describe('withMark', () => {
  it('puts a mark in front, in place of its own among the others', () => {
    const own = { ...mark('2'), lat: 37.49 };
    expect(withMark(marks([1, 2, 3]), own)).toEqual([own, mark('1'), mark('3')]);
    expect(withMark([], own)).toEqual([own]);
  });

  it('leaves out the last of as many others as a map shows', () => {
    const others = marks(Array.from({ length: MOST_MARKS }, (_, index) => index));
    expect(withMark(others, mark('own'))).toEqual([mark('own'), ...others.slice(0, -1)]);
  });

  it('leaves out the last of too many others, and nobody else', () => {
    const ids = fc.uniqueArray(fc.nat(400), { maxLength: 260, size: 'max' });
    fc.assert(
      fc.property(ids, fc.nat(400), (ids, own) => {
        const others = ids.filter((id) => id !== own).map(String);
        const shown = withMark(marks(ids), mark(String(own))).map(({ id }) => id);
        expect(shown).toEqual([String(own), ...others.slice(0, MOST_MARKS - 1)]);
      }),
    );
  });
});
