import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildProcesses } from './build-processes';

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
  chatting: 'tests/server/chats/chatting-process.ts',
  dealing: 'tests/server/deals/dealing-process.ts',
  writing: 'tests/server/outbox/writing-process.ts',
  jobs: 'tests/server/jobs/job-process.ts',
  'npm-run-import': 'scripts/import.ts',
  'npm-run-geodata': 'scripts/geodata.ts',
} as const;
export type ProcessName = keyof typeof PROCESSES;

/** Once a run, for dozens of starts. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = await buildProcesses(PROCESSES);
  project.provide('processes', folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
