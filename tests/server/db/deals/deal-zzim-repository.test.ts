import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
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
      'select member_id::text as who from deal_zzims where deal_id = $1 order by member_id',
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

  test('they go with the member, and with the deal', async () => {
    const [id, gone] = [await world.write(kim), await world.join('gone')];
    const stays = await world.join('stays');
    for (const who of [gone, stays]) made(await world.dealZzims.keep(who, id));
    await database.pool.query('delete from members where id = $1', [gone]);
    expect(await keptBy(id)).toEqual([stays]);
    expect(await world.dealZzims.keep(gone, id)).toEqual({ ok: false, reason: 'no-member' });
    made(await world.deals.remove(kim, id));
    expect(await keptBy(id)).toEqual([]);
    expect(await world.dealZzims.keep(stays, id)).toEqual({ ok: false, reason: 'ended' });
  });

  test('a deal that is deleted while it is kept has no heart left', async () => {
    const who = await world.join('quick');
    for (let time = 0; time < 5; time += 1) {
      const id = await world.write(kim);
      await Promise.all([world.dealZzims.keep(who, id), world.deals.remove(kim, id)]);
      expect(await keptBy(id)).toEqual([]);
    }
  });

  test('what is no id is nothing', async () => {
    expect(await world.dealZzims.keep(kim, 'x')).toEqual({ ok: false, reason: 'none' });
    await expect(world.dealZzims.leave(kim, 'x')).resolves.toBeUndefined();
  });
});
