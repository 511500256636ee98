import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RealServer } from '../../support/real-server';

/** Where the filled data of this run waits to be copied. */
export const TEMPLATE = 'HANKAN_TEST_TEMPLATE';

/** Fills one data folder for the whole run: each worker's server starts on a copy of it. */
export default async function fillOnce(): Promise<() => void> {
  const place = mkdtempSync(join(tmpdir(), 'hankan-e2e-'));
  process.env[TEMPLATE] = place;
  const server = new RealServer(await freePort(), place);
  await server.start(180_000);
  await server.stop();
  return () => {
    rmSync(place, { recursive: true, force: true });
  };
}
