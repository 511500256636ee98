import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { whileImporting } from '../../../server/db/import-lock';
import { importHouses } from '../../../server/import/houses/import-houses';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { aHouse } from '../db/houses/house-arbitrary';
import { csvText, deliver, LISTING, type Listing } from './listing-files';

const NUMBERS = Array.from({ length: 60 }, (_, n) => `P-${String(n).padStart(2, '0')}`);

describe.each(DATABASES)('imports at once into %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-at-once-'));
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.pool.query('delete from houses'));
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  const take = (name: string, own: Listing) => {
    const listings = NUMBERS.map((listingNumber) => ({ ...LISTING, ...own, listingNumber }));
    return importHouses(
      { db: database.db, clock: { now: () => Date.parse('2026-11-20T09:00:00+09:00') } },
      deliver(folder, name, csvText(listings)),
      'operator',
      { progress: () => undefined, rejected: () => undefined },
      { chunk: 7 },
    );
  };
  const stored = async (source: string) =>
    (
      await database.pool.query<{ listing_number: string; dongli_code: string; title: string }>(
        'select listing_number, dongli_code, title from houses where source = $1 order by 1',
        [source],
      )
    ).rows;

  test('two of one source hold every listing once, as one of them says', async () => {
    const reports = await Promise.all([
      take('a.csv', { dongliCode: '1162010100', title: '하나' }),
      take('b.csv', { dongliCode: '1162010200', title: '둘' }),
    ]);
    const houses = await stored('operator');
    expect(houses.map((house) => house.listing_number)).toEqual(NUMBERS);
    for (const { dongli_code: code, title } of houses)
      expect(title).toBe(code === '1162010100' ? '하나' : '둘');
    expect(reports.reduce((sum, report) => sum + report.added, 0)).toBe(NUMBERS.length);
  });

  test('another writer of houses goes on meanwhile, and nothing of either is lost', async () => {
    const importing = take('a.csv', {});
    for (let deposit = 1; deposit <= 20; deposit += 1) {
      await database.db.transaction((tx) =>
        replaceOrAdd(tx, [aHouse({ listingNumber: `O-${deposit}`, deposit })], 'other', '20261120'),
      );
    }
    expect(await importing).toMatchObject({ added: NUMBERS.length });
    expect(await stored('operator')).toHaveLength(NUMBERS.length);
    expect(await stored('other')).toHaveLength(20);
    // Both are in the log that readers follow.
    const { rows } = await database.pool.query<{ missing: string }>(
      'select count(*) as missing from houses where id not in (select house_id from house_changes)',
    );
    expect(rows).toEqual([{ missing: '0' }]);
  });
});

describe('of one source only one import runs at a time', () => {
  let database: Database;
  beforeAll(async () => {
    // The embedded database is one process's own: no second import can be.
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database.close());

  /** An import that runs until it is let go, and what it did so far. */
  function begin(what: string) {
    const seen: string[] = [];
    let letGo = (): void => undefined;
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    let started = (): void => undefined;
    const runs = new Promise<void>((resolve) => (started = resolve));
    let wait = (): void => undefined;
    const waits = new Promise<void>((resolve) => (wait = resolve));
    const done = whileImporting(database, what, wait, async () => {
      seen.push('runs');
      started();
      await gone;
    });
    return { seen, runs, waits, letGo, done };
  }

  test('the second waits for the first, one of another source does not', async () => {
    const first = begin('houses a');
    await first.runs;
    const second = begin('houses a');
    await second.waits;
    const other = begin('houses b');
    await other.runs;
    expect(second.seen).toEqual([]);
    first.letGo();
    await second.runs;
    second.letGo();
    other.letGo();
    await Promise.all([first.done, second.done, other.done]);
  });

  test('one whose connection broke holds up nobody', async () => {
    const first = begin('houses c');
    await first.runs;
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    const second = begin('houses c');
    await second.runs;
    first.letGo();
    second.letGo();
    await Promise.all([first.done, second.done]);
  });
});
