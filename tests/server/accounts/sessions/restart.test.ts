import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../../../server/db/open-database';
import { accountsOn } from '../../../support/accounts-on-database';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { aMember } from './session-database';

const folder = mkdtempSync(join(tmpdir(), 'hankan-sessions-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

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
