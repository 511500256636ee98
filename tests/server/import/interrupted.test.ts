import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/open-database';
import { createPostgresDatabase, DATABASES, unpackEmbedded } from '../../support/databases';
import { processFile } from '../../support/processes';
import { csvText, deliver, LISTING } from './listing-files';

const ROWS = 900;
const NUMBERS = Array.from({ length: ROWS }, (_, n) => `L-${n}`);
/** As import-process.ts cuts the file. */
const CHUNK = 200;

const folder = mkdtempSync(join(tmpdir(), 'hankan-import-'));

/** Imports in a process of its own, and kills it once so many rows are taken, as it said. */
async function run(args: readonly string[], kill?: { at: number; signal: 'SIGKILL' | 'SIGINT' }) {
  const command = [processFile('importing'), ...args, ...(kill ? [String(kill.at)] : [])];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  let acknowledged = 0;
  createInterface(child.stdout).on('line', (line) => {
    acknowledged = Math.max(acknowledged, Number(line) || 0);
    if (kill !== undefined && acknowledged >= kill.at) child.kill(kill.signal);
  });
  await once(child, 'close');
  return { code: child.exitCode, acknowledged };
}

describe.each(DATABASES)('an interrupted import into %s', (kind) => {
  afterAll(() => {
    rmSync(join(folder, kind), { recursive: true, force: true });
  });

  test('has taken the file up to some row, all that it acknowledged, and goes on', async () => {
    const dataDir = join(folder, kind);
    const postgres = kind === 'postgres' ? await createPostgresDatabase() : null;
    const url = postgres?.url ?? '';
    if (kind === 'embedded') unpackEmbedded(dataDir);
    const listings = NUMBERS.map((listingNumber) => ({ ...LISTING, listingNumber }));
    const args = [dataDir, url, deliver(folder, `${kind}.csv`, csvText(listings))];
    const stored = async () => {
      const database = await openDatabase({ url: url === '' ? null : url, dataDir });
      const { rows } = await database.pool.query<{ id: string; listing_number: string }>(
        'select id, listing_number from houses order by id',
      );
      await database.close();
      return rows;
    };

    let before: Awaited<ReturnType<typeof stored>> = [];
    for (const kill of [
      { at: CHUNK, signal: 'SIGINT' },
      { at: 3 * CHUNK, signal: 'SIGKILL' },
    ] as const) {
      const { code, acknowledged } = await run(args, kill);
      expect(code).toBeNull();
      const after = await stored();
      expect(after.length).toBeGreaterThanOrEqual(acknowledged);
      expect(after.length % CHUNK).toBe(0);
      expect(after.map((house) => house.listing_number)).toEqual(NUMBERS.slice(0, after.length));
      // What was taken before is not taken again.
      expect(after.slice(0, before.length)).toEqual(before);
      before = after;
    }
    expect(await run(args)).toEqual({ code: 0, acknowledged: ROWS });
    const whole = await stored();
    expect(whole.map((house) => house.listing_number)).toEqual(NUMBERS);
    expect(whole.slice(0, before.length)).toEqual(before);
    await postgres?.drop();
  }, 180_000);
});
