import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEAL_STATUS } from '#core';
import type { Database } from '../../../../server/db/database';
import { made, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn, directToKeep } from '../../../support/deals-on-database';
import { matesOn, mateToKeep } from '../../../support/mates-on-database';
import { MovingClock } from '../../../support/moving-clock';

const PLACE = {
  road: '서울특별시 관악구 신림로 340',
  lot: '신림동 1433-12',
  unit: '302호',
  dongliCode: '1162010200',
  lat: 37.48425,
  lng: 126.92971,
} as const;

describe.each(DATABASES)('deals on %s', (kind) => {
  let database: Database;
  let world: ReturnType<typeof dealsOn>;
  let kim: number;
  let lee: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    world = dealsOn(database, new MovingClock());
    kim = await world.join('kim');
    lee = await world.join('lee');
  });
  afterAll(() => database.close());

  const shownOf = async (id: string) => {
    const { lat, lng } = made(await world.deals.one(id, null));
    return { lat, lng };
  };
  const change = (id: string, place: typeof PLACE | object, shown: { lat: number; lng: number }) =>
    world.deals.change(
      kim,
      { id, base: null },
      directToKeep({ place: { ...PLACE, ...place } }, { shown }),
      UNNAMED,
    );

  test('a pin that is corrected leaves the circle where it is, as long as it holds the room', async () => {
    const shown = { lat: 37.4841, lng: 126.9301 };
    const id = await world.write(kim, { place: PLACE }, { shown });
    made(await change(id, { lat: 37.48431 }, { lat: 37.4845, lng: 126.9293 }));
    expect(await shownOf(id)).toEqual(shown);
    const elsewhere = { lat: 37.4951, lng: 126.9301 };
    made(await change(id, { lat: 37.4952 }, elsewhere));
    expect(await shownOf(id)).toEqual(elsewhere);
  });

  test('of a deleted one nothing is kept of where it was and whom to call', async () => {
    const id = await world.write(kim, { place: PLACE });
    made(await world.deals.remove(kim, id));
    for (const table of ['deal_places', 'deal_contacts']) {
      const { rows } = await database.pool.query(`select * from ${table} where deal_id = $1`, [id]);
      expect(rows).toEqual([]);
    }
  });

  test('of a deleted mate nothing is kept of who they are and how they live', async () => {
    const { mates } = matesOn(database, new MovingClock());
    const id = made(await mates.write(kim, mateToKeep(), UNNAMED));
    made(await world.deals.remove(kim, id));
    const { rows } = await database.pool.query('select * from mates where deal_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await world.deals.one(id, null)).toEqual({ ok: false, reason: 'ended' });
  });

  test('somebody else learns by writing no more than by reading', async () => {
    const [open, done, held] = [
      await world.write(kim),
      await world.write(kim),
      await world.write(kim),
    ];
    await world.deals.setStatus(kim, done, DEAL_STATUS.DONE);
    await world.hold(held, 'HELD');
    const reasons = [];
    for (const id of [open, done, held, '999999']) reasons.push(await world.deals.confirm(lee, id));
    expect(reasons).toEqual(
      ['not-theirs', 'ended', 'none', 'none'].map(
        (reason) => expect.objectContaining({ ok: false, reason }) as unknown,
      ),
    );
  });

  test('a member who has left writes nothing', async () => {
    const gone = await world.join('gone');
    const id = await world.write(gone);
    await database.pool.query('delete from members where id = $1', [gone]);
    const none = { ok: false, reason: 'no-member' };
    expect(await world.deals.write(gone, directToKeep(), UNNAMED)).toEqual(none);
    expect(await world.deals.confirm(gone, id)).toEqual(none);
    expect(await world.deals.remove(gone, id)).toEqual(none);
    expect(await world.deals.one(id, null)).toEqual({ ok: false, reason: 'ended' });
  });
});
