import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase, openPostgres } from '../../../server/db/database';
import type { IssuedTokens } from '../../../server/services/account-deps';
import { accountsOn } from '../../support/accounts-on-database';
import { createPostgresDatabase } from '../../support/databases';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { aMember } from './session-database';

const folder = mkdtempSync(join(tmpdir(), 'hankan-sessions-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

type Heard = { readonly renewed: IssuedTokens | null } | null;

/** Another process that waits until it is told to ask. */
function sessionProcess(...args: readonly string[]) {
  const script = join(import.meta.dirname, 'session-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: AsyncIterator<string> = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => {
    const line = await lines.next();
    if (line.done === true) throw new Error('the process ended without an answer');
    return line.value;
  };
  return {
    ready: nextLine(),
    ask: async () => {
      child.stdin.write('ask\n');
      return JSON.parse(await nextLine()) as readonly Heard[];
    },
    end: () => child.kill(),
  };
}

test('twenty calls of two processes at once hear one successor', async () => {
  const { url, drop } = await createPostgresDatabase();
  const database = openPostgres(url);
  const clock = new MovingClock();
  const { sessions } = accountsOn(database, clock);
  const opened = await sessions.open(await aMember(database, clock.now()));
  clock.advance(31 * MINUTE_MS);
  const args = [url, String(clock.now()), opened.refreshToken] as const;
  const processes = [sessionProcess(...args), sessionProcess(...args)];
  try {
    await Promise.all(processes.map(({ ready }) => ready));
    const heard = (await Promise.all(processes.map(({ ask }) => ask()))).flat();
    expect(heard).toHaveLength(20);
    const [first] = heard;
    expect(first?.renewed?.refreshToken).toHaveLength(43);
    expect(
      heard.filter((each) => each?.renewed?.refreshToken !== first?.renewed?.refreshToken),
    ).toEqual([]);
    expect(
      heard.filter((each) => each?.renewed?.accessToken !== first?.renewed?.accessToken),
    ).toEqual([]);
    // And a third one goes on with what they heard.
    const after = await sessions.identify(
      first?.renewed ?? { accessToken: null, refreshToken: null },
    );
    expect(after).toMatchObject({ renewed: null });
  } finally {
    for (const each of processes) each.end();
    await database.close();
    await drop();
  }
}, 180_000);

test('whoever is signed in stays so when the server starts again', async () => {
  const clock = new MovingClock();
  const open = () => openDatabase({ url: null, dataDir: folder });
  // As a server left it that was started before: making one anew takes long.
  const directory = join(folder, 'database');
  mkdirSync(directory);
  execFileSync('tar', ['-xf', inject('databases').template, '-C', directory], { stdio: 'ignore' });
  const before = await open();
  const memberId = await aMember(before, clock.now());
  const tokens = await accountsOn(before, clock).sessions.open(memberId);
  const ended = await accountsOn(before, clock).sessions.open(memberId);
  const there = await accountsOn(before, clock).sessions.identify(ended);
  if (there === null) throw new Error('nobody was signed in');
  await accountsOn(before, clock).sessions.end(there.caller, 'here');
  await before.close();

  const after = await open();
  const { sessions } = accountsOn(after, clock);
  expect(await sessions.identify(tokens)).toMatchObject({ caller: { memberId }, renewed: null });
  expect(await sessions.identify(ended)).toBeNull();
  clock.advance(31 * MINUTE_MS);
  expect(await sessions.identify(tokens)).toMatchObject({ caller: { memberId } });
  await after.close();
}, 180_000);
