import { expect, test } from 'vitest';
import { replaceOrAdd } from '../../../server/db/house-writer';
import { tidyHouses } from '../../../server/db/tidy-houses';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { aHouse } from './house-arbitrary';

test.each(DATABASES)('imports of the same houses do not let %s grow', async (kind) => {
  const database = await openTestDatabase(kind);
  const change = async (deposit: number) => {
    const houses = Array.from({ length: 300 }, (_, n) =>
      aHouse({ listingNumber: `T-${n}`, deposit }),
    );
    await database.db.transaction((tx) => replaceOrAdd(tx, houses, 'test', '20261120'));
    await tidyHouses(database);
  };
  const bytes = async () => {
    const question = "select pg_table_size('houses')::int as bytes";
    return (await database.pool.query<{ bytes: number }>(question)).rows[0]?.bytes ?? 0;
  };
  for (const deposit of [1, 2, 3]) await change(deposit);
  const settled = await bytes();
  for (const deposit of [4, 5, 6, 7]) await change(deposit);
  expect(await bytes()).toBeLessThan(settled * 1.2);
  await database.close();
});
