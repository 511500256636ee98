/**
 * A process that the suite of interrupted imports kills: imports argv[4], telling after each piece
 * how many rows are taken for good, and stands still from argv[5] on, with whatever is on its way.
 */
import { openDatabase } from '../../../server/db/open-database';
import { migrate } from '../../../server/db/migrate';
import { importHouses } from '../../../server/import/houses/import-houses';

const [, , dataDir = '', url = '', file = '', standStillAt = ''] = process.argv;

const database = await openDatabase({ url: url === '' ? null : url, dataDir });
await migrate(database);
await importHouses(
  { db: database.db, clock: { now: () => Date.now() } },
  file,
  'operator',
  {
    progress: ({ taken }) => {
      process.stdout.write(`${taken}\n`);
      if (standStillAt !== '' && taken >= Number(standStillAt))
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    },
    rejected: () => undefined,
  },
  { chunk: 200 },
);
process.stdout.write('done\n');
await database.close();
