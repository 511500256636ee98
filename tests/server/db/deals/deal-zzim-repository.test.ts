import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hybridStampAt } from '#core';
import type { Database } from '../../../../server/db/database';
import { talliesOf } from '../../../../server/db/deals/deal-tallies';
import { memberLists } from '../../../../server/db/lists/member-list-repository';
import { made, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn } from '../../../support/deals-on-database';
import { mateToKeep, matesOn } from '../../../support/mates-on-database';
import { MovingClock } from '../../../support/moving-clock';

describe.each(DATABASES)('hearts on deals, on %s', (kind) => {
  let database: Database;
  let world: ReturnType<typeof dealsOn>;
  let clock: MovingClock;
  let kim: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    kim = await world.join('kim');
  });
  afterAll(() => database.close());

  const keptBy = async (id: string): Promise<readonly number[]> => {
    const { rows } = await database.pool.query<{ who: string }>(
      `select member_id::text as who from list_entries
        where list = 'zzim' and is_kept and target = $1 order by member_id`,
      [id],
    );
    return rows.map(({ who }) => Number(who));
  };

  test('many at once are one a member, of a mate as of a room', async () => {
    const members = [await world.join('a'), await world.join('b')];
    const mate = made(await matesOn(database, clock).mates.write(kim, mateToKeep(), UNNAMED));
    for (const id of [await world.write(kim), mate]) {
      await Promise.all([...members, ...members].map((who) => world.dealZzims.keep(who, id)));
      expect(await keptBy(id)).toEqual(members.toSorted((one, other) => one - other));
    }
  });

  test('they go with the member; of a deleted deal nobody keeps anew', async () => {
    const [id, gone] = [await world.write(kim), await world.join('gone')];
    const stays = await world.join('stays');
    for (const who of [gone, stays]) made(await world.dealZzims.keep(who, id));
    await database.pool.query('delete from members where id = $1', [gone]);
    expect(await keptBy(id)).toEqual([stays]);
    expect(await world.dealZzims.keep(gone, id)).toEqual({ ok: false, reason: 'no-member' });
    made(await world.deals.remove(kim, id));
    // It stays on the lists of all their devices alike, as one that is gone.
    expect(await keptBy(id)).toEqual([stays]);
    expect(await world.dealZzims.keep(stays, id)).toEqual({ ok: false, reason: 'ended' });
    await world.dealZzims.leave(stays, id);
    expect(await keptBy(id)).toEqual([]);
  });

  test('hearts are entries of the lists of 찜, whichever way they were set', async () => {
    const [who, id] = [await world.join('both ways'), await world.write(kim)];
    const { zzims } = memberLists(database, clock);
    const kept = made(await world.dealZzims.keep(who, id));
    expect(await zzims.of(who)).toEqual([kept]);
    expect(kept).toMatchObject({ type: 'direct', id, isKept: true });
    expect(kept.kept).toMatchObject({ status: 'OPEN', dealType: 'MONTH_RENT' });
    const at = hybridStampAt(clock.now() + 1, 'phone');
    made(await zzims.join(who, [{ ...kept, at, isKept: false, kept: null }]));
    expect(await keptBy(id)).toEqual([]);
    // Whoever presses at the server comes after what it has heard of.
    expect(made(await world.dealZzims.keep(who, id)).isKept).toBe(true);
    await world.dealZzims.leave(who, id);
    expect((await zzims.of(who)).map(({ isKept }) => isKept)).toEqual([false]);
  });

  test('whatever devices bring, a member is one, and nobody counts for what is theirs', async () => {
    const [who, id] = [await world.join('many names'), await world.write(kim)];
    const { zzims } = memberLists(database, clock);
    const kept = made(await world.dealZzims.keep(who, id));
    for (const [member, type] of [
      [who, 'mate'],
      [kim, 'direct'],
    ] as const)
      made(await zzims.join(member, [{ ...kept, type }]));
    const owner = { id: kim, apart: [], countsAsVisitor: false };
    const tallies = await talliesOf(database.db, [Number(id)], { owner, now: clock.now() });
    expect(tallies(Number(id)).zzims).toBe(1);
  });

  test('one of another kind than is said is none, and a stamp of tomorrow is refused', async () => {
    const [who, id] = [await world.join('wrong'), await world.write(kim)];
    const heart = { kind: 'mate', at: null, kept: null } as const;
    expect(await world.dealZzims.keep(who, id, heart)).toEqual({ ok: false, reason: 'none' });
    const at = hybridStampAt(clock.now() + 86_400_000, 'phone');
    const ahead = { kind: 'direct', at, kept: null } as const;
    expect(await world.dealZzims.keep(who, id, ahead)).toEqual({ ok: false, reason: 'ahead' });
    expect(await keptBy(id)).toEqual([]);
  });

  test('what is no id is nothing', async () => {
    expect(await world.dealZzims.keep(kim, 'x')).toEqual({ ok: false, reason: 'none' });
    await expect(world.dealZzims.leave(kim, 'x')).resolves.toBeUndefined();
  });
});
