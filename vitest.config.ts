import { defineConfig } from 'vitest/config';

/** Fixed in CI so that a failure can be run again; fast-check prints it with every failure. */
const seed = { FC_SEED: process.env['FC_SEED'] ?? '20261120' };

const room = (name: string, environment: 'node' | 'jsdom', timeout = 10_000) => ({
  extends: true as const,
  test: {
    name,
    environment,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: timeout,
    hookTimeout: 60_000,
    env: seed,
  },
});

/** The suites of the server run on the embedded database and on PostgreSQL. */
const withDatabases = (project: ReturnType<typeof room>) => ({
  ...project,
  test: { ...project.test, globalSetup: ['tests/support/databases-setup.ts'] },
});

export default defineConfig({
  test: {
    projects: [
      room('core', 'node'),
      room('contract', 'node'),
      room('adapters', 'jsdom', 30_000),
      room('ui', 'jsdom'),
      room('composition', 'jsdom'),
      room('scripts', 'node'),
      withDatabases(room('server', 'node', 60_000)),
      room('architecture', 'node', 60_000),
    ],
    coverage: {
      provider: 'v8',
      include: ['src/core/**/*.ts'],
      thresholds: { branches: 100 },
    },
  },
});
