import { defineConfig } from 'vitest/config';
import { RoomByRoom } from './tests/support/room-by-room.ts';

/** Fixed in CI so that a failure can be run again; fast-check prints it with every failure. */
const seed = { FC_SEED: process.env['FC_SEED'] ?? '20261120' };

/** Suites whose servers draw their pages: they need the app built, which the others do not. */
const DRAWN = 'server/drawn';

const room = (name: string, environment: 'node' | 'jsdom', folder = name) => ({
  extends: true as const,
  test: {
    name,
    environment,
    include: [`tests/${folder}/**/*.test.{ts,tsx}`],
    // A room of its own, wherever it stands.
    exclude: folder === DRAWN ? [] : [`tests/${DRAWN}/**`],
    setupFiles: ['tests/support/setup.ts'],
    // For what hangs, not for what is slow: other work may keep both cores busy.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    env: seed,
  },
});

/** Its files share what they import: no test can see a state in it, and loading it anew costs more. */
const sharingImports = (project: ReturnType<typeof room>) => ({
  ...project,
  test: { ...project.test, isolate: false },
});

/** The suites of the server run on the embedded database and on PostgreSQL. */
const withDatabases = (project: ReturnType<typeof room>) => ({
  ...project,
  test: { ...project.test, globalSetup: ['tests/support/databases-setup.ts'] },
});

/** Some of its suites start processes, and kill them. */
const withProcesses = (project: ReturnType<typeof withDatabases>) => ({
  ...project,
  test: {
    ...project.test,
    globalSetup: [...project.test.globalSetup, 'tests/support/processes-setup.ts'],
  },
});

const withBuiltApp = (project: ReturnType<typeof withDatabases>) => ({
  ...project,
  test: {
    ...project.test,
    // First: a build that fails ends the run.
    globalSetup: ['tests/support/built-app-setup.ts', ...project.test.globalSetup],
  },
});

/** Views are waited for as long as a busy machine takes to draw them. */
const withPatience = (project: ReturnType<typeof room>) => ({
  ...project,
  test: {
    ...project.test,
    setupFiles: [
      ...project.test.setupFiles,
      'tests/ui/support/dom.ts',
      'tests/ui/support/patience.ts',
    ],
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: RoomByRoom },
    projects: [
      sharingImports(room('core', 'node')),
      sharingImports(room('contract', 'node')),
      sharingImports(room('adapters', 'jsdom')),
      withPatience(sharingImports(room('ui', 'jsdom'))),
      sharingImports(room('composition', 'jsdom')),
      sharingImports(room('first', 'jsdom')),
      sharingImports(room('worker', 'node')),
      sharingImports(room('scripts', 'node')),
      withProcesses(withDatabases(sharingImports(room('server', 'node')))),
      withBuiltApp(withDatabases(sharingImports(room('drawn', 'node', DRAWN)))),
      sharingImports(room('architecture', 'node')),
    ],
    coverage: {
      provider: 'v8',
      include: ['src/core/**/*.ts'],
      thresholds: { branches: 100, functions: 100, perFile: true },
    },
  },
});
