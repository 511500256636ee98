import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestSlots } from '../../../server/columns/best-slots';

const keyed = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 60 });

test('the best slots are the first of the sorted ones behind a place', () => {
  fc.assert(
    fc.property(
      keyed,
      fc.boolean(),
      fc.integer({ min: 1, max: 20 }),
      fc.option(
        fc.record({ key: fc.integer({ min: -4, max: 4 }), id: fc.integer({ min: -1, max: 70 }) }),
      ),
      (keys, descending, most, after) => {
        const way = descending ? -1 : 1;
        // Ids run against the slots: neither may stand for the other.
        const ids = Float64Array.from(keys, (_, slot) => keys.length - slot);
        const compare = (a: { key: number; id: number }, b: { key: number; id: number }) =>
          way * (a.key - b.key || a.id - b.id);
        const expected = keys
          .map((key, slot) => ({ key, id: ids[slot] ?? 0, slot }))
          .filter((one) => after === null || compare(one, after) > 0)
          .sort(compare)
          .slice(0, most);
        const order = {
          keysOf: (slots: Int32Array) => Float64Array.from(slots, (slot) => keys[slot] ?? 0),
          descending,
        };
        const slots = Int32Array.from(keys, (_, slot) => slot);
        expect(bestSlots(slots, ids, order, { most, after })).toEqual(expected);
      },
    ),
  );
});
