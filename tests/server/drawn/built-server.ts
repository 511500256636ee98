import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RealServer } from '../../support/real-server';

/** A built server with a folder of its own. */
export interface BuiltServer {
  readonly server: RealServer;
  /** Ends it as a power cut does, and leaves nothing behind. */
  readonly end: () => Promise<void>;
}

/**
 * The built server on a PostgreSQL database, behind a balancer. Nothing is emulated there and nothing
 * invented: all that it says is of the database.
 */
export async function builtServer(databaseUrl: string): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-drawn-'));
  const server = new RealServer(await freePort(), folder, {
    APP_ENV: 'REAL',
    DATABASE_URL: databaseUrl,
    IMAGE_SECRET: 'the secret of all',
    TRUST_PROXY: 'loopback',
  });
  const end = async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    await end();
    throw error;
  }
  return { server, end };
}
