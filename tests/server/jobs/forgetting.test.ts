import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONFIRMED_DAYS, dealSearchFrom, REOPEN_DAYS, seoulDay } from '#core';
import type { Database } from '../../../server/db/database';
import { CollectionRepository } from '../../../server/db/collections/collection-repository';
import { DealAlarmRepository } from '../../../server/db/deal-alarms/deal-alarm-repository';
import { DealAlarmRunRepository } from '../../../server/db/deal-alarms/deal-alarm-run-repository';
import { JobRepository } from '../../../server/db/jobs/job-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import {
  FORGET_DEAL_SHOWINGS,
  FORGET_DEAL_VIEWS,
  FORGET_OVER_COLLECTIONS,
  FORGET_OVER_FINDS,
  FORGET_TIMES,
  OVER_COLLECTION_DAYS,
} from '../../../server/jobs/forget-old';
import { houseShowings } from '../../../server/db/schema/house-showings';
import { openForgetting } from '../../../server/open-forgetting';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('what is forgotten, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof dealsOn>;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
  });
  afterEach(() => database.close());

  const opened = () =>
    openForgetting({
      database,
      clock,
      jobs: new JobRepository(database),
      notifications: new NotificationRepository(database, clock, new OpenSignals(kind)),
      cancel: new AbortController().signal,
    });
  const run = (job: string) =>
    opened()[job]?.({}, { id: 1, kind: job, key: '', payload: {}, attempt: 1 });
  const asked = async (question: string): Promise<number> => {
    const { rows } = await database.pool.query<{ found: number }>(question);
    return rows[0]?.found ?? NaN;
  };
  /** A table that nobody tidied is not counted. */
  const counted = (table: string) =>
    `select reltuples::int as found from pg_class where relname = '${table}'`;
  const count = (table: string) => asked(`select count(*)::int as found from ${table}`);

  test('is done by a handler of each of its times', () => {
    expect(Object.keys(opened()).toSorted()).toEqual(
      FORGET_TIMES.map((schedule) => schedule.kind).toSorted(),
    );
  });

  test('is what searches found, once nobody can open the deal again, and no day before', async () => {
    const [owner, kim] = [await world.join('owner'), await world.join('kim')];
    const alarms = new DealAlarmRepository(database, clock);
    made(await alarms.set(kim, dealSearchFrom('direct', 'dongliCode=1162010200'), '신림동'));
    clock.advance(1);
    const over = await world.write(owner);
    clock.advance(DAY_MS);
    const there = await world.write(owner, { deposit: 300 });
    await new DealAlarmRunRepository(database).find(clock.now());
    expect(await count('deal_alarm_finds')).toBe(2);
    clock.advance((CONFIRMED_DAYS + REOPEN_DAYS - 1) * DAY_MS);
    await run(FORGET_OVER_FINDS);
    expect([await count('deal_alarm_finds'), await count('deal_news')]).toEqual([2, 2]);
    clock.advance(1);
    await run(FORGET_OVER_FINDS);
    expect([await count('deal_alarm_finds'), await count('deal_news')]).toEqual([1, 1]);
    expect(await asked('select deal_id::int as found from deal_alarm_finds')).toBe(Number(there));
    expect(await world.deals.confirm(owner, over)).toEqual({ ok: false, reason: 'over' });
    made(await world.deals.confirm(owner, there));
    expect(await alarms.of(kim)).toHaveLength(1);
  });

  test('is a collection that was deleted, and a seat that was left, once no page may hear of it', async () => {
    const [owner, kim, lee] = [
      await world.join('owner'),
      await world.join('kim'),
      await world.join('lee'),
    ];
    const lists = new CollectionRepository({ database, signals: new OpenSignals(kind) }, clock);
    const shared = async (name: string) => {
      const id = made(await lists.make(owner, name, UNNAMED));
      made(await lists.share(owner, id, { mayAdd: true, mayVote: true, days: null }));
      const { link } = made(await lists.one(owner, id));
      for (const one of [kim, lee]) made(await lists.join(one, link?.code ?? ''));
      return id;
    };
    const [gone, stays] = [await shared('지울 모음'), await shared('남는 모음')];
    made(await lists.remove(owner, gone));
    made(await lists.leave(kim, stays));
    const seats = made(await lists.one(owner, stays)).members;
    made(await lists.putOut(owner, stays, seats.find(({ isMe }) => !isMe)?.id ?? ''));
    clock.advance(OVER_COLLECTION_DAYS * DAY_MS);
    await run(FORGET_OVER_COLLECTIONS);
    expect([await count('collections'), await count('collection_seats')]).toEqual([2, 6]);
    clock.advance(1);
    await run(FORGET_OVER_COLLECTIONS);
    // Whoever was put out is still known by the link.
    expect([await count('collections'), await count('collection_seats')]).toEqual([1, 2]);
    expect(await asked(counted('collection_seats'))).toBe(2);
  });

  test('is who was told numbers, of rooms and of houses', async () => {
    const memberId = await world.join('kim');
    const showing = { day: '20260101', memberId, houseId: 1, way: 'TEL' } as const;
    await database.db.insert(houseShowings).values(showing);
    await run(FORGET_DEAL_SHOWINGS);
    expect(await count('house_showings')).toBe(0);
    expect(await asked(counted('house_showings'))).toBe(0);
  });

  test('is freed with all that was written along with it', async () => {
    const id = await world.write(await world.join('owner'));
    const look = (viewer: string) =>
      world.deals.view(id, { day: seoulDay(clock.now()), viewer, memberId: null });
    for (let at = 0; at < 50; at += 1) await look(`viewer ${at}`);
    clock.advance(2 * DAY_MS);
    await run(FORGET_DEAL_VIEWS);
    expect(await count('deal_views')).toBe(0);
    expect([await asked(counted('deal_view_counts')), await asked(counted('deals'))]).toEqual([
      1, 1,
    ]);
  });
});
