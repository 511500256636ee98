import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contains,
  EMPTY_FILTER,
  HOUSE_SORT,
  houseMonthlyCost,
  matchesFilter,
  type HouseSort,
  type Page,
} from '#core';
import type { Database } from '../../../server/db/database';
import { BadCursorError } from '../../../server/shared/sealed-cursor';
import { writeCursor } from '../../../server/houses/house-cursor';
import type { AskedList } from '../../../server/ports/houses/house-queries';
import type { HouseSummaryRecord, NewHouse } from '../../../server/ports/houses/house-record';
import { housesOf } from '../../support/houses-in-memory';
import type { HousesInMemory } from '../../../server/houses/houses-in-memory';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { TODAY } from '../../support/house-filters';
import { someBounds, someFilter, someHouses } from '../db/houses/house-arbitrary';

const NOW = Date.UTC(2026, 10, 20, 6);
const KOREA = { swLat: 33, swLng: 124, neLat: 39, neLng: 132 };

const asked = fc.record({
  bounds: someBounds,
  filter: someFilter,
  sort: fc.constantFrom(...Object.values(HOUSE_SORT)),
  limit: fc.integer({ min: 1, max: 100 }),
});

const first = (own: Partial<AskedList>): AskedList => ({
  bounds: KOREA,
  filter: EMPTY_FILTER,
  sort: 'newest',
  limit: 30,
  cursor: null,
  now: NOW,
  today: TODAY,
  ...own,
});

