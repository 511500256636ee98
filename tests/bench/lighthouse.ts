import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUIET_ARGS } from '../support/chromium-args';

/**
 * The last line that runs on Node 20. With its 200 packages (185 MB) it is no dependency of ours:
 * measured where it is there already, as after `npx lighthouse@12.8.2 --version`.
 */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Neither screen draws with WebGL at first, and without a card its software paints a frame in 300 ms. */
const PLAIN = [...QUIET_ARGS, '--disable-gpu'];
const MINUTE_MS = 60_000;

export interface Scores {
  readonly name: string;
  /** 0 … 100 by category. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
}

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

async function scoresOf(url: string, chromium: string): Promise<Scores['scores'] | null> {
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
    const { categories } = JSON.parse(readFileSync(file, 'utf8')) as {
      categories: Record<string, { score: number | null }>;
    };
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The scores of a phone on a slow network; null where Lighthouse is not there. */
export async function measureLighthouse(
  chromium: string,
  origin: string,
  houseId: string,
): Promise<Scores[] | null> {
  if ((await npx([LIGHTHOUSE, '--version'], chromium)) !== 0) return null;
  const all: Scores[] = [];
  for (const { name, path } of [
    { name: '/', path: '/' },
    { name: '/place', path: `/place/${houseId}` },
  ]) {
    const scores = await scoresOf(origin + path, chromium);
    if (scores !== null) all.push({ name, scores });
  }
  return all;
}
