import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseListReply } from '#contract/houses';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { housesOf } from '../../support/houses-in-memory';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { InventoryRepository } from '../../../server/db/content/inventory-repository';
import { isAnswering } from '../../../server/db/is-answering';
import { AddressRepository } from '../../../server/db/addresses/address-repository';
import { NearbyPlaceRepository } from '../../../server/db/geo/nearby-place-repository';
import { PlaceRepository } from '../../../server/db/geo/place-repository';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { houseRecords } from '../../support/house-records';
import { describedCalls, type DescribedCall } from '../../support/openapi/calls';
import { BOX, edgeAddresses, oddRequests, query } from '../../support/odd-requests';

describe.each(DATABASES)('bad input on %s', (kind) => {
  let database: Database;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let calls: readonly DescribedCall[];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.db.transaction((tx) => replaceOrAdd(tx, houseRecords(60), 'test', '20261120'));
    app = await buildApp(
      appDeps({
        houses: housesOf(database),
        places: new PlaceRepository(database),
        addresses: new AddressRepository(database),
        nearby: new NearbyPlaceRepository(database),
        inventories: new InventoryRepository(database),
        isReady: () => isAnswering(database),
      }),
    );
    calls = await describedCalls(app);
  });
  afterAll(() => app.close().then(() => database.close()));

  test('never breaks the server', async () => {
    await fc.assert(
      fc.asyncProperty(oddRequests(calls), async (asked) => {
        expect((await app.inject(asked)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  test('the edges of what the contract takes are answered or refused', async () => {
    const reads = calls.filter(({ method }) => method === 'GET');
    await fc.assert(
      fc.asyncProperty(edgeAddresses(reads), async (address) => {
        expect((await app.inject(address)).statusCode, address).toBeLessThan(500);
      }),
      { numRuns: 400 },
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
