import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceMetres, EMPTY_FILTER, matchesFilter } from '#core';
import type { Database } from '../../../../server/db/database';
import type { NewHouse } from '../../../../server/ports/houses/house-record';
import { housesOf } from '../../../support/houses-in-memory';
import type { HousesInMemory } from '../../../../server/houses/houses-in-memory';
import { replaceOrAdd } from '../../../../server/db/houses/house-writer';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { TODAY } from '../../../support/house-filters';
import { aHouse, someFilter, someHouses } from './house-arbitrary';
import { evenly } from '../../../support/core-values';

const SILLIM = { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' };
const BONGCHEON = { ...SILLIM, dongliCode: '1162010100', dong: '봉천동' };
const NOWON = { ...SILLIM, dongliCode: '1135010500', sigungu: '노원구', dong: '상계동' };
const HAEUNDAE = {
  dongliCode: '2635010500',
  sido: '부산광역시',
  sigungu: '해운대구',
  dong: '우동',
};

describe.each(DATABASES)('houses on %s', (kind) => {
  let database: Database;
  let repository: HousesInMemory;
  const write = (houses: readonly NewHouse[]) =>
    database.db.transaction((tx) => replaceOrAdd(tx, houses, 'test', '20261120'));

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    repository = housesOf(database);
  });
  afterAll(() => database.close());

  test('answers the same first page for a minute, so that it can be kept', async () => {
    await write([aHouse({ listingNumber: 'S-1' }), aHouse({ listingNumber: 'S-2' })]);
    const bounds = { swLat: 33, swLng: 124, neLat: 39, neLng: 132 };
    const minute = Date.parse('2026-11-20T12:00:00+09:00');
    const first = (now: number) =>
      repository.list({
        bounds,
        filter: EMPTY_FILTER,
        sort: 'recommended',
        limit: 1,
        cursor: null,
        today: '20261120',
        now,
      });
    expect(await first(minute + 59_999)).toEqual(await first(minute));
    expect((await first(minute)).next).not.toBeNull();
  });

  async function idOf(listingNumber: string): Promise<string> {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from houses where listing_number = $1',
      [listingNumber],
    );
    return rows[0]?.id ?? '0';
  }

  test('gives back what was written', async () => {
    const house = aHouse({
      listingNumber: 'A-1',
      gender: 'GNDRA00001',
      moveIn: { kind: 'DAY', day: '20261224' },
      floor: { kind: 'HALF_BASEMENT', number: null, total: 4 },
      maintenance: {
        fee: 12,
        items: [
          { item: 'GENERAL', amount: 8 },
          { item: 'WATER', amount: 4 },
        ],
        billedByUse: ['GAS'],
      },
      description: '따옴표 " \' 와 \\ 와 줄\n바꿈, 그리고 {중괄호} 🏠',
      options: [],
      direction: null,
      station: null,
    });
    await write([house]);
    const id = await idOf('A-1');
    expect(await repository.one(id)).toEqual({ ...house, id, formerPrice: null });
  });

  test('answers houses of every status, and nothing for what is no id', async () => {
    await write([
      aHouse({ listingNumber: 'sold', status: 'SOLD' }),
      aHouse({ listingNumber: 'hidden', status: 'HIDDEN' }),
    ]);
    expect((await repository.one(await idOf('sold')))?.status).toBe('SOLD');
    expect((await repository.one(await idOf('hidden')))?.status).toBe('HIDDEN');
    for (const id of ['', '0', '-1', '1.5', 'x', "1'--", '9'.repeat(30), '１']) {
      expect(await repository.one(id)).toBeNull();
      expect(await repository.similar(id)).toEqual([]);
    }
  });

  test('writes only what changed and counts it', async () => {
    const version = async () =>
      (await database.pool.query<{ v: string }>('select houses_version as v from meta')).rows[0]?.v;
    const three = ['w1', 'w2', 'w3'].map((listingNumber) => aHouse({ listingNumber }));
    expect(await write(three)).toEqual({ added: 3, changed: 0, unchanged: 0 });
    const id = await idOf('w2');
    const before = await version();
    expect(await write(three)).toEqual({ added: 0, changed: 0, unchanged: 3 });
    expect(await version()).toBe(before);
    const again = three.map((house) => ({
      ...house,
      deposit: house.listingNumber === 'w2' ? 1 : 1000,
    }));
    expect(await write(again)).toEqual({ added: 0, changed: 1, unchanged: 2 });
    expect(await version()).not.toBe(before);
    expect(await idOf('w2')).toBe(id);
    expect((await repository.one(id))?.deposit).toBe(1);
  });

  test('keeps the last of two deliveries of one number', async () => {
    const twice = [1, 2].map((deposit) => aHouse({ listingNumber: 'twice', deposit }));
    expect(await write(twice)).toEqual({ added: 1, changed: 0, unchanged: 1 });
    expect((await repository.one(await idOf('twice')))?.deposit).toBe(2);
  });

  test('leaves nothing of a transaction that fails, and the version alone', async () => {
    const { rows } = await database.pool.query('select houses_version from meta');
    await expect(
      database.db.transaction(async (tx) => {
        await replaceOrAdd(tx, [aHouse({ listingNumber: 'never' })], 'test', '20261120');
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect((await database.pool.query('select houses_version from meta')).rows).toEqual(rows);
    expect(await idOf('never')).toBe('0');
  });

  test('recommends by dong, sigungu, sido, then deal type, then price', async () => {
    await database.pool.query('delete from houses');
    await write([
      aHouse({ listingNumber: 'me', address: SILLIM }),
      aHouse({ listingNumber: 'city', address: NOWON }),
      aHouse({ listingNumber: 'far', address: HAEUNDAE }),
      aHouse({ listingNumber: 'gu', address: BONGCHEON }),
      aHouse({ listingNumber: 'dear', address: SILLIM, monthly: 90 }),
      aHouse({ listingNumber: 'near', address: SILLIM, monthly: 52 }),
      aHouse({ listingNumber: 'jeonse', address: SILLIM, dealType: 'JEONSE', monthly: 0 }),
      aHouse({ listingNumber: 'gone', address: SILLIM, status: 'SOLD' }),
    ]);
    const found = await repository.similar(await idOf('me'));
    const numbers = await Promise.all(
      found.map(async ({ id }) => (await repository.one(id))?.listingNumber),
    );
    expect(numbers).toEqual(['near', 'dear', 'jeonse', 'gu', 'city']);
  });

  test('finds the nearest by true distance', async () => {
    await database.pool.query('delete from houses');
    const all = fc.sample(someHouses(300, 300), { numRuns: 1, seed: 3 }).flat();
    await write(all);
    const question = fc.record({
      at: fc.record({
        lat: evenly(-80, 80),
        lng: evenly(-180, 180),
      }),
      inKorea: fc.boolean(),
      filter: someFilter,
      limit: fc.integer({ min: 1, max: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ at: anywhere, inKorea, filter, limit }) => {
        const at = inKorea
          ? { lat: 36 + anywhere.lat / 40, lng: 127.5 + anywhere.lng / 100 }
          : anywhere;
        const expected = all
          .filter((house) => house.status === 'OPEN' && matchesFilter(house, filter, TODAY))
          .map((house) => distanceMetres(at, house))
          .sort((a, b) => a - b)
          .slice(0, limit);
        const found = await repository.nearest({ at, filter, limit, today: TODAY });
        expect(found.map((house) => distanceMetres(at, house))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
    expect(
      await repository.nearest({
        at: { lat: 37, lng: 127 },
        filter: EMPTY_FILTER,
        limit: 0,
        today: TODAY,
      }),
    ).toEqual([]);
  });

  test('takes no more houses out of the database than are asked for, from however far', async () => {
    const asked: string[] = [];
    const logger = { logQuery: (query: string) => void asked.push(query) };
    const heard = housesOf({ db: drizzle(database.pool, { logger }) });
    const at = { lat: -30, lng: 10 };
    await heard.warm();
    asked.length = 0;
    const found = await heard.nearest({ at, filter: EMPTY_FILTER, limit: 3, today: TODAY });
    expect(found).toHaveLength(3);
    expect(asked.filter((query) => query.includes('from "houses"'))).toEqual([
      expect.stringMatching(/ in \(\$1, \$2, \$3\)$/),
    ]);
  });
});
