import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tooMany } from '../../../src/core/offline/kept-kinds';

const entries = fc.uniqueArray(
  fc.record({ url: fc.string(), at: fc.nat(), bytes: fc.nat({ max: 1000 }) }),
  { selector: ({ url }) => url },
);

it('what stays fits, and nothing that stays is older than what goes', () => {
  fc.assert(
    fc.property(entries, fc.nat({ max: 5000 }), (all, limit) => {
      const gone = new Set(tooMany(all, limit));
      const stay = all.filter(({ url }) => !gone.has(url));
      const go = all.filter(({ url }) => gone.has(url));
      expect(stay.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(limit);
      for (const { at } of go)
        for (const other of stay) expect(other.at).toBeGreaterThanOrEqual(at);
    }),
  );
});
