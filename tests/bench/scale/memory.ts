import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/setup/root.mjs';

interface Used {
  readonly rss: number;
  readonly heapUsed: number;
  readonly arrayBuffers: number;
}

export interface Holding {
  readonly what: 'columns' | 'supercluster';
  readonly buildMs: number;
  readonly before: Used;
  readonly after: Used;
  /** While it was being built. */
  readonly peakRss: number;
}

/** Builds it in a process of its own, in which nothing else is held. */
export async function measureHolding(url: string, what: Holding['what']): Promise<Holding> {
  const file = join(ROOT, 'tests/bench/scale/memory-process.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=8192', '--import', 'tsx', file, url, what],
    { cwd: ROOT },
  );
  return { what, ...(JSON.parse(stdout) as Omit<Holding, 'what'>) };
}
