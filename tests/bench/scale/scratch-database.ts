import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, openPostgres, type Database } from '../../../server/db/database';
import { prepare } from '../../../server/prepare';
import type { CrowdDong } from '../../support/crowd/crowd-dongs';
import { fillCrowd } from '../../support/crowd/fill-crowd';
import { databaseUrl, startPostgres, type PostgresServer } from '../../support/postgres-server';
import { timed } from './spread';

const SEED = 20_261_121;

/** What a small server of its own would be given; nothing is waited for on the disk. */
const SETTINGS = {
  work_mem: '64MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '4GB',
  random_page_cost: '1.1',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  jit: 'off',
} as const;

export const TUNED = `${Object.entries(SETTINGS)
  .map(([name, value]) => `${name} ${value}`)
  .join(', ')}, shared_buffers as it comes, fsync off`;

export async function startScratchPostgres(): Promise<PostgresServer & { version: string }> {
  const server = await startPostgres();
  const database = openPostgres(server.url);
  for (const [name, value] of Object.entries(SETTINGS))
    await database.pool.query(`alter system set ${name} = '${value}'`);
  await database.pool.query('select pg_reload_conf()');
  const { rows } = await database.pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  await database.close();
  return { ...server, version: rows[0]?.version ?? '?' };
}

export interface Filled {
  readonly database: Database;
  readonly fillMs: number;
}

/** A database of so many houses on a server; its address too, for processes of their own. */
export async function filledPostgres(
  serverUrl: string,
  houses: number,
  dongs: readonly CrowdDong[],
): Promise<Filled & { url: string }> {
  const url = await newDatabase(serverUrl, `crowd_${houses}`);
  return { ...(await filled(openPostgres(url), houses, dongs)), url };
}

/** The address of a migrated database without a house; what was in it before is gone. */
export async function emptyPostgres(serverUrl: string): Promise<string> {
  const url = await newDatabase(serverUrl, 'empty');
  const database = openPostgres(url);
  await prepare(database);
  await database.close();
  return url;
}

async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const server = openPostgres(serverUrl);
  await server.pool.query(`drop database if exists ${name}`);
  await server.pool.query(`create database ${name}`);
  await server.close();
  return databaseUrl(serverUrl, name);
}

/** The same in the embedded database; gone once closed. */
export async function filledEmbedded(houses: number, dongs: readonly CrowdDong[]): Promise<Filled> {
  return filled(await openScratchEmbedded(), houses, dongs);
}

/** A migrated embedded database without a house; gone once closed. */
export async function emptyEmbedded(): Promise<Database> {
  const database = await openScratchEmbedded();
  await prepare(database);
  return database;
}

async function openScratchEmbedded(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hankan-scale-'));
  const database = await openEmbedded({ dataDir });
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...database, close };
}

async function filled(
  database: Database,
  houses: number,
  dongs: readonly CrowdDong[],
): Promise<Filled> {
  await prepare(database);
  const { ms } = await timed(() => fillCrowd(database, { houses, seed: SEED, dongs }));
  return { database, fillMs: ms };
}
