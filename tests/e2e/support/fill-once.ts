import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProcesses } from '../../support/build-processes';
import { freePort, RealServer } from '../../support/real-server';

/** Where the filled data of this run waits to be copied. */
export const TEMPLATE = 'HANKAN_TEST_TEMPLATE';
/** Where `npm run import` stands as plain JavaScript. */
export const COMMANDS = 'HANKAN_TEST_COMMANDS';

/** Fills one data folder for the whole run: each worker's server starts on a copy of it. */
export default async function fillOnce(): Promise<() => void> {
  const place = mkdtempSync(join(tmpdir(), 'hankan-e2e-'));
  process.env[TEMPLATE] = place;
  const server = new RealServer(await freePort(), place);
  const [commands] = await Promise.all([
    buildProcesses({ import: 'scripts/import.ts' }),
    server.start(180_000),
  ]);
  process.env[COMMANDS] = commands;
  await server.stop();
  return () => {
    for (const folder of [place, commands]) rmSync(folder, { recursive: true, force: true });
  };
}
