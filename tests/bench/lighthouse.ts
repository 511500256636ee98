import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUIET_ARGS } from '../support/chromium-args';
import { median } from './browser';
import type { SampleItems } from './sample-items';

/**
 * The last line that runs on Node 20. With its 200 packages (185 MB) it is no dependency of ours:
 * measured where it is there already, as after `npx lighthouse@12.8.2 --version`.
 */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** No screen draws with WebGL before somebody is there, and Chromium's software for it is no measure. */
const PLAIN = [...QUIET_ARGS, '--disable-gpu'];
const MINUTE_MS = 60_000;

/** How often a screen is measured: one run in five lands beside the others. */
const RUNS = 5;

export interface Scores {
  readonly name: string;
  /** 0 … 100 by category; the middle one of {@link RUNS}. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** ms, of a phone on a slow network, as Lighthouse reckons it. */
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
}

type Run = Omit<Scores, 'name'>;

function npx(args: readonly string[], chromium: string): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no', '--', ...args], {
      stdio: 'ignore',
      timeout: 2 * MINUTE_MS,
      env: { ...process.env, CHROME_PATH: chromium },
    });
    child.once('error', () => {
      resolve(null);
    });
    child.once('exit', resolve);
  });
}

async function runOf(url: string, chromium: string): Promise<Run | null> {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const flags = ['--headless=new', '--no-sandbox', ...PLAIN].join(' ');
    const code = await npx(
      [
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${flags}`,
      ],
      chromium,
    );
    if (code !== 0) return null;
    const { audits, categories } = JSON.parse(readFileSync(file, 'utf8')) as {
      audits: Record<string, { numericValue?: number }>;
      categories: Record<string, { score: number | null }>;
    };
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      largestPaintMs: figure('largest-contentful-paint'),
      blockingMs: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The scores of a phone on a slow network; null where Lighthouse is not there. */
export async function measureLighthouse(
  chromium: string,
  origin: string,
  { house, notice }: SampleItems,
): Promise<Scores[] | null> {
  if ((await npx([LIGHTHOUSE, '--version'], chromium)) !== 0) return null;
  const all: Scores[] = [];
  for (const { name, path } of [
    { name: '/', path: '/' },
    { name: '/map', path: '/map' },
    { name: '/place', path: `/place/${house}` },
    { name: '/youth/notices', path: '/youth/notices' },
    { name: '/notices', path: `/notices/${notice}` },
    { name: '/zzim', path: '/zzim' },
    { name: '/more', path: '/more' },
  ]) {
    const runs: Run[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) {
      const run = await runOf(origin + path, chromium);
      if (run !== null) runs.push(run);
    }
    if (runs.length > 0) all.push({ name, ...middleOf(runs) });
  }
  return all;
}

/** Each figure's own middle. */
function middleOf(runs: readonly Run[]): Run {
  const of = (figure: (run: Run) => number) => median(runs.map(figure));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    largestPaintMs: of(({ largestPaintMs }) => largestPaintMs),
    blockingMs: of(({ blockingMs }) => blockingMs),
    shift: of(({ shift }) => shift),
  };
}
