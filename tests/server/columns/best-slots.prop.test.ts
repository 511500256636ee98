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

test('many more slots than are looked at at once, of which some need not be told exactly', () => {
  const keys = Array.from({ length: 30_000 }, (_, slot) => (slot * 7919) % 1009);
  const ids = Float64Array.from(keys, (_, slot) => slot);
  const slots = Int32Array.from(keys, (_, slot) => slot);
  const told: (number | null)[] = [];
  const order = {
    keysOf: (some: Int32Array, last: number | null) => {
      told.push(last);
      return Float64Array.from(some, (slot) => {
        const key = keys[slot] ?? 0;
        return last !== null && key < last ? -1 : key;
      });
    },
    descending: true,
  };
  const expected = keys
    .map((key, slot) => ({ key, id: slot, slot }))
    .sort((a, b) => b.key - a.key || b.id - a.id)
    .slice(0, 50);
  expect(bestSlots(slots, ids, order, { most: 50, after: null })).toEqual(expected);
  expect(told[0]).toBeNull();
  expect(told.at(-1)).toBeGreaterThan(1000);
});
