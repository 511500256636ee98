import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/database';
import { createPostgresDatabase, DATABASES } from '../../support/databases';
import { csvText, deliver, LISTING } from './listing-files';

const folder = mkdtempSync(join(tmpdir(), 'hankan-import-'));
const listings = (prefix: string, count: number) =>
  csvText(
    Array.from({ length: count }, (_, n) => ({ ...LISTING, listingNumber: `${prefix}-${n}` })),
  );

/** Imports in a process of its own, and kills it once so many rows are read. */
async function run(args: readonly string[], killAt: number, signal: 'SIGKILL' | 'SIGINT') {
  const script = join(import.meta.dirname, 'import-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface(child.stdout).on('line', (line) => {
    if (Number(line) >= killAt) child.kill(signal);
  });
  await once(child, 'close');
  return child.exitCode;
}

describe.each(DATABASES)('an interrupted import into %s', (kind) => {
  afterAll(() => {
    rmSync(join(folder, kind), { recursive: true, force: true });
  });

  test('leaves the former state, and can be run again', async () => {
    const dataDir = join(folder, kind);
    const postgres = kind === 'postgres' ? await createPostgresDatabase() : null;
    const url = postgres?.url ?? '';
    const small = deliver(folder, `${kind}-small.csv`, listings('S', 20));
    const large = deliver(folder, `${kind}-large.csv`, listings('L', 2000));
    const numbers = async () => {
      const database = await openDatabase({ url: url === '' ? null : url, dataDir });
      const { rows } = await database.pool.query<{ n: string; v: string }>(
        `select count(*) as n, (select houses_version from meta) as v from houses`,
      );
      await database.close();
      return rows[0];
    };

    expect(await run([dataDir, url, small], Infinity, 'SIGKILL')).toBe(0);
    const before = await numbers();
    expect(before?.n).toBe('20');
    for (const [rows, signal] of [
      [600, 'SIGINT'],
      [1900, 'SIGKILL'],
    ] as const) {
      expect(await run([dataDir, url, large], rows, signal)).toBeNull();
      expect(await numbers()).toEqual(before);
    }
    expect(await run([dataDir, url, large], Infinity, 'SIGKILL')).toBe(0);
    expect((await numbers())?.n).toBe('2020');
    await postgres?.drop();
  }, 180_000);
});
