import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database';
import { nearest } from './project-files';

// Any number that nothing else of ours locks.
const MIGRATION_LOCK = 20_261_120;

/** Brings the schema up to date. Two processes that start at once wait for each other. */
export async function migrate({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await runMigrations(drizzle(client), {
      migrationsFolder: nearest('migrations', 'server/db/migrations'),
    });
    await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    client.release();
  } catch (error) {
    // Ending the connection gives its lock back, also where nothing can be asked of it any more.
    client.release(true);
    throw error;
  }
}
