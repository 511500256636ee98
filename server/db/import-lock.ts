import type { PoolClient } from 'pg';
import type { Database } from './database';

/** Any number that nothing else of ours locks together with a name. */
const IMPORT_LOCK = 20_261_122;

/**
 * Does the work while no other import of `what` runs, in whichever process; `onWait` hears of one
 * that has to end first. The lock goes with the connection: what is killed blocks nobody.
 */
export async function whileImporting<Result>(
  { pool }: Pick<Database, 'pool'>,
  what: string,
  onWait: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // It idles through the whole import. Should it break, writers of one source still take turns.
  try {
    if (!(await ask(client, 'pg_try_advisory_lock', what))) {
      onWait();
      await ask(client, 'pg_advisory_lock', what);
    }
    return await work();
  } finally {
    // Ending the connection gives its lock back; the embedded database has one session for all.
    await ask(client, 'pg_advisory_unlock', what).catch(() => undefined);
    client.release(true);
  }
}

async function ask(client: PoolClient, step: string, what: string): Promise<boolean> {
  const question = `select ${step}($1, hashtext($2)) as done`;
  const { rows } = await client.query<{ done: unknown }>(question, [IMPORT_LOCK, what]);
  return rows[0]?.done === true;
}
