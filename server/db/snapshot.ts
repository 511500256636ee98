import type { Database, Queries } from './database';

/** Runs what has to agree with each other on one unmoving picture of the database. */
export function inSnapshot<Answer>(
  { db }: Pick<Database, 'db'>,
  read: (tx: Queries) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
