import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { builtInDongs, readDongs } from '../../support/crowd/crowd-dongs';
import { PRODUCT } from '../designs/columns';
import { failedCalls, loadTable } from '../load/load-table';
import { measureLoad, type LoadFigures } from '../load/measure-load';
import { measureImport, type ImportFigures } from '../importing';
import { machine } from '../machine';
import { openPostgres, type Database } from '../../../server/db/database';
import { writeSection } from '../write-section';
import { dealsTable } from './deals/deals-table';
import { measureDeals, type DealFigures } from './deals/measure-deals';
import { measureEmbedded, measureSize, type SizeFigures } from './measure-size';
import {
  emptyEmbedded,
  emptyPostgres,
  filledEmbedded,
  filledPostgres,
  startScratchPostgres,
  TUNED,
} from './scratch-database';
import { importTable, marksTable, memoryTable, sizeTables, writesTable } from './tables';
import { BASELINE } from './time-designs';

const EMBEDDED_HOUSES = 10_000;
/** Of each kind. */
const DEALS = { postgres: 100_000, embedded: 10_000 } as const;
/** From here on the whole server is loaded, and as many are imported, too. */
const LOADED_FROM = 100_000;

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    geodata: { type: 'string' },
    sizes: { type: 'string', default: '3000,100000,1000000' },
  },
});
const sizes = values.sizes.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 3000))
  throw new Error('--sizes takes whole numbers from 3000 on, with commas between them.');

const begun = performance.now();
const say = (text: string) => {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  process.stderr.write(`${seconds.padStart(4)} s  ${text}\n`);
};

if (sizes.some((size) => size >= LOADED_FROM)) await ensureBuilt();
const dongs = values.geodata === undefined ? builtInDongs() : readDongs(values.geodata);
const tables: string[] = [];
const figures: SizeFigures[] = [];
const loads: LoadFigures[] = [];
const imports: ImportFigures[] = [];

let offered: DealFigures;
const server = await startScratchPostgres();
try {
  for (const houses of sizes) {
    say(`${houses} houses: filling`);
    const { database, url, fillMs } = await filledPostgres(server.url, houses, dongs);
    try {
      if (houses >= LOADED_FROM) {
        say(`${houses} houses: loading the server`);
        loads.push(await measureLoad(url, houses, dongs));
      }
      say(`${houses} houses: asking`);
      const measured = await measureSize({ database, url }, houses, dongs);
      figures.push(measured);
      tables.push(...sizeTables(measured, fillMs));
    } finally {
      await database.close();
    }
    if (houses >= LOADED_FROM) {
      say(`${houses} houses: importing`);
      imports.push(await measureImport(await emptyPostgres(server.url), houses));
    }
  }
  say(`${DEALS.postgres} rooms, and as many mates`);
  offered = await measureOffered(openPostgres(await emptyPostgres(server.url)), DEALS.postgres);
} finally {
  await server.stop();
}

say(`${EMBEDDED_HOUSES} houses: the embedded database`);
const small = await measureSmall();
say(`${DEALS.embedded} rooms, and as many mates: the embedded database`);
const fewOffered = await measureOffered(await emptyEmbedded(), DEALS.embedded);

const report = [
  '## A million houses',
  '',
  `Written by \`npm run bench:map -- --write\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine()}; PostgreSQL ${server.version} (${TUNED}). Houses stand as people do, in ${dongs.length.toLocaleString('en')} dongs. Milliseconds, p50 / p95 of 200 questions after 10 that warm up, one at a time, on every design by turns, each box another (a phone’s, 390 × 844, where people live); n where there were fewer, the first of them for a slow design. All designs counted the same, and every twentieth total was compared with count(*). A third page is asked for where there is one. The empty question \`${BASELINE}\` is what asking the database at all costs. supercluster has no filters and is made anew at every change. Timings say something only beside others of the same run.`,
  '',
  ...tables,
  '### Memory and building',
  '',
  'Columns and supercluster each in a process of its own, after collecting garbage.',
  '',
  ...memoryTable(figures),
  '### What a write costs',
  '',
  'One house through the writer, in a transaction of its own, with nothing, the log or the pyramid’s triggers beside the indexes (that of places, which the product does not have, among them each time); then the next call of the map, which has to know the new price, and one before which nothing was written.',
  '',
  ...writesTable(figures),
  `### The embedded database at ${EMBEDDED_HOUSES.toLocaleString('en')} houses`,
  '',
  ...marksTable(small.marks, [BASELINE, PRODUCT, 'plain indexes']),
  `Filled in ${(small.fillMs / 1000).toFixed(1)} s; all houses in memory after ${small.warmMs.toFixed(0)} ms.`,
  '',
  '### Rooms and mates',
  '',
  'Of all that were ever offered about half are on offer. Every other question is asked by a member who does not meet twelve others; by fit one with a listing of their own. Deep pages stand behind sixty.',
  '',
  ...dealsTable(`PostgreSQL ${server.version}`, BASELINE, offered),
  ...dealsTable('the embedded database', BASELINE, fewOffered),
  ...(loads.length > 0 ? loadSection() : []),
  ...(imports.length > 0 ? importTable(imports) : []),
].join('\n');
console.log(report);
if (values.write) writeSection('bench:map', report);
say('done');
if (failedCalls(loads) > 0) {
  console.error('Some calls of the load were not answered with what they asked for.');
  process.exitCode = 1;
}

async function measureSmall() {
  const { database, fillMs } = await filledEmbedded(EMBEDDED_HOUSES, dongs);
  try {
    return { fillMs, ...(await measureEmbedded(database, dongs)) };
  } finally {
    await database.close();
  }
}

async function measureOffered(database: Database, count: number): Promise<DealFigures> {
  try {
    return await measureDeals(database, count);
  } finally {
    await database.close();
  }
}

function loadSection(): string[] {
  return [
    '### Load',
    '',
    'The built server in production mode on PostgreSQL, 32 connections that each wait for an answer before they ask again (so a slow answer delays the next question: these are no open arrivals), medians of three rounds of 4 s by turns. What asks, what answers and PostgreSQL share the two processors. Boxes are a phone’s at levels 3 to 9, cut as the app cuts them, no two of the new ones alike, accept-encoding as browsers send it.',
    '',
    ...loadTable(loads),
  ];
}
