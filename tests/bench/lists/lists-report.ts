import { BUDGET_BYTES } from '../budget';
import { machine } from '../machine';
import type { ScreenBytes } from '../screen-bytes';
import { BARE, type CallTimes } from './calls';
import type { LookTimes } from './looks';
import type { PackTimes } from './packing';
import type { RenderTimes } from './renders';

export interface ListFigures {
  readonly screens: readonly ScreenBytes[];
  readonly workerBytes: number;
  readonly calls: readonly CallTimes[];
  readonly looks: readonly LookTimes[];
  readonly renders: readonly RenderTimes[];
  readonly packing: PackTimes;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (value: number) => value.toFixed(1);
const ratio = (value: number, to: number) => (value / to).toFixed(1);

/** The figures as a page, with what they were measured on. */
export function listsReport(figures: ListFigures, today: string): string {
  const { screens, workerBytes, calls, looks, renders, packing } = figures;
  return [
    '## What people keep',
    '',
    `Written by \`npm run bench:lists -- --write\` on ${today}. Machine: ${machine()}; PostgreSQL with the sample, Chromium headless. Each table has its own measure in the same run: only the ratios to it say something.`,
    '',
    '### Their pages',
    '',
    'Brotli kB of every script requested, from an empty cache, until every press is heard.',
    '',
    '| Screen | own |',
    '|---|--:|',
    ...screens.map(({ name, own }) => `| ${name} | ${kB(own)} |`),
    '',
    `Budget: ${kB(BUDGET_BYTES)} kB each. The service worker: ${kB(workerBytes)} kB.`,
    '',
    '### Their calls',
    '',
    `The built server, one call after the other, ${calls[0]?.count ?? 0} each (ms). The ratio is that of the medians to the bare call (${BARE}), which was asked by turns with each.`,
    '',
    '| Call | p50 | p95 | bare | × bare |',
    '|---|--:|--:|--:|--:|',
    ...calls.map(
      ({ name, p50, p95, bare }) =>
        `| ${name} | ${ms(p50)} | ${ms(p95)} | ${ms(bare)} | ${ratio(p50, bare)} |`,
    ),
    '',
    '### Telling of changes',
    '',
    'One run of the job over things that members keep, 60 each, half of them houses and half notices; medians of 5 (ms). The ratios are to reading the same rows.',
    '',
    '| Things | rows read | first look | × reading | nothing changed | × reading |',
    '|--:|--:|--:|--:|--:|--:|',
    ...looks.map(
      (one) =>
        `| ${one.looks} | ${ms(one.readMs)} | ${ms(one.firstMs)} | ${ratio(one.firstMs, one.readMs)} | ${ms(one.laterMs)} | ${ratio(one.laterMs, one.readMs)} |`,
    ),
    '',
    '### Long ones on a phone',
    '',
    'All that the main thread did until everything stood there and every press was heard, phone-sized, medians of 5 by turns (ms). The ratio is that to the same page without anything.',
    '',
    '| Page | empty | full | × empty |',
    '|---|--:|--:|--:|',
    ...renders.map(
      ({ name, emptyMs, fullMs }) =>
        `| ${name} | ${ms(emptyMs)} | ${ms(fullMs)} | ${ratio(fullMs, emptyMs)} |`,
    ),
    '',
    '### A checklist as a file',
    '',
    `One of every item with ${packing.photos} photos, ${kB(packing.bytes / 1000)} MB; medians of 7 (ms). The ratios are to adding up (CRC-32) the same photos once.`,
    '',
    '| | ms | × adding up |',
    '|---|--:|--:|',
    `| adding up | ${ms(packing.sumMs)} | 1.0 |`,
    `| packing | ${ms(packing.packMs)} | ${ratio(packing.packMs, packing.sumMs)} |`,
    `| unpacking | ${ms(packing.unpackMs)} | ${ratio(packing.unpackMs, packing.sumMs)} |`,
    '',
  ].join('\n');
}
