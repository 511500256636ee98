import { eq } from 'drizzle-orm';
import type { Database, Queries } from './database';
import { meta } from './schema';

/** Runs what has to agree with each other on one unmoving picture of the database. */
export function inSnapshot<Answer>(
  { db }: Pick<Database, 'db'>,
  read: (tx: Queries) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** Changes with every write of houses. */
export async function housesVersion(tx: Queries): Promise<string> {
  const rows = await tx.select({ version: meta.housesVersion }).from(meta).where(eq(meta.id, 1));
  return String(rows[0]?.version ?? 0);
}
