import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { runPackage } from '../setup/run.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { outcomeOf, playwrightCounts, vitestCounts } from './results.mjs';

/** @typedef {import('./results.mjs').Outcome} Outcome */

const REPORTS = join(ROOT, 'reports');
/** Five times what the slowest takes on two idle cores: nothing that still runs takes so long on busy ones. */
const HANGING_MS = 100 * 60_000;

/**
 * The core, every branch of it covered by its own tests.
 * @param {NodeJS.ProcessEnv} env
 */
export function runCore(env) {
  return runVitest(env, 'core', ['--project', 'core', '--coverage']);
}

/**
 * Every other room below the browser, the server's suites on both databases. Counting what is
 * covered would slow them down by a fourth.
 * @param {NodeJS.ProcessEnv} env
 */
export function runRooms(env) {
  return runVitest(env, 'rooms', ['--project', '!core']);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {readonly string[]} which
 * @returns {Promise<Outcome>}
 */
async function runVitest(env, name, which) {
  const report = freshReport(`vitest-${name}.json`);
  const { code } = await runPackage(
    'vitest/vitest.mjs',
    [
      'run',
      ...which,
      '--maxWorkers=2',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env, timeoutMs: HANGING_MS },
  );
  const written = readReport(report);
  return outcomeOf(`vitest, ${name}`, code, vitestCounts(code, written), vitestFailures(written));
}

/**
 * The journeys, in a real browser against the real server.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} chromium
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(env, chromium) {
  const report = freshReport('playwright.json');
  const { code } = await runPackage('@playwright/test/cli.js', ['test'], {
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    timeoutMs: HANGING_MS,
  });
  const written = readReport(report);
  const counts = playwrightCounts(code, written);
  return outcomeOf('Playwright', code, counts, playwrightFailures(written));
}

/** A report of an earlier run must never be taken for this one's. @param {string} name */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file @returns {unknown} */
function readReport(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
