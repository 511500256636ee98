import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { houses } from '../../../server/db/schema/houses';
import type { NewHouse } from '../../../server/ports/houses/house-record';
import type { Api } from '../../../server/http/wire-types';
import type { HousesInMemory } from '../../../server/houses/houses-in-memory';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { TODAY } from '../../support/house-filters';
import { housesOf } from '../../support/houses-in-memory';
import { smallClient } from '../../support/small-client';
import { aHouse } from '../db/houses/house-arbitrary';

/** What may happen to a house between two that ask for it. */
const event = fc.oneof(
  fc.record({ deposit: fc.integer({ min: 0, max: 90_000 }) }),
  fc.record({ status: fc.constantFrom('OPEN' as const, 'SOLD' as const, 'HIDDEN' as const) }),
  fc.record({ title: fc.string({ minLength: 1, maxLength: 40 }).map((text) => `방 ${text}`) }),
  fc.constant('deleted' as const),
  fc.constant('another one was written' as const),
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

describe.each(DATABASES)('a house that is asked for again, of %s', (kind) => {
  const { clientDir, remove } = smallClient();
  let database: Database;
  let search: HousesInMemory;
  let app: Api;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    search = housesOf(database);
    app = await buildApp(appDeps({ houses: search, clientDir }));
  });
  afterEach(() => app.close().then(() => database.close()));
  afterAll(remove);

  const write = (...delivered: readonly NewHouse[]) =>
    database.db.transaction((tx) => replaceOrAdd(tx, delivered, 'test', TODAY));
  const idOf = async (listingNumber: string) => {
    const [row] = await database.db
      .select({ id: houses.id })
      .from(houses)
      .where(eq(houses.listingNumber, listingNumber));
    return String(row?.id);
  };
  const get = async (url: string) => {
    const { statusCode, body, headers } = await app.inject(url);
    const { etag } = headers;
    return { statusCode, body, etag };
  };

  test('is of the version that map and list name', async () => {
    await write(aHouse({ listingNumber: 'a' }));
    const found = await search.oneNow(await idOf('a'));
    expect(found?.version).toBe(await search.version());
  });

  test('says what one says that was never asked for, whatever is written in between', async () => {
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async (events) => {
        let house = aHouse({ listingNumber: 'a' });
        await write(house);
        const id = await idOf('a');
        const apply = async (one: Event): Promise<void> => {
          if (one === 'deleted') await database.db.delete(houses).where(eq(houses.id, Number(id)));
          else if (one === 'another one was written')
            await write(aHouse({ listingNumber: 'b', deposit: (asked += 1) }));
          else {
            house = { ...house, ...one };
            // Under its old number where it stands, else as a new one.
            await write(house);
          }
        };
        for (const one of events) {
          await apply(one);
          for (const url of [`/v2/houses/${id}`, `/place/${id}`]) {
            asked += 1;
            const fresh = await get(`${url}?asked=${asked}`);
            expect(await get(url)).toEqual(fresh);
            expect(await get(url)).toEqual(fresh);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test('never says less than what was written before it was asked for', async () => {
    await write(aHouse({ listingNumber: 'a', deposit: 1 }));
    const url = `/v2/houses/${await idOf('a')}`;
    let written = 1;
    let isWriting = true;
    const writing = (async () => {
      for (let deposit = 2; deposit <= 40; deposit += 1) {
        await write(aHouse({ listingNumber: 'a', deposit }));
        written = deposit;
      }
      isWriting = false;
    })();
    const asking = [1, 2, 3, 4].map(async () => {
      do {
        const least = written;
        const { item } = (await app.inject(url)).json<{ item: { deposit: number } }>();
        expect(item.deposit).toBeGreaterThanOrEqual(least);
      } while (isWriting);
    });
    await Promise.all([writing, ...asking]);
    expect((await app.inject(url)).json()).toMatchObject({ item: { deposit: 40 } });
  });
});
