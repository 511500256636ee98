import { existsSync, renameSync, rmSync } from 'node:fs';
import { openDatabase } from './open-database';
import { holdFolder } from './embedded/embedded-database';

/** Takes everything away: the next opening begins anew. Throws what `openDatabase` throws. */
export async function eraseDatabase(where: Parameters<typeof openDatabase>[0]): Promise<void> {
  if (where.url === null) eraseEmbedded(where.dataDir);
  else await erasePostgres(where);
}

function eraseEmbedded(dataDir: string): void {
  const { directory, lock } = holdFolder(dataDir);
  try {
    // Moved away first: half a folder must never be opened as a database.
    const old = `${directory}.old`;
    rmSync(old, { recursive: true, force: true });
    if (existsSync(directory)) renameSync(directory, old);
    rmSync(old, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

async function erasePostgres(where: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(where);
  try {
    await database.pool.query(
      'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
    );
  } finally {
    await database.close();
  }
}
