import { housesOf } from '../../support/houses-in-memory';
import { openPostgres } from '../../../server/db/database';
import { superclusterIndex } from '../designs/supercluster-index';

/** What holding the houses in memory takes: `node --expose-gc … <url> columns|supercluster`. */
const [url = '', which] = process.argv.slice(2);

function used() {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss, heapUsed, arrayBuffers };
}

const database = openPostgres(url);
await database.pool.query('select 1');
const before = used();
const begun = performance.now();
const repository = housesOf(database);
let index: unknown = null;
if (which === 'columns') await repository.warm();
else index = await superclusterIndex(database);
const buildMs = performance.now() - begun;
const peakRss = process.memoryUsage().rss;
const after = used();
await database.close();
process.stdout.write(JSON.stringify({ buildMs, before, after, peakRss }));
// Named until here, so that nothing of it is collected before it was measured.
process.exitCode = Object.keys({ repository, index }).length === 2 ? 0 : 1;
