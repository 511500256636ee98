import { met } from '../met';
import type { WrittenFigures } from './measure-written';

const MOST_MS = 50;

const ms = (value: number) => value.toFixed(1);
const number = (value: number) => value.toLocaleString('en');

/** How soon posts are found by themselves and by what is said about them, on each database. */
export function writtenTables(figures: readonly WrittenFigures[]): string[] {
  return figures.flatMap(({ database, posts, comments, fillMs, times }, at) => [
    `### Searching ${number(posts)} posts and ${number(comments)} comments on ${database}`,
    '',
    `A page of 20 posts, one question after the other (ms): asking the port, and the whole answer of GET /v2/search without a network. A question that finds nothing asks what was meant, too. Found: the least and the most of its questions, 2,000 at most. Written in ${(fillMs / 1000).toFixed(0)} s.`,
    '',
    '| Question | found | p50 | p95 | answer p50 | answer p95 |',
    '|---|---|--:|--:|--:|--:|',
    ...times.map(
      ({ name, found, port, http }) =>
        `| ${name} | ${found.map(number).join('–')} | ${ms(port.p50)} | ${ms(port.p95)} | ${ms(http.p50)} | ${ms(http.p95)} |`,
    ),
    '',
    ...(at === 0
      ? [
          `Goal on PostgreSQL: p95 ≤ ${MOST_MS} ms of every question: ${met(times.every(({ port, http }) => Math.max(port.p95, http.p95) <= MOST_MS))}.`,
          '',
        ]
      : []),
  ]);
}
