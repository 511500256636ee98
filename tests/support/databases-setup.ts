import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { databaseUrl, startPostgres, TEMPLATE_DATABASE } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    readonly databases: { readonly template: string; readonly postgresUrl: string };
  }
}

/** Once a run: one PostgreSQL, and a migrated template of each database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-template-'));
  const template = join(folder, 'template.tar');
  const [postgres] = await Promise.all([startPostgres(), writeTemplate(template)]);
  await makeTemplateDatabase(postgres.url);
  project.provide('databases', { template, postgresUrl: postgres.url });
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  };
}

async function writeTemplate(file: string): Promise<void> {
  const pglite = await PGlite.create();
  await migratePglite(drizzle(pglite), { migrationsFolder: 'server/db/migrations' });
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
}

async function makeTemplateDatabase(url: string): Promise<void> {
  const server = openPostgres(url);
  await server.pool.query(`create database ${TEMPLATE_DATABASE}`);
  await server.close();
  const database = openPostgres(databaseUrl(url, TEMPLATE_DATABASE));
  await migrate(database);
  await database.close();
}
