import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../../scripts/setup/root.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly processes: string;
  }
}

/** What suites start as processes of their own, by name. */
const PROCESSES = {
  embedded: 'tests/server/db/embedded-process.ts',
  publishing: 'tests/server/pictures/publishing-process.ts',
  importing: 'tests/server/import/import-process.ts',
  'importing-contents': 'tests/server/import/contents/contents-process.ts',
  jobs: 'tests/server/jobs/job-process.ts',
  'npm-run-import': 'scripts/import.ts',
  'npm-run-geodata': 'scripts/geodata.ts',
} as const;
export type ProcessName = keyof typeof PROCESSES;

/**
 * Once a run: each of them as plain JavaScript, made as the built server is. Dozens are started, and
 * one that is translated as it loads takes three times as long until it begins.
 */
export async function setup(project: TestProject): Promise<() => void> {
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
        input: { ...PROCESSES, worker: 'server/db/embedded/worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  project.provide('processes', folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
