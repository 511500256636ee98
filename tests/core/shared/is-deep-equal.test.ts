import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDeepEqual } from '#core';

it.each([
  [1, 1, true],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [{}, [], false],
  [[], {}, false],
  ['1', 1, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: [{ b: null }] }, { a: [{ b: null }] }, true],
  [{ a: [{ b: null }] }, { a: [{ b: 0 }] }, false],
  [{ toString: 1 }, { a: 1 }, false],
])('%j and %j: %s', (a, b, isEqual) => {
  expect(isDeepEqual(a, b)).toBe(isEqual);
});

it('holds for copies, and says the same either way', () => {
  const data = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(data, data, (a, b) => {
      expect(isDeepEqual(a, structuredClone(a))).toBe(true);
      expect(isDeepEqual(a, b)).toBe(isDeepEqual(b, a));
      expect(isDeepEqual([a], [b])).toBe(isDeepEqual(a, b));
    }),
  );
});
