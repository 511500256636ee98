import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/setup/root.mjs';

/**
 * Each of the files as plain JavaScript, by its name, made as the built server is: what is translated as it
 * loads takes three times as long until it begins. Answers the folder, which the caller removes.
 */
export async function buildProcesses(files: Readonly<Record<string, string>>): Promise<string> {
  // Below the root: what they import is looked for above them.
  const above = join(ROOT, '.tsbuild');
  mkdirSync(above, { recursive: true });
  const folder = mkdtempSync(join(above, 'processes-'));
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        // The embedded database's thread is looked for beside its process, by this name.
        input: { ...files, worker: 'server/db/embedded/worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return folder;
}
