/**
 * A process that the suites of the embedded database start and kill: opens the database of the
 * folder in argv[2] and does what argv[3] says, writing each thing that is done as a line.
 */
import { openDatabase } from '../../../server/db/open-database';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { migrate } from '../../../server/db/migrate';
import { aHouse } from './houses/house-arbitrary';

const [, , dataDir = '', what = 'hold'] = process.argv;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  say('starting');
  const database = await openDatabase({ url: null, dataDir });
  await migrate(database);
  say('open');
  if (what === 'close') await database.close();
  if (what === 'write') {
    for (let number = 0; ; number += 1) {
      const house = aHouse({ listingNumber: `${process.pid}-${number}` });
      await database.db.transaction((tx) => replaceOrAdd(tx, [house], 'test', '20261120'));
      say(`wrote ${house.listingNumber}`);
    }
  }
}

main().catch((error: unknown) => {
  say(`failed ${error instanceof Error ? error.name : ''}`);
  process.exitCode = 1;
});
