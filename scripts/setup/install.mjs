import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './is-installed.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/** @returns {boolean} */
function upToDate() {
  const present = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(present) || !existsSync(join(ROOT, 'node_modules/vite'))) return false;
  try {
    return isInstalled(readJson(join(ROOT, 'package-lock.json')), readJson(present));
  } catch {
    return false;
  }
}

/** @param {string} path @returns {import('./is-installed.mjs').Lock} */
function readJson(path) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  return /** @type {import('./is-installed.mjs').Lock} */ (lock);
}

/**
 * Installs when node_modules is missing or differs from package-lock.json; development packages
 * too, whatever NODE_ENV says, because building needs them. Tried twice: registries stumble.
 */
export async function ensureInstalled() {
  if (upToDate()) return;
  for (const attempt of [1, 2]) {
    console.log(attempt === 1 ? 'Installing packages …' : 'Installing packages, once more …');
    if ((await npmCi()).code === 0) return;
  }
  console.error(
    'The packages could not be installed: see what npm says above, and check the network.',
  );
  process.exit(1);
}

function npmCi() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  return npm !== undefined && /\.c?js$/.test(npm)
    ? run(process.execPath, [npm, ...args])
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}
