import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres, type Database } from '../../../server/db/database';
import { prepare } from '../../../server/prepare';
import { fillCrowd } from '../../support/crowd/fill-crowd';
import { startPostgres } from '../../support/postgres-server';
import { freePort, RealServer } from '../../support/real-server';
import { test as journey } from './journey';

const CROWD = 100_000;
const SEED = 20_261_121;

interface Crowded {
  readonly database: Database;
  readonly server: RealServer;
}

/** A PostgreSQL of its own with {@link CROWD} houses, and a server on it. */
async function startCrowded(emulators: string): Promise<Crowded & { end: () => Promise<void> }> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'hankan-e2e-crowd-'));
  const database = openPostgres(postgres.url);
  const server = new RealServer(await freePort(), dataDir, {
    DATABASE_URL: postgres.url,
    EMULATOR_PORT: new URL(emulators).port,
  });
  const end = async () => {
    await server.kill();
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await prepare(database);
    await fillCrowd(database, { houses: CROWD, seed: SEED });
    await server.start();
  } catch (error) {
    await end();
    throw error;
  }
  return { database, server, end };
}

/** A journey before a server whose database holds a hundred thousand houses. */
export const test = journey.extend<object, { crowded: Crowded }>({
  crowded: [
    async ({ emulators }, use) => {
      const { end, ...crowded } = await startCrowded(emulators);
      await use(crowded);
      await end();
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  server: [
    async ({ crowded }, use) => {
      await use(crowded.server);
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});
