/** A process that the suite of interrupted imports kills: imports argv[4], telling its progress. */
import { openDatabase } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrate';
import { importHouses } from '../../../server/import/import-houses';

const [, , dataDir = '', url = '', file = ''] = process.argv;

const database = await openDatabase({ url: url === '' ? null : url, dataDir });
await migrate(database);
await importHouses({ db: database.db, clock: { now: () => Date.now() } }, file, 'operator', {
  progress: ({ rows }) => process.stdout.write(`${rows}\n`),
  rejected: () => undefined,
});
process.stdout.write('done\n');
await database.close();
