import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/open-database';
import { holdFolder } from '../../../server/db/embedded/embedded-database';
import { migrate } from '../../../server/db/migrate';
import { DatabaseInUseError } from '../../../server/db/errors';
import { unpackEmbedded } from '../../support/databases';
import { processFile } from '../../support/processes';

/** A process with the embedded database, and what it has said. */
class Holder {
  readonly lines: string[] = [];
  private readonly child;

  constructor(dataDir: string, what: 'hold' | 'write' | 'close') {
    this.child = spawn(process.execPath, [processFile('embedded'), dataDir, what], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface(this.child.stdout).on('line', (line) => this.lines.push(line));
  }

  async says(beginning: string): Promise<string> {
    for (;;) {
      const line = this.lines.find((one) => one.startsWith(beginning));
      if (line !== undefined) return line;
      if (this.child.exitCode !== null) throw new Error(`ended after: ${this.lines.join(', ')}`);
      await wait(10);
    }
  }

  /** Waits until it has said so many lines that begin so. */
  async saysOften(beginning: string, times: number): Promise<void> {
    while (this.lines.filter((one) => one.startsWith(beginning)).length < times) {
      if (this.child.exitCode !== null) throw new Error(`ended after: ${this.lines.join(', ')}`);
      await wait(1);
    }
  }

  async hasWritten(path: string): Promise<void> {
    while (!existsSync(path)) {
      if (this.child.exitCode !== null) throw new Error(`ended without ${path}`);
      await wait(1);
    }
  }

  async end(signal: 'SIGKILL' | null): Promise<void> {
    const gone = this.child.exitCode === null && this.child.signalCode === null;
    const closed = gone ? once(this.child, 'close') : Promise.resolve();
    if (signal !== null) this.child.kill(signal);
    await closed;
  }
}

// Each test starts processes; a busy machine takes its time with them.
describe('the embedded database', () => {
  let dataDir: string;
  const holders: Holder[] = [];
  const hold = (what: 'hold' | 'write' | 'close') => {
    const holder = new Holder(dataDir, what);
    holders.push(holder);
    return holder;
  };
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ url: null, dataDir });
    await migrate(database);
    return database;
  };
  const numbers = async ({ pool }: Database) =>
    (await pool.query<{ n: string }>('select listing_number as n from houses')).rows.map(
      ({ n }) => n,
    );

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'hankan-test-'));
    unpackEmbedded(dataDir);
  });
  afterEach(async () => {
    await Promise.all(holders.splice(0).map((holder) => holder.end('SIGKILL')));
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('refuses a second process with who holds it, and lets it in afterwards', async () => {
    const holder = hold('hold');
    await holder.says('open');
    await expect(open()).rejects.toThrow(DatabaseInUseError);
    await expect(open()).rejects.toThrow(/PID \d+.*\n.*멈춘 뒤 다시/);
    await holder.end('SIGKILL');
    const database = await open();
    await expect(open()).rejects.toThrow(DatabaseInUseError);
    await database.close();
    await (await open()).close();
  });

  test('of several that find a dead holder one gets in', async () => {
    const dead = hold('hold');
    await dead.says('open');
    await dead.end('SIGKILL');
    const four = [hold('hold'), hold('hold'), hold('hold'), hold('hold')];
    const said = await Promise.all(
      four.map((one) => Promise.any([one.says('open'), one.says('failed')])),
    );
    const isIn = four.filter(({ lines }) => lines.includes('open'));
    const refused = four.filter(({ lines }) => lines.includes('failed DatabaseInUseError'));
    expect([isIn.length, refused.length], said.join()).toEqual([1, 3]);
  });

  test('does not take a process that got the number of the holder for the holder', () => {
    const other = JSON.stringify({ pid: process.pid, started: 'another boot/1', token: 'x' });
    writeFileSync(join(dataDir, 'database.lock'), other);
    holdFolder(dataDir).lock.release();
    writeFileSync(join(dataDir, 'database.lock'), 'half a lo');
    holdFolder(dataDir).lock.release();
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  });

  test('opens after being killed at any moment of its creation', async () => {
    rmSync(join(dataDir, 'database'), { recursive: true });
    // Its draft is begun, its draft is whole but for the end, it stands and is being migrated.
    for (const written of ['database.new/base', 'database.new/PG_VERSION', 'database/PG_VERSION']) {
      const holder = hold('hold');
      await holder.hasWritten(join(dataDir, written));
      await holder.end('SIGKILL');
    }
    const database = await open();
    expect(await numbers(database)).toEqual([]);
    await database.close();
    expect(existsSync(join(dataDir, 'database.new'))).toBe(false);
  });

  test('loses nothing acknowledged when it is killed while it writes', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const writer = hold('write');
      // By what it wrote, not by the clock: a slow disk writes little in a while.
      await writer.saysOften('wrote ', 3 + round * 9);
      await writer.end('SIGKILL');
      acknowledged.push(
        ...writer.lines.flatMap((line) => (line.startsWith('wrote ') ? [line.slice(6)] : [])),
      );
    }
    const database = await open();
    const found = await numbers(database);
    await database.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(3 + 12 + 21 + 30);
    expect(acknowledged.filter((number) => !found.includes(number))).toEqual([]);
  });

  test('ends by itself when it is closed, and leaves no socket behind', async () => {
    const holder = hold('close');
    await holder.end(null);
    expect(holder.lines).toEqual(['starting', 'open']);
  });

  test('keeps its socket in a folder that only its user enters', async () => {
    const database = await open();
    const folder = (database.pool as unknown as { options: { host: string } }).options.host;
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await database.close();
    expect(existsSync(folder)).toBe(false);
  });

  test('keeps the event loop free while it counts', async () => {
    const database = await open();
    const counting = database.pool.query('select count(*) from generate_series(1, 3000000)');
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await counting;
    clearInterval(timer);
    await database.close();
    expect(ticks).toBeGreaterThan(10);
  });
});
