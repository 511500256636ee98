import { once } from 'node:events';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres, type Database } from '../../../server/db/database';
import { createPostgresDatabase } from '../../support/databases';

/** The socket under a connection, which `pg` shows to nobody. */
const socketOf = (client: PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

describe('a connection to PostgreSQL', () => {
  let database: Database;
  let other: Database;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const made = await createPostgresDatabase();
    drop = made.drop;
    database = openPostgres(made.url);
    other = openPostgres(made.url);
  });
  afterEach(async () => {
    await database.close();
    await other.close();
    await drop();
  });

  const isAnswering = async () => (await database.pool.query('select 1')).rowCount === 1;

  test('that breaks between two queries of a transaction fails it and nothing else', async () => {
    const cut = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const removed = once(database.pool, 'remove');
      await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await removed;
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    expect(await isAnswering()).toBe(true);
  });

  test('on which a transaction cannot begin is not kept', async () => {
    database.pool.once('acquire', (client: PoolClient) => socketOf(client).destroy());
    const removed = once(database.pool, 'remove');
    await expect(database.db.transaction(() => Promise.resolve())).rejects.toThrow();
    await removed;
    expect(database.pool.totalCount).toBe(0);
    expect(await isAnswering()).toBe(true);
  });
});
