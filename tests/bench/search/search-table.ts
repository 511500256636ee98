import { met } from '../met';
import type { SearchFigures } from './measure-search';

const MOST_MS = 50;

const ms = (value: number) => value.toFixed(1);
const MB = (bytes: number) => (bytes / 1_000_000).toFixed(0);

/** How soon notices are found, beside reading every row. */
export function searchTable({ notices, fillMs, bytes, times }: SearchFigures): string[] {
  return [
    `### Searching ${notices.toLocaleString('en')} notices`,
    '',
    `PostgreSQL, a page of 20, one question after the other (ms). The ratio is that of the medians to reading every row for the same words, in the same run. Found: of each question, 2,000 at most. Written in ${(fillMs / 1000).toFixed(0)} s; what is searched takes ${MB(bytes.table)} MB, its index ${MB(bytes.index)} MB.`,
    '',
    '| Question | found | p50 | p95 | every row p50 | × every row |',
    '|---|---|--:|--:|--:|--:|',
    ...times.map(
      ({ name, found, ours, plain }) =>
        `| ${name} | ${found.map((count) => count.toLocaleString('en')).join(' · ')} | ${ms(ours.p50)} | ${ms(ours.p95)} | ${ms(plain.p50)} | ${(ours.p50 / plain.p50).toFixed(3)} |`,
    ),
    '',
    `Goal: p95 ≤ ${MOST_MS} ms of every question: ${met(times.every(({ ours }) => ours.p95 <= MOST_MS))}.`,
    '',
  ];
}
