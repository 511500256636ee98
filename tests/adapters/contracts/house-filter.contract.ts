import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  EMPTY_FILTER,
  LAYOUT,
  matchesFilter,
  ODD_FLOOR,
  tallyHouses,
  type HouseFilter,
  type HouseSearch,
  type LatLng,
} from '#core';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { askingFew, moveInDays, TODAY } from '../../support/house-filters';
import { houseRecord, houseRecords } from '../../support/house-records';
import { BOUNDS, type OpenedHouses } from './house-search.contract';

const OPEN = houseRecords(120);
const RECORDS: readonly HouseRecord[] = [
  ...OPEN,
  houseRecord({ id: 'far', listingNumber: 'FAR', lat: 35.1, lng: 129.0 }),
  houseRecord({ id: 'sold', listingNumber: 'SOLD', status: 'SOLD' }),
  houseRecord({ id: 'hidden', listingNumber: 'HIDDEN', status: 'HIDDEN' }),
];

const placeOf = ({ lat, lng }: LatLng) => `${lat.toFixed(5)},${lng.toFixed(5)}`;
const sorted = (items: readonly LatLng[]) => items.map(placeOf).sort();

const range = (max: number) =>
  fc
    .tuple(fc.option(fc.nat(max)), fc.option(fc.nat(max)))
    .map(([a, b]) => (a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b }));
const filters = askingFew(
  fc.record({
    types: fc.subarray(['HOUTP00001', 'HOUTP00002', 'HOUTP00004'] as const),
    dealTypes: fc.subarray(['MONTH_RENT', 'JEONSE', 'OTHER'] as const),
    deposit: range(10_000),
    monthly: range(120),
    withMaintenance: fc.boolean(),
    area: range(60),
    layouts: fc.subarray(Object.values(LAYOUT)),
    exceptFloors: fc.subarray(Object.values(ODD_FLOOR)),
    options: fc.subarray(['FULL', 'PARKING', 'PET'] as const, { maxLength: 2 }),
    discounts: fc.subarray(['DSCNT00001', 'DSCNT00002'] as const),
    gender: fc.constantFrom(null, 'GNDRA00001' as const, 'GNDRA00002' as const),
    elevator: fc.boolean(),
    moveInBy: fc.option(moveInDays),
    walkWithin: fc.option(fc.integer({ min: 1, max: 25 })),
    confirmedWithin: fc.option(fc.integer({ min: 1, max: 25 })),
    dongliCode: fc.option(fc.constantFrom('1162010100', '1162010200')),
  }),
);

/** What every {@link HouseSearch} promises of filters. */
export function houseFilterContract(
  name: string,
  open: (records: readonly HouseRecord[]) => Promise<OpenedHouses>,
): void {
  describe(`HouseSearch filters: ${name}`, () => {
    let opened: OpenedHouses;
    let search: HouseSearch;
    beforeAll(async () => {
      opened = await open(RECORDS);
      ({ search } = opened);
    });
    afterAll(() => opened.close());

    const passing = (filter: HouseFilter) =>
      OPEN.filter((house) => matchesFilter(house, filter, TODAY));

    test('list, map and tally agree with the one definition of the filter', async () => {
      await fc.assert(
        fc.asyncProperty(filters, async (filter) => {
          const [list, map, tally] = await Promise.all([
            search.list({ bounds: BOUNDS, filter, sort: 'newest', limit: 100, cursor: null }),
            search.marks({ bounds: BOUNDS, level: 5, filter }),
            search.tally({ bounds: BOUNDS, filter }),
          ]);
          const expected = passing(filter);
          expect([list.total, map.total, tally.total]).toEqual(Array(3).fill(expected.length));
          expect(map.version).toBe(list.version);
          if (list.next === null) expect(sorted(list.items)).toEqual(sorted(expected));
        }),
        { numRuns: 60 },
      );
    });

    test('a histogram counts what passes everything but its own range', async () => {
      await fc.assert(
        fc.asyncProperty(filters, async (filter) => {
          const tally = await search.tally({ bounds: BOUNDS, filter });
          expect(tally).toEqual(tallyHouses(OPEN, filter, TODAY));
        }),
        { numRuns: 60 },
      );
    });

    test('a cancelled tally rejects with an AbortError', async () => {
      const cancel = new AbortController();
      const asked = search.tally({ bounds: BOUNDS, filter: EMPTY_FILTER }, cancel.signal);
      cancel.abort();
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
