import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirstLines } from '../../../server/import/first-lines';

test('knows in which line each name came first, also once it has grown several times', () => {
  // Far more names than it begins with, some of them again and again.
  const names = fc.array(fc.integer({ min: 0, max: 12_000 }), {
    minLength: 10_000,
    maxLength: 15_000,
    size: 'max',
  });
  fc.assert(
    fc.property(names, (numbers) => {
      const model = new Map<string, number>();
      const lines = new FirstLines();
      const wrong = numbers.findIndex((number, at) => {
        const [name, line] = [`매물-${number}`, at + 2];
        const expected = model.get(name) ?? null;
        if (expected === null) model.set(name, line);
        return lines.meet(name, line) !== expected;
      });
      expect(wrong).toBe(-1);
    }),
    { numRuns: 5 },
  );
});
