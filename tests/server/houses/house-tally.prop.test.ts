import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contains, EMPTY_FILTER, tallyHouses } from '#core';
import type { Database } from '../../../server/db/database';
import type { NewHouse } from '../../../server/ports/houses/house-record';
import { housesOf } from '../../support/houses-in-memory';
import type { HousesInMemory } from '../../../server/houses/houses-in-memory';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { TODAY } from '../../support/house-filters';
import { aHouse, someBounds, someFilter, someHouses } from '../db/houses/house-arbitrary';

const KOREA = { swLat: 33, swLng: 124, neLat: 39, neLng: 132 };
const asked = fc.record({
  bounds: someBounds,
  filter: someFilter,
  today: fc.constantFrom(TODAY, '20261121', '20260101'),
});

describe.each(DATABASES)('the tally on %s', (kind) => {
  let database: Database;
  let repository: HousesInMemory;
  const write = (houses: readonly NewHouse[]) =>
    database.db.transaction((tx) => replaceOrAdd(tx, houses, 'test', TODAY));

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    repository = housesOf(database);
  });
  afterAll(() => database.close());

  test('is the core’s, of the open houses of the box', async () => {
    const all = fc.sample(someHouses(1500, 1500), { numRuns: 1, seed: 5 }).flat();
    await write(all);
    await fc.assert(
      fc.asyncProperty(asked, async (q) => {
        const inBox = all.filter((house) => house.status === 'OPEN' && contains(q.bounds, house));
        expect(await repository.tally(q)).toEqual(tallyHouses(inBox, q.filter, q.today));
      }),
      { numRuns: 100 },
    );
  });

  test('puts the edges of bars where the core puts them', async () => {
    await database.pool.query('delete from houses');
    const edges = Array.from({ length: 32 }, (_, bar) => [
      { deposit: Math.ceil((bar * 20_000) / 30), monthly: Math.ceil((bar * 200) / 30) },
      { deposit: Math.max(0, Math.ceil((bar * 20_000) / 30) - 1), area: (bar * 100) / 30 },
      { deposit: 1_000_000, monthly: 10_000, area: Math.round((bar * 10_000) / 30) / 100 },
    ]).flat();
    const all = edges.map((own, index) => aHouse({ ...own, listingNumber: String(index) }));
    await write(all);
    for (const withMaintenance of [false, true]) {
      const q = { bounds: KOREA, filter: { ...EMPTY_FILTER, withMaintenance }, today: TODAY };
      expect(await repository.tally(q)).toEqual(tallyHouses(all, q.filter, TODAY));
    }
  });

  test('is all zeroes where there is no house', async () => {
    await database.pool.query('delete from houses');
    const q = { bounds: KOREA, filter: EMPTY_FILTER, today: TODAY };
    expect(await repository.tally(q)).toEqual(tallyHouses([], EMPTY_FILTER, TODAY));
  });
});
