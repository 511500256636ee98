import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/open-database';
import { DataDirError, DatabaseUrlError } from '../../../server/db/errors';
import { eraseDatabase } from '../../../server/db/reset';
import { explain } from '../../../server/shared/explained-error';
import { createPostgresDatabase } from '../../support/databases';
import { databaseUrl } from '../../support/postgres-server';

const folder = mkdtempSync(join(tmpdir(), 'hankan-open-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function failure(opening: Promise<unknown>): Promise<unknown> {
  return opening.then(
    () => null,
    (error: unknown) => error,
  );
}

test('a PostgreSQL that is not there is told in a sentence, without its password', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const url = `postgres://someone:secret@127.0.0.1:${port}/hankan`;
  for (const open of [openDatabase, eraseDatabase]) {
    const error = await failure(open({ url, dataDir: folder }));
    expect(error).toBeInstanceOf(DatabaseUrlError);
    expect(explain(error)).toMatch(
      /^DATABASE_URL의 PostgreSQL에 연결할 수 없습니다 \(ECONNREFUSED\)/,
    );
    expect(explain(error)).not.toContain('secret');
  }
});

test('a database that is not there is named as such', async () => {
  const { url, drop } = await createPostgresDatabase();
  const error = await failure(openDatabase({ url: databaseUrl(url, 'nowhere'), dataDir: folder }));
  expect(explain(error)).toContain('그런 이름의 데이터베이스가 없습니다');
  const database = await openDatabase({ url, dataDir: folder });
  await database.close();
  await drop();
});

test('a folder that cannot be one is told in a sentence', async () => {
  writeFileSync(join(folder, 'file'), '');
  const dataDir = join(folder, 'file', 'data');
  for (const open of [openDatabase, eraseDatabase]) {
    const error = await failure(open({ url: null, dataDir }));
    expect(error).toBeInstanceOf(DataDirError);
    expect(explain(error)).toContain(`${dataDir} (ENOTDIR)`);
  }
});

test('what nobody foresaw keeps its trace', () => {
  expect(explain(new TypeError('x'))).toMatch(/TypeError: x\n +at /);
  expect(explain('text')).toBe('text');
});
