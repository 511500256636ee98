import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { openTestDatabase } from '../../../support/databases';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database.close());

const rows = async (statement: string) => (await database.pool.query(statement)).rows as unknown[];

/** Nothing may have to look into every shard to be unique (docs/guides/scaling.md). */
test('whatever is unique of houses is so within a dong', async () => {
  const uniques = `select indexrelid::regclass::text as name,
      'dongli_code' = any (array(select attname from pg_attribute
        where attrelid = indrelid and attnum = any (indkey))) as of_dong
    from pg_index where indrelid = 'houses'::regclass and indisunique order by 1`;
  expect(await rows(uniques)).toEqual([
    { name: 'houses_id_dongli_code_pk', of_dong: true },
    { name: 'houses_listing', of_dong: true },
  ]);
});

test('nothing refers to a house, and a house to nothing', async () => {
  const references = `select conname from pg_constraint
    where contype = 'f' and 'houses'::regclass in (conrelid, confrelid)`;
  expect(await rows(references)).toEqual([]);
  expect(await rows(`select 1 from pg_constraint where contype = 'x'`)).toEqual([]);
});
