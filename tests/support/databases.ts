import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openPostgres, type Database } from '../../server/db/database';
import { borrowEmbedded } from './embedded-databases';
import { databaseUrl, TEMPLATE_DATABASE } from './postgres-server';

/** Every suite of the database runs on both: `describe.each(DATABASES)`. */
export const DATABASES = ['embedded', 'postgres'] as const;

/** A database of the caller's own, migrated and empty, gone after `close`. */
export async function openTestDatabase(kind: (typeof DATABASES)[number]): Promise<Database> {
  const { template } = inject('databases');
  if (kind === 'embedded') return borrowEmbedded(template);
  const { url, drop } = await createPostgresDatabase();
  const database = openPostgres(url);
  return { ...database, close: () => database.close().then(drop) };
}

/** Leaves an embedded database in `dataDir`, migrated and empty: creating one takes long. */
export function unpackEmbedded(dataDir: string): void {
  const directory = join(dataDir, 'database');
  mkdirSync(directory, { recursive: true });
  execFileSync('tar', ['-xf', inject('databases').template, '-C', directory], { stdio: 'ignore' });
}

/** The address of a PostgreSQL database of the caller's own, migrated and empty. */
export async function createPostgresDatabase(): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const { postgresUrl } = inject('databases');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(postgresUrl, `create database ${name} template ${TEMPLATE_DATABASE}`);
  return {
    url: databaseUrl(postgresUrl, name),
    drop: () => onServer(postgresUrl, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const server = openPostgres(url);
  try {
    await server.pool.query(statement);
  } finally {
    await server.close();
  }
}
