import { met } from '../../met';
import type { Spread } from '../spread';
import type { DealFigures } from './measure-deals';

/** ms that 95 of 100 pages may take. */
const GOAL_MS = 50;

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const many = (number: number) => number.toLocaleString('en');
const cell = ({ p50, p95 }: Spread) => `${ms(p50)} / ${ms(p95)}`;

/** Lists and the map of rooms and of mates, on one database. */
export function dealsTable(name: string, baselineName: string, figures: DealFigures): string[] {
  const { count, fillMs, warmMs, baseline, timings } = figures;
  const base = baseline.p50;
  return [
    `#### ${many(count)} rooms and ${many(count)} mates on ${name}`,
    '',
    `Filled in ${(fillMs / 1000).toFixed(0)} s, every row of the map in memory after ${warmMs.toFixed(0)} ms. \`${baselineName}\`: ${cell(baseline)} ms.`,
    '',
    `| Page of 20 | found | p50 / p95 (ms) | ÷ ${baselineName} | p95 ≤ ${GOAL_MS} |`,
    '|---|--:|--:|--:|---|',
    ...timings.map(
      ({ name: question, found: [least, most], by }) =>
        `| ${question} | ${least === most ? many(least) : `${many(least)}–${many(most)}`} | ${cell(by)} | ${(by.p50 / base).toFixed(1)} × | ${met(by.p95 <= GOAL_MS)} |`,
    ),
    '',
  ];
}