describe.each(DATABASES)('the list on %s', (kind) => {
  let database: Database;
  let repository: HousesInMemory;
  let all: readonly NewHouse[];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    repository = housesOf(database);
    all = fc.sample(someHouses(400, 400), { numRuns: 1, seed: 11 }).flat();
    await database.db.transaction((tx) => replaceOrAdd(tx, all, 'test', '20261120'));
  });
  afterAll(() => database.close());

  /** Every page, the later ones asked a day later: the first page's day goes on. */
  async function pages(query: AskedList): Promise<Page<HouseSummaryRecord>[]> {
    const found = [await repository.list(query)];
    for (let next = found[0]?.next ?? null; next !== null; next = found.at(-1)?.next ?? null) {
      const later = { ...query, cursor: next, now: NOW + 86_400_000, today: '20261121' };
      found.push(await repository.list(later));
    }
    return found;
  }

  test('answers every house that was asked for once, over all pages', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (q) => {
        const found = await pages(first(q));
        const expected = all.filter(
          (house) =>
            house.status === 'OPEN' &&
            contains(q.bounds, house) &&
            matchesFilter(house, q.filter, TODAY),
        );
        const items = found.flatMap((page) => page.items);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(items.length).toBe(expected.length);
        expect(items.map(placeAndPrice).sort()).toEqual(expected.map(placeAndPrice).sort());
        for (const page of found) {
          expect(page.total).toBe(expected.length);
          expect(page.version).toBe(found[0]?.version);
          expect(page.items.length).toBeLessThanOrEqual(q.limit);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('goes on by the day of its first page', async () => {
    const filter = { ...EMPTY_FILTER, confirmedWithin: 1 };
    const items = (await pages(first({ filter, limit: 5 }))).flatMap((page) => page.items);
    const fresh = (today: string) =>
      all.filter(
        (house) =>
          house.status === 'OPEN' && contains(KOREA, house) && matchesFilter(house, filter, today),
      ).length;
    expect(fresh('20261121')).toBeLessThan(fresh(TODAY));
    expect(items).toHaveLength(fresh(TODAY));
  });

  test.each(Object.values(HOUSE_SORT))('cuts %s into pages without changing it', async (sort) => {
    const whole = (await pages(first({ sort, limit: 100 }))).flatMap((page) => page.items);
    const small = (await pages(first({ sort, limit: 7 }))).flatMap((page) => page.items);
    expect(small).toEqual(whole);
  });

  const won = (house: HouseSummaryRecord, fee: number | null) =>
    houseMonthlyCost({ ...house, maintenance: fee }, TODAY).won;
  const keys: Record<
    Exclude<HouseSort, 'recommended' | 'newest'>,
    (h: HouseSummaryRecord) => number
  > = {
    price: (house) => won(house, 0),
    area: (house) => -house.area,
    cost: (house) =>
      house.maintenance === null ? 1e12 + won(house, 0) : won(house, house.maintenance),
  };

  test.each(['price', 'area', 'cost'] as const)('orders by %s as the core counts', async (sort) => {
    const items = (await pages(first({ sort, limit: 100 }))).flatMap((page) => page.items);
    const found = items.map(keys[sort]);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  test('shows the newest first', async () => {
    const items = (await pages(first({ sort: 'newest', limit: 100 }))).flatMap(
      (page) => page.items,
    );
    const posted = await Promise.all(
      items.slice(0, 50).map(async ({ id }) => (await repository.one(id))?.postedAt),
    );
    expect(posted).toEqual([...posted].sort().reverse());
  });

  test('refuses a cursor of another question, a broken one and one changed by hand', async () => {
    const query = first({ limit: 5 });
    const { next } = await repository.list(query);
    const changed = `${(next ?? '').slice(0, -4)}AAAA`;
    for (const bad of [
      { ...query, cursor: next, sort: 'price' as const },
      { ...query, cursor: next, bounds: { ...KOREA, swLat: 34 } },
      { ...query, cursor: next, filter: { ...EMPTY_FILTER, gender: 'GNDRA00001' as const } },
      { ...query, cursor: next, filter: { ...EMPTY_FILTER, walkWithin: 5 } },
      { ...query, cursor: next, filter: { ...EMPTY_FILTER, withMaintenance: true } },
      { ...query, cursor: changed },
      { ...query, cursor: '' },
      { ...query, cursor: 'null' },
    ]) {
      await expect(repository.list(bad)).rejects.toBeInstanceOf(BadCursorError);
    }
  });

  test('answers or refuses a cursor that somebody made up', async () => {
    const odd = fc.record({
      key: fc.constantFrom('0', '-1', '9'.repeat(18), `-${'9'.repeat(18)}`),
      id: fc.constantFrom(0, -1, Number.MAX_SAFE_INTEGER),
      now: fc.constantFrom(NOW, 0, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER),
      today: fc.constantFrom(TODAY, '20260229', '20269999', '00010101', '99991231', '00000000'),
      total: fc.constantFrom(0, -1, Number.MAX_SAFE_INTEGER),
      version: fc.constantFrom('0', '9'.repeat(18)),
    });
    const sorts = fc.constantFrom(...Object.values(HOUSE_SORT));
    await fc.assert(
      fc.asyncProperty(odd, sorts, async (cursor, sort) => {
        const query = first({ sort, filter: { ...EMPTY_FILTER, confirmedWithin: 365 } });
        const answer = repository.list({ ...query, cursor: writeCursor(cursor, query) });
        const outcome = await answer.catch((error: unknown) => error);
        expect(outcome instanceof BadCursorError || outcome).not.toBeInstanceOf(Error);
      }),
      { numRuns: 200 },
    );
  });

  test('survives any text as a cursor', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (cursor) => {
        await expect(repository.list(first({ cursor }))).rejects.toBeInstanceOf(BadCursorError);
      }),
    );
  });

  test('counts the same as the map of the same version', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ bounds, filter }) => {
        const list = await repository.list(first({ bounds, filter, limit: 1 }));
        const map = await repository.marks({ bounds, filter, level: 6, today: TODAY });
        expect([list.total, list.version]).toEqual([map.total, map.version]);
      }),
      { numRuns: 20 },
    );
  });
});

function placeAndPrice(house: {
  lat: number;
  lng: number;
  deposit: number;
  monthly: number;
  area: number;
  confirmedAt: string;
}): string {
  return [house.lat, house.lng, house.deposit, house.monthly, house.area, house.confirmedAt].join();
}
