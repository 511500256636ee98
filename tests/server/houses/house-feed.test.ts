import { setImmediate as letOthersRun } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contains, EMPTY_FILTER, matchesFilter, type Bounds, type HouseFilter } from '#core';
import type { Database } from '../../../server/db/database';
import type { NewHouse } from '../../../server/ports/houses/house-record';
import { housesOf } from '../../support/houses-in-memory';
import type { HousesInMemory } from '../../../server/houses/houses-in-memory';
import { HouseRepository } from '../../../server/db/houses/house-repository';
import { HouseFeed, type HousesNow } from '../../../server/houses/house-feed';
import { listHouses } from '../../../server/houses/house-list';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { houses } from '../../../server/db/schema/houses';
import { meta } from '../../../server/db/schema/meta';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { TODAY } from '../../support/house-filters';
import { aHouse, someBounds, someFilter, someHouses } from '../db/houses/house-arbitrary';

const KOREA: Bounds = { swLat: 33, swLng: 124, neLat: 39, neLng: 132 };
const NOW = Date.UTC(2026, 10, 20, 6);

describe.each(DATABASES)('houses in memory beside %s', (kind) => {
  let database: Database;
  let repository: HousesInMemory;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    repository = housesOf(database);
  });
  afterEach(() => database.close());

  const write = (delivered: readonly NewHouse[]) =>
    database.db.transaction((tx) => replaceOrAdd(tx, delivered, 'test', TODAY));
  const marks = (own: { bounds?: Bounds; filter?: HouseFilter; level?: number } = {}) =>
    repository.marks({ bounds: KOREA, filter: EMPTY_FILTER, level: 5, today: TODAY, ...own });
  const list = (own: { bounds?: Bounds; filter?: HouseFilter } = {}) =>
    repository.list({
      bounds: KOREA,
      filter: EMPTY_FILTER,
      sort: 'price',
      limit: 100,
      cursor: null,
      now: NOW,
      today: TODAY,
      ...own,
    });
  const storedVersion = async () => {
    const [row] = await database.db.select({ version: meta.housesVersion }).from(meta);
    return String(row?.version);
  };

  test('are there at once when they are written, changed, withdrawn and deleted', async () => {
    expect((await marks()).total).toBe(0);
    await write([aHouse({ listingNumber: 'a' }), aHouse({ listingNumber: 'b', lat: 36 })]);
    expect((await marks()).total).toBe(2);
    await write([aHouse({ listingNumber: 'a', deposit: 77 })]);
    expect((await marks()).marks).toContainEqual(expect.objectContaining({ deposit: 77 }));
    await write([aHouse({ listingNumber: 'a', status: 'SOLD' })]);
    expect((await marks()).total).toBe(1);
    await write([aHouse({ listingNumber: 'a' })]);
    expect((await marks()).total).toBe(2);
    await database.db.delete(houses).where(sql`${houses.listingNumber} = 'b'`);
    expect((await list()).items).toHaveLength(1);
    await database.pool.query('truncate houses');
    expect(await marks()).toMatchObject({ total: 0, version: await storedVersion() });
  });

  test('follow a house that moves to another dong', async () => {
    await write([aHouse({ listingNumber: 'a' })]);
    const [before] = (await list()).items;
    const elsewhere = {
      dongliCode: '1168010100',
      sido: '서울특별시',
      sigungu: '강남구',
      dong: '역삼동',
    };
    await write([aHouse({ listingNumber: 'a', address: elsewhere, lat: 37.5, lng: 127.03 })]);
    const after = await list();
    expect(after.items).toMatchObject([{ id: before?.id, lat: 37.5, address: elsewhere }]);
    expect((await marks()).marks).toMatchObject([{ id: before?.id, lat: 37.5 }]);
  });

  test('are read anew where the log no longer reaches back, or the database is another one', async () => {
    await write([aHouse({ listingNumber: 'a' })]);
    expect((await marks()).total).toBe(1);
    await write([aHouse({ listingNumber: 'b' })]);
    await database.pool.query(
      'update meta set houses_kept_from = houses_version; delete from house_changes',
    );
    expect(await marks()).toMatchObject({ total: 2, version: await storedVersion() });
    await write([aHouse({ listingNumber: 'c' })]);
    await database.pool.query(
      'update meta set houses_version = 1, houses_kept_from = 0; delete from house_changes',
    );
    expect(await marks()).toMatchObject({ total: 3, version: '1' });
  });

  test('keep a log of the last thousand versions, whole from where it says', async () => {
    await write([aHouse({ listingNumber: 'a' })]);
    await database.pool.query(
      `do $$ begin for n in 1..1300 loop update houses set deposit = n; end loop; end $$`,
    );
    const { rows } = await database.pool.query<{ kept: string; oldest: string; now: string }>(
      `select houses_kept_from as kept, houses_version as now,
        (select min(version) from house_changes) as oldest from meta`,
    );
    const [row] = rows;
    expect(Number(row?.oldest)).toBe(Number(row?.kept) + 1);
    expect(Number(row?.now) - Number(row?.kept)).toBeGreaterThanOrEqual(1024);
    expect(Number(row?.now) - Number(row?.kept)).toBeLessThan(1300);
  });

  test('read only what the log names, until it names too much', async () => {
    await write([aHouse({ listingNumber: 'a', lat: 36 }), aHouse({ listingNumber: 'b' })]);
    const deposits = async () => (await list()).items.map(({ deposit }) => deposit).sort();
    const inMemory = async () =>
      (await marks()).marks.map((mark) => (mark.kind === 'house' ? mark.deposit : 0)).sort();
    expect(await inMemory()).toEqual([1000, 1000]);
    // Behind the log's back: what follows it alone cannot see this.
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = 'replica'`);
      await tx.execute(sql`update houses set deposit = 500 where listing_number = 'a'`);
    });
    await write([aHouse({ listingNumber: 'b', deposit: 2000 })]);
    expect(await inMemory()).toEqual([1000, 2000]);
    expect(await deposits()).toEqual([2000, 500]);
    await database.pool.query(
      `insert into house_changes
        select (select houses_version + 1 from meta), generate_series(1000000, 1050000)`,
    );
    await database.pool.query('update meta set houses_version = houses_version + 1');
    expect(await inMemory()).toEqual([2000, 500]);
  });

  test('show the cards of the houses that were found, even if some change in between', async () => {
    await write([aHouse({ listingNumber: 'a' }), aHouse({ listingNumber: 'b', deposit: 3000 })]);
    const stored = new HouseRepository(database);
    const feed = new HouseFeed(stored);
    let writes = 0;
    const overtaken: Pick<HouseFeed, 'read' | 'readInSnapshot'> = {
      read: async (look) => {
        const found = await feed.read(look);
        writes += 1;
        await write([
          aHouse({ listingNumber: 'a', status: 'SOLD' }),
          aHouse({ listingNumber: 'b', deposit: 9000 }),
        ]);
        return found;
      },
      readInSnapshot: (look) => feed.readInSnapshot(look),
    };
    const question = { bounds: KOREA, filter: EMPTY_FILTER, sort: 'price', limit: 10 } as const;
    const page = await listHouses(stored, overtaken, {
      ...question,
      cursor: null,
      now: NOW,
      today: TODAY,
    });
    expect(writes).toBe(1);
    expect(page).toMatchObject({ total: 1, version: await storedVersion() });
    expect(page.items).toMatchObject([{ deposit: 9000, status: 'OPEN' }]);
  });

  test('fail a question while the database is away, and answer the next one', async () => {
    await write([aHouse({ listingNumber: 'a' })]);
    expect((await marks()).total).toBe(1);
    await database.pool.query('alter table meta rename to elsewhere');
    await expect(Promise.all([marks(), list()])).rejects.toThrow();
    await database.pool.query('alter table elsewhere rename to meta');
    expect((await marks()).total).toBe(1);
  });

  test('answer exactly as of the version that they name, whoever writes meanwhile', async () => {
    const [first = [], ...batches] = fc.sample(someHouses(1, 30), { numRuns: 25, seed: 3 });
    const questions = fc.sample(fc.record({ bounds: someBounds, filter: someFilter }), {
      numRuns: 120,
      seed: 4,
    });
    const byNumber = new Map<string, NewHouse>();
    const statesByVersion = new Map<string, readonly NewHouse[]>();
    const writeAndRemember = async (batch: readonly NewHouse[]) => {
      await database.db.transaction(async (tx) => {
        await replaceOrAdd(tx, batch, 'test', TODAY);
        const [row] = await tx.select({ version: meta.housesVersion }).from(meta);
        for (const house of batch) byNumber.set(house.listingNumber, house);
        statesByVersion.set(String(row?.version), [...byNumber.values()]);
      });
    };
    await writeAndRemember(first);

    let isWriting = true;
    const writing = (async () => {
      for (const batch of batches) await writeAndRemember(batch);
      isWriting = false;
    })();
    const asking = questions.map(async (asked, index) => {
      // Some at once, and some after another until nobody writes any more.
      do {
        const [map, page] = await Promise.all([
          marks({ ...asked, level: 1 + (index % 14) }),
          list(asked),
        ]);
        const passing = (version: string) =>
          (statesByVersion.get(version) ?? []).filter(
            (house) =>
              house.status === 'OPEN' &&
              contains(asked.bounds, house) &&
              matchesFilter(house, asked.filter, TODAY),
          );
        expect(statesByVersion.has(map.version)).toBe(true);
        expect(statesByVersion.has(page.version)).toBe(true);
        expect(map.total).toBe(passing(map.version).length);
        expect(
          map.marks.reduce((sum, mark) => sum + (mark.kind === 'house' ? 1 : mark.count), 0),
        ).toBe(map.total);
        expect(page.total).toBe(passing(page.version).length);
        expect(
          page.items.map(({ deposit, monthly, lat }) => [deposit, monthly, lat].join()).sort(),
        ).toEqual(
          passing(page.version)
            .map(({ deposit, monthly, lat }) => [deposit, monthly, lat].join())
            .sort(),
        );
      } while (isWriting && index % 10 === 0);
    });
    await Promise.all([writing, ...asking]);
    const last = await marks();
    expect(last).toMatchObject({ version: await storedVersion() });
  });
});

describe('looks at the version', () => {
  /** A database whose looks are counted, and end when the test says so. */
  function slowDatabase() {
    const waiting: (() => void)[] = [];
    const looks = {
      begun: 0,
      end: () => {
        for (const end of waiting.splice(0)) end();
      },
    };
    const execute = () => {
      looks.begun += 1;
      return new Promise((resolve) => {
        waiting.push(() => {
          resolve({ rows: [{ version: '-1', kept: '0' }] });
        });
      });
    };
    const db = { execute } as unknown as Database['db'];
    return { looks, feed: new HouseFeed(new HouseRepository({ db })) };
  }
  const version = ({ version: now }: HousesNow) => now;

  test('are shared by all that ask in one turn, and not with those that ask later', async () => {
    const { looks, feed } = slowDatabase();
    const first = [0, 1, 2].map(() => feed.read(version));
    await letOthersRun();
    expect(looks.begun).toBe(1);
    const later = feed.read(version);
    await letOthersRun();
    expect(looks.begun).toBe(1);
    looks.end();
    expect(await Promise.all(first)).toEqual(['-1', '-1', '-1']);
    await letOthersRun();
    expect(looks.begun).toBe(2);
    looks.end();
    expect(await later).toBe('-1');
  });

  test('that never come back fail in time, and the next one is made anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { looks, feed } = slowDatabase();
      for (const times of [1, 2]) {
        const failed = expect(feed.read(version)).rejects.toThrow('10000 ms');
        await letOthersRun();
        expect(looks.begun).toBe(times);
        await vi.advanceTimersByTimeAsync(10_000);
        await failed;
      }
    } finally {
      vi.useRealTimers();
    }
  });
});
