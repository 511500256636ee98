import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { ROOT } from '../../../scripts/setup/root.mjs';
import type { CrowdDong } from '../../support/crowd/crowd-dongs';
import { freePort, RealServer } from '../../support/real-server';
import type { LoadFound, LoadJob } from './load-job';
import { median } from '../browser';
import { memoryOf } from '../process-memory';
import { timed } from '../scale/spread';
import { differentViews } from './views';

const CONNECTIONS = 32;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const ROUNDS = 3;
const HOT = 50;
/** More than a round of this machine's size asks for; `load-process.ts` says if they run out. */
const NEW_A_ROUND = 60_000;

export const SCENARIOS = ['bare', 'health', 'new', 'hot', 'known', 'house', 'page'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface LoadFigures {
  readonly houses: number;
  /** Medians of the rounds; what failed is added up. */
  readonly by: Readonly<Record<Scenario, LoadFound>>;
  /** Resident bytes of the server: once it is ready, after the load, and the most at any moment. */
  readonly rss: { readonly ready: number; readonly after: number; readonly most: number };
  /** From its start until it is ready, with all houses in memory (ms). */
  readonly startMs: number;
}

/** Loads the built server beside a bare one, by turns, each alone while it is its turn. */
export async function measureLoad(
  databaseUrl: string,
  houses: number,
  dongs: readonly CrowdDong[],
): Promise<LoadFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hankan-load-'));
  const server = new RealServer(await freePort(), dataDir, { DATABASE_URL: databaseUrl });
  const bare = await startBare();
  try {
    const { ms: startMs } = await timed(() => server.start(300_000));
    const ready = memoryOf(server.pid, 'VmRSS');
    const views = differentViews(dongs, NEW_A_ROUND * (ROUNDS + 1) + HOT);
    const hot = views.splice(0, HOT);
    const ids = await someHouses(server.url, HOT);
    const jobs = (): Record<Scenario, Pick<LoadJob, 'origin' | 'kind' | 'paths'>> => ({
      bare: { origin: bare.origin, kind: 'one', paths: ['/'] },
      health: { origin: server.url, kind: 'one', paths: ['/healthz'] },
      new: { origin: server.url, kind: 'new', paths: views.splice(0, NEW_A_ROUND) },
      hot: { origin: server.url, kind: 'hot', paths: hot },
      known: { origin: server.url, kind: 'known', paths: hot },
      house: { origin: server.url, kind: 'hot', paths: ids.map((id) => `/v2/houses/${id}`) },
      page: { origin: server.url, kind: 'kept', paths: ids.map((id) => `/place/${id}`) },
    });
    const found = new Map<Scenario, LoadFound[]>();
    for (let round = 0; round <= ROUNDS; round += 1) {
      const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS;
      for (const [name, job] of entriesOf(jobs())) {
        const one = await load({ ...job, connections: CONNECTIONS, seconds });
        if (round > 0) found.set(name, [...(found.get(name) ?? []), one]);
      }
    }
    const after = memoryOf(server.pid, 'VmRSS');
    const most = memoryOf(server.pid, 'VmHWM');
    return { houses, by: medians(found), startMs, rss: { ready, after, most } };
  } finally {
    bare.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Ids of the first houses that the list of the country names. */
async function someHouses(origin: string, count: number): Promise<string[]> {
  const answer = await fetch(`${origin}/v2/houses?limit=${count}`);
  const { result } = (await answer.json()) as { result: readonly { readonly id: string }[] };
  return result.map(({ id }) => id);
}

const entriesOf = <Value>(by: Readonly<Record<Scenario, Value>>) =>
  SCENARIOS.map((name) => [name, by[name]] as const);

function medians(found: ReadonlyMap<Scenario, readonly LoadFound[]>): LoadFigures['by'] {
  const of = (name: Scenario): LoadFound => {
    const rounds = found.get(name) ?? [];
    const middle = (field: keyof LoadFound) => median(rounds.map((round) => round[field]));
    const sum = (field: keyof LoadFound) => rounds.reduce((all, round) => all + round[field], 0);
    return {
      perSecond: middle('perSecond'),
      p50: middle('p50'),
      p99: middle('p99'),
      requests: sum('requests'),
      failed: sum('failed'),
      notModified: sum('notModified'),
      bytes: middle('bytes'),
    };
  };
  return {
    bare: of('bare'),
    health: of('health'),
    new: of('new'),
    hot: of('hot'),
    known: of('known'),
    house: of('house'),
    page: of('page'),
  };
}

/** A process of ours that is told and says JSON. */
function run(file: string): ChildProcess {
  const args = ['--import', 'tsx', join(ROOT, 'tests/bench/load', file)];
  return spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
}

async function load(job: LoadJob): Promise<LoadFound> {
  const child = run('load-process.ts');
  child.stdin?.end(JSON.stringify(job));
  if (child.stdout === null) throw new Error('The load has nowhere to write.');
  const gone = once(child, 'exit');
  const found = await json(child.stdout);
  await gone;
  return found as LoadFound;
}

async function startBare(): Promise<{ origin: string; stop: () => void }> {
  const child = run('bare-process.ts');
  const [origin] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return {
    origin: origin.toString().trim(),
    stop: () => child.stdin?.end(),
  };
}
