import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONFIRMED_DAYS, DEAL_STATUS, ITEM_TYPE, NOTIFICATION_KIND } from '#core';
import type { Database } from '../../../server/db/database';
import { EndingDealRepository } from '../../../server/db/deals/ending-deal-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { houseShowings } from '../../../server/db/schema/house-showings';
import { remindOwners } from '../../../server/jobs/remind-owners';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DATABASES)('owners on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof dealsOn>;
  let kim: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    kim = await world.join('kim');
  });
  afterEach(() => database.close());

  const notifications = () => new NotificationRepository(database, clock, new OpenSignals(kind));
  const remind = () =>
    remindOwners({
      ending: new EndingDealRepository(database),
      notifications: notifications(),
      clock,
      cancel: new AbortController().signal,
    })({}, { id: 1, kind: '', key: '', payload: {}, attempt: 1 });
  const told = async (memberId: number) =>
    (await notifications().page(memberId, { kind: null, cursor: null, limit: 30 })).items;

  test('are asked once in the last day, and again after a confirmation', async () => {
    const id = await world.write(kim, { title: '남향 원룸' });
    await remind();
    expect(await told(kim)).toEqual([]);
    clock.advance((CONFIRMED_DAYS - 1) * DAY_MS);
    await remind();
    await remind();
    expect(await told(kim)).toMatchObject([
      {
        kind: NOTIFICATION_KIND.DEAL_CONFIRM,
        NOTI_TARGET_CD: ITEM_TYPE.DEAL,
        LINK: id,
        message: expect.stringContaining('남향 원룸') as string,
      },
    ]);
    await world.deals.confirm(kim, id);
    await remind();
    expect(await told(kim)).toHaveLength(1);
    clock.advance((CONFIRMED_DAYS - 1) * DAY_MS);
    await remind();
    expect(await told(kim)).toHaveLength(2);
  });

  test('are asked in the morning where the night came first, and not of what is over', async () => {
    const [late, done, held] = [
      await world.write(kim, { title: '밤에 끝나는 방' }),
      await world.write(kim, { title: '끝난 방' }),
      await world.write(kim, { title: '살펴보는 방' }),
    ];
    await world.deals.setStatus(kim, done, DEAL_STATUS.DONE);
    await world.hold(held, 'HELD');
    // 02:00 in Seoul, with 20 hours left.
    const night = Date.parse('2026-11-26T02:00:00+09:00');
    clock.advance(night - clock.now());
    await world.confirmedAt(late, night + 20 * HOUR_MS - CONFIRMED_DAYS * DAY_MS);
    await remind();
    expect(await told(kim)).toEqual([]);
    clock.advance(6 * HOUR_MS);
    await remind();
    expect((await told(kim)).map(({ LINK }) => LINK)).toEqual([late]);
  });

  test('who looked is forgotten, how many did is not', async () => {
    const id = await world.write(kim);
    const ending = new EndingDealRepository(database);
    const viewing = { day: '20261120', memberId: null };
    for (const viewer of ['a', 'b', 'b']) await world.deals.view(id, { ...viewing, viewer });
    await world.deals.view('999', { ...viewing, viewer: 'a' });
    expect(await ending.forgetViews(Date.parse('2026-11-20T12:00:00+09:00'), 10)).toBe(0);
    expect(await ending.forgetViews(Date.parse('2026-11-22T12:00:00+09:00'), 10)).toBe(2);
    expect(await world.deals.one(id, null)).toMatchObject({ ok: true, value: { views: 2 } });
  });

  test('who was told a number is forgotten, how many were is not', async () => {
    const id = await world.write(kim);
    for (const name of ['lee', 'park'])
      await world.inquiries.contact(await world.join(name), id, 'TEL');
    const ending = new EndingDealRepository(database);
    expect(await ending.forgetShowings(clock.now(), 10)).toBe(0);
    expect(await ending.forgetShowings(clock.now() + DAY_MS, 10)).toBe(2);
    const { rows } = await database.pool.query('select way, showings from deal_showing_counts');
    expect(rows).toEqual([{ way: 'TEL', showings: 2 }]);
    // A part is as large as it may be while there is more, of rooms or of houses.
    const lee = await world.join('lee');
    await world.inquiries.contact(lee, id, 'TEL');
    const showing = { day: '20261119', memberId: lee, way: 'TEL' } as const;
    await database.db
      .insert(houseShowings)
      .values([1, 2].map((houseId) => ({ ...showing, houseId })));
    const parts = [];
    for (let part = 0; part < 3; part += 1)
      parts.push(await ending.forgetShowings(clock.now() + DAY_MS, 2));
    expect(parts).toEqual([2, 1, 0]);
  });
});
