import { existsSync, renameSync, rmSync } from 'node:fs';
import { embeddedPaths } from './embedded/embedded-database';
import { lockDirectory } from './embedded/directory-lock';
import { openPostgres } from './database';

/**
 * Takes everything away: the next opening begins anew.
 * @throws DatabaseInUseError when another process has the embedded database open.
 */
export async function eraseDatabase(where: {
  readonly url: string | null;
  readonly dataDir: string;
}): Promise<void> {
  if (where.url === null) eraseEmbedded(where.dataDir);
  else await erasePostgres(where.url);
}

function eraseEmbedded(dataDir: string): void {
  const { directory, lockFile } = embeddedPaths(dataDir);
  const lock = lockDirectory(lockFile, directory);
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

async function erasePostgres(url: string): Promise<void> {
  const database = openPostgres(url);
  try {
    await database.pool.query(
      'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
    );
  } finally {
    await database.close();
  }
}
