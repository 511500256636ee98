import type { Figures } from './figures';
import { met } from './met';

const MOST_MB = 100;
const MOST_MS = 1500;
const ms = (value: number) => value.toFixed(1);

/** How soon members are told, and what it takes to be ready for it. */
export function liveTable({ live }: Pick<Figures, 'live'>): string[] {
  const { streams, rss, writing, delivery, jobs, chats } = live;
  const [before, after] = [rss.before / 2 ** 20, rss.after / 2 ** 20];
  return [
    '### Live delivery and jobs',
    '',
    'On PostgreSQL: 200 notifications, written by another process to members whose pages follow at the server, one at a time; 200 jobs without work that fall due over 30 s, from that moment to their end (the server looks once a second).',
    '',
    '| | p50 (ms) | p99 (ms) | × writing | goal |',
    '|---|--:|--:|--:|---|',
    `| a notification is written | ${ms(writing.p50)} | ${ms(writing.p99)} | 1.0 |  |`,
    `| it is heard by the page | ${ms(delivery.p50)} | ${ms(delivery.p99)} | ${(delivery.p50 / writing.p50).toFixed(1)} | p99 ≤ ${MOST_MS}: ${met(delivery.p99 <= MOST_MS)} |`,
    `| 200 say something at once, until the other’s page has it | ${ms(chats.p50)} | ${ms(chats.p99)} |  | p99 ≤ ${MOST_MS}: ${met(chats.p99 <= MOST_MS)} |`,
    `| a job is done, after it was due | ${ms(jobs.p50)} | ${ms(jobs.p99)} |  |  |`,
    '',
    `${streams.toLocaleString('en')} open streams: ${before.toFixed(0)} MB resident before, ${after.toFixed(0)} with them (goal ≤ ${MOST_MB} more: ${met(after - before <= MOST_MB)}).`,
    '',
  ];
}
