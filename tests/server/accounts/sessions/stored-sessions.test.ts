import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { members, sessionFamilies, sessionTokens } from '../../../../server/db/schema/members';
import { accountsOn } from '../../../support/accounts-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { aMember, DAY_MS } from './session-database';

describe.each(DATABASES)('stored sessions on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let memberId: number;
  const sessions = () => accountsOn(database, clock).sessions;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    await database.db.delete(members);
    clock = new MovingClock();
    memberId = await aMember(database, clock.now());
  });
  afterAll(() => database.close());

  const sizes = async () => {
    const [families] = await database.db.select({ n: count() }).from(sessionFamilies);
    const [tokens] = await database.db.select({ n: count() }).from(sessionTokens);
    return [families?.n, tokens?.n];
  };

  test('nothing that is stored is a token', async () => {
    const first = await sessions().open(memberId);
    clock.advance(31 * MINUTE_MS);
    const second = (await sessions().identify(first))?.renewed;
    expect(second).not.toBeNull();
    const rows = [
      await database.db.select().from(sessionFamilies),
      await database.db.select().from(sessionTokens),
    ];
    const stored = JSON.stringify(rows);
    for (const token of [first, second].flatMap((each) => Object.values(each ?? {}).map(String))) {
      expect(token).toHaveLength(43);
      expect(stored).not.toContain(token);
    }
  });

  test('of one token each way opens only its own door', async () => {
    const { accessToken, refreshToken } = await sessions().open(memberId);
    const swapped = { accessToken: refreshToken, refreshToken: accessToken };
    expect(await sessions().identify(swapped)).toBeNull();
    expect(await sessions().identify({ accessToken, refreshToken: null })).not.toBeNull();
    expect(await sessions().identify({ accessToken: null, refreshToken: null })).toBeNull();
    expect(
      await sessions().identify({ accessToken: `${accessToken} `, refreshToken: '-' }),
    ).toBeNull();
  });

  test('a member who is gone takes their sessions along', async () => {
    const tokens = await sessions().open(memberId);
    await database.db.delete(members).where(eq(members.id, memberId));
    expect(await sessions().identify(tokens)).toBeNull();
  });

  test('all sessions of one member end, and no others; ending again is no error', async () => {
    const other = await aMember(database, clock.now());
    const mine = [await sessions().open(memberId), await sessions().open(memberId)];
    const theirs = await sessions().open(other);
    const caller = (await sessions().identify(mine[0] ?? theirs))?.caller;
    if (caller === undefined) throw new Error('nobody was signed in');
    await Promise.all([1, 2, 3].map(() => sessions().end(caller, 'everywhere')));
    for (const each of mine) expect(await sessions().identify(each)).toBeNull();
    expect(await sessions().identify(theirs)).toMatchObject({ caller: { memberId: other } });
    await sessions().end(caller, 'here');
  });

  test('what has run out or ended a day ago is deleted by a later sign-in', async () => {
    const ended = await sessions().open(memberId);
    const caller = (await sessions().identify(ended))?.caller;
    if (caller !== undefined) await sessions().end(caller, 'here');
    await sessions().open(memberId);
    expect(await sizes()).toEqual([2, 4]);
    clock.advance(DAY_MS + 31 * MINUTE_MS);
    const kept = await sessions().open(memberId);
    // The ended one is gone, and the access token of the other.
    expect(await sizes()).toEqual([2, 3]);
    clock.advance(29 * DAY_MS + 1);
    await sessions().identify(kept);
    clock.advance(2 * DAY_MS);
    const last = await sessions().open(memberId);
    // Nobody came back to the second; of the third there is what it was exchanged into.
    expect(await sizes()).toEqual([2, 3]);
    expect(await sessions().identify(last)).toMatchObject({ renewed: null });
  });
});
