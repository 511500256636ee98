import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../server/db/open-database';
import { createPostgresDatabase, DATABASES, unpackEmbedded } from '../../../support/databases';
import { jpegPhoto } from '../../../support/photos';
import { processFile } from '../../../support/processes';

const ARTICLES = 4;

/** Imports in a process of its own, and kills it once so many pictures are kept, as it said. */
async function run(args: readonly string[], killAt?: number) {
  const command = [processFile('importing-contents'), ...args, ...(killAt ? [String(killAt)] : [])];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', (line) => {
    if (Number(line) === killAt) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return child.exitCode;
}

describe.each(DATABASES)('an import of articles into %s that is killed', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-killed-contents-'));
  const articles = join(folder, 'articles');
  beforeAll(async () => {
    mkdirSync(articles);
    for (let at = 0; at < ARTICLES; at += 1) {
      writeFileSync(join(articles, `${at}.jpg`), await jpegPhoto({ width: 60 + at }));
      writeFileSync(
        join(articles, `a${at}.md`),
        `---\ntitle: 하나\nsummary: 하나\ntags: [계약]\npublished: 2026-04-14\n---\n![방](${at}.jpg)\n`,
      );
    }
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('has written no article, and goes on with the pictures that it had kept', async () => {
    const dataDir = join(folder, 'data');
    const postgres = kind === 'postgres' ? await createPostgresDatabase() : null;
    const url = postgres?.url ?? '';
    if (kind === 'embedded') unpackEmbedded(dataDir);
    const look = async () => {
      const database = await openDatabase({ url: url === '' ? null : url, dataDir });
      const ids = async (text: string) =>
        (await database.pool.query<{ id: string }>(text)).rows.map(({ id }) => id);
      const found = {
        contents: await ids('select id from contents order by id'),
        pictures: await ids('select id from pictures order by created_at, id'),
        unused: await ids('select id from pictures where unused_since is not null'),
      };
      await database.close();
      return found;
    };
    const args = [dataDir, url, articles];
    expect(await run(args, 2)).toBeNull();
    const before = await look();
    expect(before.contents).toEqual([]);
    expect(before.pictures).toHaveLength(2);
    expect(await run(args)).toBe(0);
    const after = await look();
    expect(after.contents).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(after.pictures).toHaveLength(ARTICLES);
    expect(after.pictures.slice(0, 2)).toEqual(before.pictures);
    expect(after.unused).toEqual([]);
    expect(readdirSync(join(dataDir, 'pictures/images'))).toHaveLength(ARTICLES);
    await postgres?.drop();
  });
});
