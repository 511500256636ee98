import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, contains, EMPTY_FILTER, matchesFilter, tallyHouses, type Bounds } from '#core';
import { slotsInBox } from '../../../server/columns/box-walk';
import { HouseColumns } from '../../../server/columns/house-columns';
import { HouseTest } from '../../../server/columns/house-test';
import { boxOfPassing } from '../../../server/columns/houses-box';
import { marksInView } from '../../../server/columns/house-marks';
import { tallyInBox } from '../../../server/columns/tally';
import type { NewHouse } from '../../../server/ports/houses/house-record';
import { TODAY } from '../../support/house-filters';
import { someBounds, someFilter } from '../db/houses/house-arbitrary';
import { columnHouse, someChanges, type Change } from './column-houses';

const WORLD: Bounds = { swLat: -90, swLng: -180, neLat: 90, neLng: 180 };

/** The columns after the changes, and the houses that have to be in them. */
function after(changes: readonly Change[]) {
  const houses = new HouseColumns();
  const known = new Map<number, NewHouse>();
  for (const change of changes) {
    if (change.kind === 'put') {
      houses.put(columnHouse(change.id, change.house));
      known.set(change.id, change.house);
    } else if (change.kind === 'remove') {
      houses.remove(change.id);
      known.delete(change.id);
    } else {
      houses.settle();
    }
  }
  return { houses, known };
}

const idsOf = (houses: HouseColumns, slots: Int32Array): number[] =>
  [...slots].map((slot) => houses.columns.id[slot] ?? 0).sort((a, b) => a - b);

describe('houses in columns', () => {
  test('are those that were put and not removed, as they were put last', () => {
    fc.assert(
      fc.property(someChanges, (changes) => {
        const { houses, known } = after(changes);
        const { columns } = houses;
        expect(houses.size).toBe(known.size);
        const stored = [...slotsInBox(houses, WORLD)].map((slot) => ({
          id: columns.id[slot],
          codes: columns.codes[slot],
          deposit: columns.deposit[slot],
          lat: columns.lat[slot],
          confirmedAt: columns.confirmedAt[slot],
        }));
        expect(stored.sort((a, b) => (a.id ?? 0) - (b.id ?? 0))).toEqual(
          [...known]
            .map(([id, house]) => columnHouse(id, house))
            .sort((a, b) => a.id - b.id)
            .map(({ id, codes, deposit, lat, confirmedAt }) => ({
              id,
              codes,
              deposit,
              lat,
              confirmedAt,
            })),
        );
      }),
    );
  });

  test('are found by box and filter as the core says', () => {
    fc.assert(
      fc.property(someChanges, someBounds, someFilter, (changes, bounds, filter) => {
        const { houses, known } = after(changes);
        const inBox = [...known].filter(([, house]) => contains(bounds, house));
        expect(idsOf(houses, slotsInBox(houses, bounds))).toEqual(
          inBox.map(([id]) => id).sort((a, b) => a - b),
        );
        const passing = inBox.filter(([, house]) => matchesFilter(house, filter, TODAY));
        const test = new HouseTest(houses.columns, filter, TODAY);
        expect(idsOf(houses, test.keep(slotsInBox(houses, bounds)))).toEqual(
          passing.map(([id]) => id).sort((a, b) => a - b),
        );
        expect(boxOfPassing(houses, { bounds, filter, today: TODAY })).toEqual(
          boundsOf(passing.map(([, house]) => house)),
        );
        expect(tallyInBox(houses, { bounds, filter, today: TODAY })).toEqual(
          tallyHouses(
            inBox.map(([, house]) => house),
            filter,
            TODAY,
          ),
        );
      }),
    );
  });

  test('make the same marks whether whole squares or single houses are counted', () => {
    fc.assert(
      fc.property(
        someChanges,
        someBounds,
        fc.integer({ min: 1, max: 14 }),
        (changes, bounds, level) => {
          const { houses } = after(changes);
          // Asks everything, and nothing that a house could fail: each house is looked at.
          const every = { ...EMPTY_FILTER, deposit: { from: 0, to: null } };
          const query = { bounds, level, today: TODAY };
          expect(marksInView(houses, { ...query, filter: EMPTY_FILTER })).toEqual(
            marksInView(houses, { ...query, filter: every }),
          );
        },
      ),
    );
  });

  test('answer the same whatever way they came, and settled or not', () => {
    fc.assert(
      fc.property(
        someChanges,
        someBounds,
        fc.integer({ min: 1, max: 14 }),
        (changes, bounds, level) => {
          const { houses, known } = after(changes);
          const afresh = new HouseColumns();
          for (const [id, house] of known) afresh.put(columnHouse(id, house));
          const query = { bounds, level, filter: EMPTY_FILTER, today: TODAY };
          expect(marksInView(houses, query)).toEqual(marksInView(afresh, query));
          afresh.settle();
          expect(marksInView(afresh, query)).toEqual(marksInView(houses, query));
        },
      ),
    );
  });
});
