import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrate';
import { DATABASES, openTestDatabase } from '../../support/databases';

const columns = `select table_name, column_name, data_type, is_nullable, collation_name
  from information_schema.columns where table_schema = 'public' order by 1, 2`;

describe('migrations', () => {
  const open: Database[] = [];
  afterAll(() => Promise.all(open.map((database) => database.close())));

  test('run twice, and at once, without a change', async () => {
    for (const kind of DATABASES) {
      const database = await openTestDatabase(kind);
      open.push(database);
      const before = (await database.pool.query(columns)).rows;
      await Promise.all([migrate(database), migrate(database)]);
      expect((await database.pool.query(columns)).rows).toEqual(before);
    }
  });

  test('make the same tables on both databases', async () => {
    const [embedded, postgres] = await Promise.all(
      open.map(async (database) => (await database.pool.query<object>(columns)).rows),
    );
    expect(embedded).toEqual(postgres);
  });

  test('bump the version of the houses with every statement on them', async () => {
    const { pool } = open[0] as Database;
    const version = async () =>
      Number((await pool.query<{ v: string }>('select houses_version as v from meta')).rows[0]?.v);
    const before = await version();
    await pool.query(`update houses set status = 'SOLD'`);
    await pool.query('delete from houses');
    await pool.query('truncate houses');
    expect(await version()).toBe(before + 3);
  });

  test('sort text by its bytes on both', async () => {
    for (const { pool } of open) {
      await pool.query(`insert into places values
        ('b','area','나','',1,1,1,'[]',''), ('B','area','가','',1,1,1,'[]','')`);
      const { rows } = await pool.query('select id from places order by id');
      expect(rows).toEqual([{ id: 'B' }, { id: 'b' }]);
    }
  });
});
