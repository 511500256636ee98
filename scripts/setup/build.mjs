import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './compress.mjs';
import { sourceFingerprint } from './fingerprint.mjs';
import { ROOT } from './root.mjs';
import { runPackage } from './run.mjs';
import { buildWorker } from './worker.mjs';

const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, '.sources');

/** Builds client, server, and the app that the server draws pages with, when a source has changed since the last build. */
export async function ensureBuilt() {
  const fingerprint = sourceFingerprint(ROOT);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  console.log('Building …');
  // Without the stamp a build that is interrupted is built again.
  rmSync(STAMP, { force: true });
  const results = await Promise.all([
    vite(['build', '--outDir', 'dist/client', '--emptyOutDir']),
    vite(['build', '--config', 'vite.server.config.ts']),
    vite(['build', '--config', 'vite.app.config.ts']),
  ]);
  const failed = results.find((result) => result.code !== 0);
  if (failed !== undefined) {
    console.error(`${failed.output}\nThe build failed: see above.`);
    process.exit(1);
  }
  await buildWorker(join(DIST, 'client'));
  await precompress(join(DIST, 'client'));
  writeFileSync(STAMP, fingerprint);
}

/** @param {readonly string[]} args */
function vite(args) {
  return runPackage('vite/bin/vite.js', [...args, '--logLevel', 'warn'], {
    quiet: true,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
