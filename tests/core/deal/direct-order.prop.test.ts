import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDirects, DIRECT_SORT, directPriceKey } from '#core';
import { moments } from '../../support/house-filters';

/** Few prices and moments, so that they often meet. */
const ordered = fc.record({
  id: fc.integer({ min: 1, max: 2_000 }).map(String),
  createdAt: fc.oneof(
    moments,
    fc.constantFrom('2026-11-20T09:00:00+09:00', '2026-11-20T00:00:00Z'),
  ),
  deposit: fc.constantFrom(0, 240, 480, 1_000),
  monthly: fc.constantFrom(0, 1, 2, 50),
  maintenance: fc.constantFrom(0, 1, 2),
});

const lists = fc.uniqueArray(ordered, { selector: ({ id }) => id, maxLength: 12 });

describe.each(Object.values(DIRECT_SORT))('the order by %s', (sort) => {
  const compare = compareDirects(sort);

  it('puts any two one way round, and only the same one beside itself', () => {
    fc.assert(
      fc.property(ordered, ordered, (a, b) => {
        // The one is +0, the other −0 where both are the same.
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
        expect(compare(a, { ...a })).toBe(0);
        if (a.id !== b.id) expect(compare(a, b)).not.toBe(0);
      }),
    );
  });

  it('is the same whatever order the deals came in', () => {
    const shuffled = lists.chain((list) =>
      fc.record({
        list: fc.constant(list),
        other: fc.shuffledSubarray(list, { minLength: list.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ list, other }) => {
        expect(other.toSorted(compare)).toEqual(list.toSorted(compare));
      }),
    );
  });

  it('is one line: what stands before another stands before all behind it', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const sorted = list.toSorted(compare);
        const wrong = sorted.flatMap((a, at) =>
          sorted.slice(at + 1).filter((b) => compare(a, b) > 0),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('puts the later id first where nothing else tells two apart', () => {
    fc.assert(
      fc.property(ordered, fc.integer({ min: 1, max: 2_000 }), (a, more) => {
        const later = { ...a, id: String(Number(a.id) + more) };
        expect(compare(later, a)).toBeLessThan(0);
      }),
    );
  });
});

it('the order by price goes up, the order by day goes back', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const prices = list.toSorted(compareDirects('price')).map(directPriceKey);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      const times = list
        .toSorted(compareDirects('newest'))
        .map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }),
  );
});
