import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { HouseRepository } from '../../../../server/db/houses/house-repository';
import { replaceOrAdd } from '../../../../server/db/houses/house-writer';
import { migrate } from '../../../../server/db/migrate';
import { PlaceRepository } from '../../../../server/db/geo/place-repository';
import { prepare } from '../../../../server/prepare';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { aHouse } from './house-arbitrary';

const MIGRATIONS = join(import.meta.dirname, '../../../../server/db/migrations');

/** A folder with the first migration only: what the first version of the product made. */
function firstMigration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return folder;
}

describe.each(DATABASES)('a database of the first version on %s', (kind) => {
  const folder = firstMigration();
  const contact = { tel: '0507-0000-1234', sms: null, chatUrl: null };
  const house = aHouse({ listingNumber: 'OLD', deposit: 1000, monthly: 50, contact });
  let database: Database;
  const write = (given: typeof house, today: string) =>
    database.db.transaction((tx) => replaceOrAdd(tx, [given], 'test', today));

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await write(house, '20261101');
    const { rows } = await database.pool.query<{ row: string }>(
      // It said of a chat only that there was one.
      `select (to_jsonb(houses) || '{"contact_chat": true}')::text as row from houses`,
    );
    await database.pool.query(
      'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
    );
    await runMigrations(drizzle(database.pool), { migrationsFolder: folder });
    // What this version knows and the first did not falls by the way.
    await database.pool.query(
      'insert into houses overriding system value select * from json_populate_record(null::houses, $1)',
      [rows[0]?.row],
    );
    await database.pool.query(
      `select setval(pg_get_serial_sequence('houses', 'id'), max(id)) from houses`,
    );
    await database.pool.query(`insert into places values
      ('area-1162010200', 'area', '신림동', '서울 관악구', 37.48, 126.92, 5, '[]', 'ㅅㄹㄷ')`);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  const one = async () => {
    const { rows } = await database.pool.query<{ id: string }>('select id from houses');
    return new HouseRepository(database).one(rows[0]?.id ?? '');
  };

  test('lacks what came since', async () => {
    await expect(one()).rejects.toThrow();
  });

  test('is carried over, however often, with its houses as they were', async () => {
    // The embedded one has one process and one session: nobody else can come at once.
    await Promise.all(kind === 'postgres' ? [migrate(database), migrate(database)] : []);
    await migrate(database);
    await migrate(database);
    expect(await one()).toMatchObject({ listingNumber: 'OLD', monthly: 50, formerPrice: null });
    // A chat without a link is none.
    expect(await one()).toMatchObject({ contact });
    expect(await write(house, '20261102')).toEqual({ added: 0, changed: 0, unchanged: 1 });
  });

  test('is still read by processes of the release that is being replaced', async () => {
    // They said of a chat only whether there was one.
    const former = 'select listing_number, contact_tel, contact_sms, contact_chat from houses';
    const old = { listing_number: 'OLD', contact_tel: contact.tel, contact_sms: null };
    expect((await database.pool.query(former)).rows).toEqual([{ ...old, contact_chat: true }]);
    await write({ ...house, listingNumber: 'NEW' }, '20261102');
    const { rows } = await database.pool.query(`${former} where listing_number = 'NEW'`);
    expect(rows).toEqual([{ ...old, listing_number: 'NEW', contact_chat: false }]);
    await database.pool.query(`delete from houses where listing_number = 'NEW'`);
  });

  test('remembers prices from then on', async () => {
    await write({ ...house, monthly: 45 }, '20261120');
    expect(await one()).toMatchObject({
      monthly: 45,
      formerPrice: { deposit: 1000, monthly: 50, changedOn: '20261120' },
    });
  });

  test('learns which places are dongs, and where no bus stops', async () => {
    const places = new PlaceRepository(database);
    const sillim = { lat: 37.4805, lng: 126.9255 };
    expect(await places.areaAt(sillim)).toBeNull();
    await prepare(database);
    expect(await places.areaAt(sillim)).toEqual({
      dongliCode: '1162010200',
      sido: '서울특별시',
      sigungu: '관악구',
      dong: '신림동',
    });
    const stops = await places.stopsNear(sillim);
    expect(new Set(stops.map((stop) => stop.kind))).toEqual(new Set(['station']));
  });
});
