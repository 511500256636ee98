import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualPriceOf } from '#core';

const amount = fc.integer({ min: 0, max: 300 });
const rooms = fc.array(fc.record({ deposit: amount, monthly: amount }), {
  minLength: 20,
  maxLength: 90,
});

test('half of the rooms, or more, lie within each usual range, whatever their order', () => {
  fc.assert(
    fc.property(rooms, (all) => {
      const usual = usualPriceOf(all);
      for (const of of ['deposit', 'monthly'] as const) {
        const { from, to } = usual?.[of] ?? { from: 1, to: 0 };
        const within = all.filter((room) => room[of] >= from && room[of] <= to);
        expect(within.length).toBeGreaterThanOrEqual(all.length / 2);
        expect(all.filter((room) => room[of] < from).length).toBeLessThan(all.length / 4);
        expect(all.filter((room) => room[of] > to).length).toBeLessThanOrEqual(all.length / 4);
      }
      expect(usualPriceOf(all.toReversed())).toEqual(usual);
    }),
  );
});
