import { PRODUCT } from '../designs/columns';
import type { ImportFigures } from '../importing';
import { met } from '../met';
import type { SizeFigures } from './measure-size';
import { ASKED, VIEWS, type Asked, type View } from './questions';
import type { Spread } from './spread';
import { BASELINE, SUPERCLUSTER, type ListTiming, type Timing } from './time-designs';

/** The calls of a slow design that there was time for. */
const ENOUGH = 200;

const ms = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
const MB = (bytes: number) => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
const count = (houses: number) => houses.toLocaleString('en');

const cell = (spread: Spread | undefined) =>
  spread === undefined || spread.count === 0
    ? '–'
    : `${ms(spread.p50)} / ${ms(spread.p95)}${spread.count < ENOUGH ? ` (n ${spread.count})` : ''}`;

/** Goals in ms at the median; null where none was set. */
function goalOf(view: View, asked: Asked): number | null {
  if (asked === 'no filter') return 15;
  if (asked === 'five filters') return view.level > 9 ? 200 : 60;
  return null;
}

function verdict(spread: Spread | undefined, goal: number | null): string {
  if (goal === null || spread === undefined) return '';
  return `≤ ${goal}: ${met(spread.p50 <= goal)}`;
}

/** What the product took, told by what an empty question to the database takes. */
const timesBaseline = ({ by }: Timing) =>
  `${((by.get(PRODUCT)?.p50 ?? Number.NaN) / (by.get(BASELINE)?.p50 ?? Number.NaN)).toFixed(1)} ×`;

export function marksTable(timings: readonly Timing[], names: readonly string[]): string[] {
  return [
    `| Box | asked | ${names.join(' | ')} | product ÷ ${BASELINE} | goal (p50) |`,
    `|---|---|${names.map(() => '--:|').join('')}--:|---|`,
    ...timings.map((timing) => {
      const { view, asked, by } = timing;
      const cells = names.map((name) => cell(by.get(name))).join(' | ');
      return `| ${view.name} | ${asked} | ${cells} | ${timesBaseline(timing)} | ${verdict(by.get(PRODUCT), goalOf(view, asked))} |`;
    }),
    '',
  ];
}

const MARK_DESIGNS = [BASELINE, PRODUCT, 'plain indexes', 'pyramid', SUPERCLUSTER] as const;

function listsTable(timings: readonly ListTiming[]): string[] {
  const of = (view: View, asked: Asked, page: 1 | 3) =>
    timings.find((each) => each.view === view && each.asked === asked && each.page === page)?.by;
  return [
    '| Box | asked | columns, page 1 | columns, page 3 | plain indexes, page 1 | plain indexes, page 3 |',
    '|---|---|--:|--:|--:|--:|',
    ...VIEWS.flatMap((view) =>
      ASKED.map((asked) => {
        const cells = [PRODUCT, 'plain indexes'].flatMap((name) =>
          ([1, 3] as const).map((page) => cell(of(view, asked, page)?.get(name))),
        );
        return `| ${view.name} | ${asked} | ${cells.join(' | ')} |`;
      }),
    ),
    '',
  ];
}

/** All tables of one size. */
export function sizeTables(figures: SizeFigures, fillMs: number): string[] {
  const title = count(figures.houses);
  return [
    `### The map at ${title} houses`,
    '',
    ...marksTable(figures.marks, MARK_DESIGNS),
    `### The list at ${title} houses`,
    '',
    ...listsTable(figures.lists),
    `Filled through all indexes and triggers in ${(fillMs / 1000).toFixed(1)} s.`,
    '',
  ];
}

export function memoryTable(all: readonly SizeFigures[]): string[] {
  return [
    '| Houses | | ready after (s) | resident MB, before → after (most) | heap MB | buffers MB | in PostgreSQL MB |',
    '|--:|---|--:|--:|--:|--:|--:|',
    ...all.flatMap(({ houses, build, bytes }) => {
      const held = ([build.columns, build.supercluster] as const).map(
        ({ what, buildMs, before, after, peakRss }) =>
          `| ${count(houses)} | ${what} | ${(buildMs / 1000).toFixed(2)} | ${MB(before.rss)} → ${MB(after.rss)} (${MB(peakRss)}) | +${MB(after.heapUsed - before.heapUsed)} | +${MB(after.arrayBuffers - before.arrayBuffers)} | ${what === 'columns' ? `log ${MB(bytes.changes)}` : ''} |`,
      );
      return [
        ...held,
        `| ${count(houses)} | pyramid | ${(build.pyramid / 1000).toFixed(2)} | | | | ${MB(bytes.pyramid)} |`,
        `| ${count(houses)} | plain indexes | ${(build.placeIndex / 1000).toFixed(2)} | | | | ${MB(bytes.placeIndex)} (houses in all: ${MB(bytes.houses)}) |`,
      ];
    }),
    '',
  ];
}

/** ms that a write of one house may cost more than without the design. */
const WRITE_GOAL = 2;

export function writesTable(all: readonly SizeFigures[]): string[] {
  const extra = (more: Spread, bare: Spread) => {
    const by = more.p50 - bare.p50;
    return `${by < 0 ? '' : '+'}${by.toFixed(2)}`;
  };
  return [
    '| Houses | write | bare | with the log of the columns | extra | goal | with the pyramid | extra | next map call, after it / without it |',
    '|--:|---|--:|--:|--:|---|--:|--:|--:|',
    ...all.flatMap(({ houses, writes }) =>
      (['price', 'status'] as const).map((kind) => {
        const { bare, logged, pyramid } = writes[kind];
        const verdict = met(logged.p50 - bare.p50 <= WRITE_GOAL);
        const next = `${cell(writes.following)} · ${cell(writes.current)}`;
        return `| ${count(houses)} | ${kind === 'price' ? 'price changes' : 'closed or opened'} | ${cell(bare)} | ${cell(logged)} | ${extra(logged, bare)} | ≤ ${WRITE_GOAL}: ${verdict} | ${cell(pyramid)} | ${extra(pyramid, bare)} | ${kind === 'price' ? next : ''} |`;
      }),
    ),
    '',
  ];
}

/** Seconds for 100,000 rows. */
const IMPORT_GOAL = { rows: 100_000, seconds: 60 } as const;

export function importTable(all: readonly ImportFigures[]): string[] {
  const verdictOf = ({ rows, seconds }: ImportFigures) =>
    rows === IMPORT_GOAL.rows
      ? `≤ ${IMPORT_GOAL.seconds} s: ${met(seconds <= IMPORT_GOAL.seconds)}`
      : '';
  return [
    '### Importing',
    '',
    '`npm run import -- houses` of an invented file into a database without houses: the whole command, and the most memory that its process ever had.',
    '',
    '| Rows | seconds | rows a second | resident MB at most | goal |',
    '|--:|--:|--:|--:|---|',
    ...all.map(
      (figures) =>
        `| ${count(figures.rows)} | ${figures.seconds.toFixed(1)} | ${figures.rowsASecond.toFixed(0)} | ${figures.peakRssMb.toFixed(0)} | ${verdictOf(figures)} |`,
    ),
    '',
  ];
}
