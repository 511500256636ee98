import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> }} Lock
 */

/**
 * Whether everything that the lock file names stands in node_modules, in that very version.
 * Packages for other platforms may be absent.
 * @param {Lock} wanted package-lock.json
 * @param {Lock} present node_modules/.package-lock.json, which npm writes when it is done
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (path === '') return true;
    const found = present.packages?.[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

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

/** @param {string} path @returns {Lock} */
function readJson(path) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  return /** @type {Lock} */ (lock);
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
