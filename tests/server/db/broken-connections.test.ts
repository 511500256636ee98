import { once } from 'node:events';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres, type Database } from '../../../server/db/database';
import { HouseRepository } from '../../../server/db/houses/house-repository';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { HouseFeed } from '../../../server/houses/house-feed';
import { isDatabaseAway } from '../../../server/shared/database-away';
import { createPostgresDatabase } from '../../support/databases';
import { TODAY } from '../../support/house-filters';
import { aHouse } from './houses/house-arbitrary';

const SILENCE_MS = 30_000;

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
    database = openPostgres(made.url, SILENCE_MS);
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

  test('that is silent for too long fails what waits for it, and is not kept', async () => {
    const acquired = once(database.pool, 'acquire') as Promise<[PoolClient]>;
    const failure = database.pool.query('select pg_sleep(600)').catch((error: unknown) => error);
    const [client] = await acquired;
    expect(socketOf(client).timeout).toBe(SILENCE_MS);
    // As the socket says of itself when that time is over.
    socketOf(client).emit('timeout');
    expect(isDatabaseAway(await failure)).toBe(true);
    expect(database.pool.totalCount).toBe(0);
    expect(await isAnswering()).toBe(true);
  });

  test('that goes silent while houses are read lets those who ask next be answered', async () => {
    const write = (listingNumber: string) =>
      other.db.transaction((tx) => replaceOrAdd(tx, [aHouse({ listingNumber })], 'test', TODAY));
    await write('a');
    const feed = new HouseFeed(new HouseRepository(database));
    const inMemory = () => feed.read(({ items }) => items.size);
    expect(await inMemory()).toBe(1);
    await write('b');

    const lock = await other.pool.connect();
    await lock.query('begin');
    // Whoever asks is told the version, and then waits for what has changed.
    await lock.query('lock table house_changes in access exclusive mode');
    database.pool.on('acquire', giveUpWhenStuck);
    const asked = [inMemory(), feed.readInSnapshot(({ items }) => Promise.resolve(items.size))];
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    database.pool.off('acquire', giveUpWhenStuck);

    await lock.query('rollback');
    lock.release();
    expect(await inMemory()).toBe(2);
  });

  /** Ends the silence of a connection as soon as PostgreSQL says that it waits for a lock. */
  function giveUpWhenStuck(client: PoolClient): void {
    const look = async (): Promise<void> => {
      const { rowCount } = await other.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      if (rowCount === 0 && !socketOf(client).destroyed) return look();
      socketOf(client).emit('timeout');
    };
    void look();
  }
});
