import { performance } from 'node:perf_hooks';
import { refuseOldNode } from './setup/node-version.mjs';

refuseOldNode();
const { ensureInstalled } = await import('./setup/install.mjs');
const { runPackage } = await import('./setup/run.mjs');

await ensureInstalled();

/** @type {readonly (readonly [name: string, script: string, args: readonly string[]])[]} */
const STEPS = [
  ['types', 'typescript/bin/tsc', ['-b', '--pretty', 'false']],
  [
    'lint',
    'eslint/bin/eslint.js',
    [
      '--max-warnings=0',
      '--cache',
      '--cache-location',
      '.tsbuild/eslint',
      '--cache-strategy',
      'content',
      '.',
    ],
  ],
  [
    'format',
    'prettier/bin/prettier.cjs',
    ['--check', '--cache', '--cache-location', '.tsbuild/prettier', '--log-level', 'warn', '.'],
  ],
  [
    'import rules',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', '.dependency-cruiser.mjs', 'src', 'contract', 'server', 'scripts', 'tests'],
  ],
  ['dead code', 'knip/bin/knip.js', ['--no-progress']],
];

/** @param {(typeof STEPS)[number]} step */
async function check([name, script, args]) {
  const begun = performance.now();
  const { code, output } = await runPackage(script, args, { quiet: true });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

// Types and lint take longest and go side by side; the short ones follow in the first free place.
const waiting = [...STEPS];
/** @type {boolean[]} */
const passed = [];
async function work() {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    passed.push(await check(step));
  }
}
await Promise.all([work(), work()]);
process.exitCode = passed.every(Boolean) ? 0 : 1;
