import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made of. */
const SOURCES = [
  'contract',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/setup/compress.mjs',
  'scripts/setup/first-script.mjs',
  'scripts/setup/leave-out.mjs',
  'scripts/setup/styles-last.mjs',
  'scripts/setup/styling.mjs',
  'scripts/setup/unreached-parts.mjs',
  'scripts/setup/worker.mjs',
  'server',
  'src',
  'tsconfig.base.json',
  'vite.app.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
];

/**
 * One hash over names and contents, so that a deleted file and an older checkout count too.
 * @param {string} root
 * @returns {string}
 */
export function sourceFingerprint(root) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of SOURCES) {
    for (const file of filesUnder(root, source)) {
      hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * Every file below a path, sorted; empty when there is none.
 * @param {string} root
 * @param {string} path below root
 * @returns {string[]}
 */
export function filesUnder(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}
