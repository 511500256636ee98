import { performance } from 'node:perf_hooks';
import { runPackage } from '../setup/run.mjs';

/** @type {readonly (readonly [name: string, script: string, args: readonly string[]])[]} */
const STEPS = [
  // The longest first: it keeps one core while the others share the other.
  ['types', 'typescript-7/bin/tsc', ['-b', '--pretty', 'false']],
  ['lint', 'oxlint/bin/oxlint', []],
  ['format', 'oxfmt/bin/oxfmt', ['--list-different']],
  [
    'import rules',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', '.dependency-cruiser.mjs', 'src', 'contract', 'server', 'scripts', 'tests'],
  ],
  ['dead code', 'knip/bin/knip.js', ['--no-progress']],
  // What only a test imports is dead, too.
  ['dead code of the product', 'knip/bin/knip.js', ['--production', '--no-progress']],
];

/** What tests/architecture looks at, too. */
const TESTED = 'import rules';

/**
 * Types of every room, lint, format, directions and dead code; one line a step, and what a failed
 * step says below its line.
 * @param {{ isBesideTests?: boolean }} [how] beside the tests nothing is looked at that they do
 * @returns {Promise<import('../testing/results.mjs').Outcome>} steps
 */
export async function runChecks({ isBesideTests = false } = {}) {
  const steps = STEPS.filter(([name]) => !isBesideTests || name !== TESTED);
  const waiting = [...steps];
  /** @type {import('../testing/failures.mjs').Failure[]} */
  const failures = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const failure = await check(step);
      if (failure !== null) failures.push(failure);
    }
  };
  await Promise.all([work(), work()]);
  return { passed: steps.length - failures.length, failed: failures.length, failures };
}

/** Null where it passed. @param {(typeof STEPS)[number]} step */
async function check([name, script, args]) {
  const begun = performance.now();
  const { code, output } = await runPackage(script, args, { quiet: true });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code === 0) return null;
  console.log(output.trimEnd());
  return { name, message: output };
}
