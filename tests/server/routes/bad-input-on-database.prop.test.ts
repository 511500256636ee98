import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseListReply } from '#contract/houses';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { housesOf } from '../../support/houses-in-memory';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { InventoryRepository } from '../../../server/db/content/inventory-repository';
import { isAnswering } from '../../../server/db/is-answering';
import { NearbyPlaceRepository } from '../../../server/db/geo/nearby-place-repository';
import { PlaceRepository } from '../../../server/db/geo/place-repository';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { houseRecords } from '../../support/house-records';
import { BOX, oddRequest, query } from '../../support/odd-requests';

const number = (min: number, max: number) =>
  fc.oneof(
    fc.constantFrom(min, max, 0),
    fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(18))),
  );
/** Within what the contract takes, at its edges too. */
const extreme = fc.record({
  swLat: number(-90, 0).map(String),
  swLng: number(-180, 0).map(String),
  neLat: number(0, 90).map(String),
  neLng: number(0, 180).map(String),
  level: fc.integer({ min: 1, max: 14 }).map(String),
  limit: fc.constantFrom('1', '100'),
  sort: fc.constantFrom('recommended', 'newest', 'price', 'area', 'cost'),
  depositTo: fc.constantFrom('0', '2147483648', '100000000'),
  areaTo: fc.constantFrom('0', '0.1234567890123456789', '100000'),
  moveInBy: fc.constantFrom('00010101', '20261120', '99991231'),
  walkWithin: fc.constantFrom('1', '60'),
  confirmedWithin: fc.constantFrom('1', '365'),
  monthlyTo: fc.constantFrom('0', '100000000'),
  withMaintenance: fc.constant('true'),
  news: fc.constantFrom('new-today', 'price-dropped'),
  category: fc.constantFrom('SW8', 'CE7', 'CS2', 'MT1'),
  radius: fc.constantFrom('1', '20000'),
  lat: number(-90, 90).map(String),
  lng: number(-180, 180).map(String),
});

describe.each(DATABASES)('bad input on %s', (kind) => {
  let database: Database;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.db.transaction((tx) => replaceOrAdd(tx, houseRecords(60), 'test', '20261120'));
    app = await buildApp(
      appDeps({
        houses: housesOf(database),
        places: new PlaceRepository(database),
        nearby: new NearbyPlaceRepository(database),
        inventories: new InventoryRepository(database),
        isReady: () => isAnswering(database),
      }),
    );
  });
  afterAll(() => app.close().then(() => database.close()));

  test('never breaks the server', async () => {
    await fc.assert(
      fc.asyncProperty(oddRequest, async (asked) => {
        expect((await app.inject(asked)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  test('the edges of what the contract takes are answered or refused', async () => {
    const paths = fc.constantFrom(
      '/v2/houses',
      '/v2/houses/map',
      '/v2/houses/tally',
      '/v2/houses/nearest',
      '/v2/houses/lately',
      '/v2/areas/at',
      '/v2/stops/near',
      '/v2/places/nearby',
    );
    await fc.assert(
      fc.asyncProperty(paths, extreme, async (path, fields) => {
        const { statusCode } = await app.inject(`${path}?${query(fields)}`);
        expect([200, 400]).toContain(statusCode);
      }),
      { numRuns: 200 },
    );
  });

  test('a cursor that was changed by hand is answered or refused by name', async () => {
    const first = await app.inject(`/v2/houses?${query({ ...BOX, limit: '5' })}`);
    const cursor = houseListReply.parse(first.json()).page.next ?? '';
    const change = fc.tuple(
      fc.nat(cursor.length - 1),
      fc.constantFrom('A', 'z', '0', '9', '-', '_', '.', '~'),
    );
    await fc.assert(
      fc.asyncProperty(change, async ([at, letter]) => {
        const changed = cursor.slice(0, at) + letter + cursor.slice(at + 1);
        const answer = await app.inject(
          `/v2/houses?${query({ ...BOX, limit: '5', cursor: changed })}`,
        );
        if (answer.statusCode !== 200) {
          expect(answer.statusCode).toBe(400);
          expect(answer.json()).toMatchObject({ field: 'cursor' });
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is ready while the database answers', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
