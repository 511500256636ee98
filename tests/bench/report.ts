import { BARE } from './answer-times';
import { BUDGET_BYTES } from './budget';
import { crowdedTable } from './crowded-table';
import { feelTables } from './feel-tables';
import type { Figures } from './figures';
import { liveTable } from './live-table';
import { machine } from './machine';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (value: number) => value.toFixed(1);

/** The figures as a page, with what they were measured on. */
export function reportOf(figures: Figures, today: string): string {
  const { screens, answers, warmStartMs } = figures;
  const bare = answers.find((each) => each.name === BARE)?.p50 ?? Number.NaN;
  return [
    '## The product in a browser',
    '',
    `Written by \`npm run bench -- --write\` on ${today}. Machine: ${machine()}; Chromium headless with software WebGL. Timings say something only beside others of the same machine.`,
    '',
    '### JavaScript before a screen is usable',
    '',
    'Brotli kB of every script requested, from an empty cache, until every press is heard (/map: until the list and the pills answer as well). What only a map needs counts apart: its picture, and the engine that comes with the first sign of a person.',
    '',
    '| Screen | own | map engine | usable after (ms) |',
    '|---|--:|--:|--:|',
    ...screens.map(
      (screen) =>
        `| ${screen.name} | ${kB(screen.own)} | ${kB(screen.engine)} | ${screen.usableMs.toFixed(0)} |`,
    ),
    '',
    `Budget: ${kB(BUDGET_BYTES)} kB each.`,
    '',
    ...feelTables(figures),
    ...crowdedTable(figures),
    '### Answers',
    '',
    'Embedded database with the sample, 200 calls each, 8 at once, boxes that differ (ms). The ratio is that of the medians to the bare call of the same run.',
    '',
    '| Call | p50 | p99 | a second | × bare |',
    '|---|--:|--:|--:|--:|',
    ...answers.map(
      (each) =>
        `| ${each.name} | ${ms(each.p50)} | ${ms(each.p99)} | ${each.perSecond.toFixed(0)} | ${(each.p50 / bare).toFixed(1)} |`,
    ),
    '',
    `Start with data in place, until \`/readyz\` answers: ${warmStartMs.toFixed(0)} ms.`,
    '',
    ...liveTable(figures),
  ].join('\n');
}
