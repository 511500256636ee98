import { met } from '../met';
import type { LoadFound } from './load-job';
import { SCENARIOS, type LoadFigures, type Scenario } from './measure-load';

const NAMES: Readonly<Record<Scenario, string>> = {
  bare: 'bare: a constant JSON of a plain Fastify',
  health: 'the app’s cheapest JSON (/healthz)',
  new: 'map, views never asked before',
  hot: 'map, 50 views over and over',
  known: 'the same, if-none-match',
  house: '50 houses by their ids, over and over',
  page: 'the pages of these with their first views, kept',
};

/** Shares of the bare route's requests a second. */
const GOALS: Partial<Readonly<Record<Scenario, number>>> = {
  health: 0.6,
  new: 0.1,
  hot: 0.4,
  known: 0.4,
  house: 0.15,
  page: 0.1,
};
const P99_GOAL_MS = 60;
const MEMORY_GOAL_MB = 600;

export function loadTable(all: readonly LoadFigures[]): string[] {
  return [
    '| Houses | call | a second | ÷ bare | p50 (ms) | p99 (ms) | bytes | failed | goals |',
    '|--:|---|--:|--:|--:|--:|--:|--:|---|',
    ...all.flatMap((figures) => SCENARIOS.map((name) => row(figures, name))),
    '',
    ...all.map(memoryLine),
    '',
  ];
}

function memoryLine({ houses, rss, startMs }: LoadFigures): string {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  const most = met(rss.most / 1e6 <= MEMORY_GOAL_MB);
  return `At ${houses.toLocaleString('en')} houses the server was ready after ${(startMs / 1000).toFixed(1)} s; resident ${megabytes(rss.ready)} MB then, ${megabytes(rss.after)} MB after the load, ${megabytes(rss.most)} MB at most (goal ≤ ${MEMORY_GOAL_MB}: ${most}).`;
}

function row({ houses, by }: LoadFigures, name: Scenario): string {
  const { perSecond, p50, p99, failed, bytes } = by[name];
  const ratio = perSecond / by.bare.perSecond;
  return `| ${houses.toLocaleString('en')} | ${NAMES[name]} | ${perSecond.toFixed(0)} | ${ratio.toFixed(2)} | ${p50} | ${p99} | ${bytes.toFixed(0)} | ${failed} | ${goals(by[name], ratio, GOALS[name])} |`;
}

function goals({ p99 }: LoadFound, ratio: number, goal: number | undefined): string {
  if (goal === undefined) return '';
  return `≥ ${goal}: ${met(ratio >= goal)}, p99 ≤ ${P99_GOAL_MS}: ${met(p99 <= P99_GOAL_MS)}`;
}

/** Calls that were answered with anything but what they asked for: there may be none. */
export const failedCalls = (all: readonly LoadFigures[]): number =>
  all.flatMap(({ by }) => SCENARIOS.map((name) => by[name].failed)).reduce((a, b) => a + b, 0);
