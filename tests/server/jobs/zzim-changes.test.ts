import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  DEAL_STATUS,
  hybridStampAt,
  ITEM_TYPE,
  NOTIFICATION_KIND,
  PUSH_KIND,
  seenHouse,
  type JoinedZzim,
  type KeptHouse,
  type NoticeSummary,
  type PushKind,
} from '#core';
import { memberLists } from '../../../server/db/lists/member-list-repository';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { NoticeAlarmRepository } from '../../../server/db/notifications/notice-alarm-repository';
import { notices as noticeRows } from '../../../server/db/schema/notices';
import { ZzimLookRepository } from '../../../server/db/zzim/zzim-look-repository';
import { tellZzimChanges } from '../../../server/jobs/tell-zzim-changes';
import type { HouseSummaryRecord } from '../../../server/ports/houses/house-record';
import type { StoredNotifications } from '../../../server/ports/notifications/notifications';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES } from '../../support/databases';
import { directToKeep } from '../../support/deals-on-database';
import { houseRecord } from '../../support/house-records';
import { mateToKeep, matesOn } from '../../support/mates-on-database';
import { noticeContent, noticeSummary } from '../../support/notices';
import { pushOn } from '../../support/push-on-database';
import { ONE_RUN, toldOn } from '../../support/told-on-database';

const HOUR_MS = 3_600_000;

describe.each(DATABASES)('changes of what is kept, on %s', (kind) => {
  let base: Awaited<ReturnType<typeof toldOn>>;
  let { database, clock, world, owner, kim } = {} as typeof base;
  let push: Awaited<ReturnType<typeof pushOn>>;
  let houses: HouseSummaryRecord[];
  let notices: NoticeSummary[];
  beforeEach(async () => {
    base = await toldOn(kind);
    ({ database, clock, world, owner, kim } = base);
    push = await pushOn(database, clock);
    [houses, notices] = [[], []];
    await asks(kim);
  });
  afterEach(() => database.close());

  const asks = (memberId: number, kinds: readonly PushKind[] = [PUSH_KIND.ZZIM]) =>
    push.device(memberId, { kinds, showsText: false });
  const tell = (add?: StoredNotifications['add']) => {
    clock.advance(1);
    return tellZzimChanges({
      looks: new ZzimLookRepository(database),
      houses: { some: (ids) => Promise.resolve(houses.filter(({ id }) => ids.includes(id))) },
      notices: { some: (ids) => Promise.resolve(notices.filter(({ id }) => ids.includes(id))) },
      notifications: add === undefined ? base.notifications() : { add },
      clock,
      cancel: new AbortController().signal,
    })({}, ONE_RUN);
  };
  const told = (memberId = kim) => base.told(memberId);
  const titles = async (memberId = kim) => (await told(memberId)).map(({ title }) => title);
  const lists = () => memberLists(database, clock);
  const keeps = async (
    type: JoinedZzim['type'],
    id: string,
    kept: KeptHouse | null = null,
    memberId = kim,
  ) => {
    clock.advance(1);
    const at = hybridStampAt(clock.now(), 'phone');
    made(await lists().zzims.join(memberId, [{ type, id, at, isKept: true, kept }]));
  };
  const lets = (type: JoinedZzim['type'], id: string) =>
    lists().zzims.act(kim, [(at) => ({ type, id, at, isKept: false, kept: null })], null);
  const price = (monthly: number): KeptHouse => ({
    status: 'OPEN',
    dealType: 'MONTH_RENT',
    deposit: 1000,
    monthly,
    maintenance: 0,
  });
  const house = (id: string, monthly: number, status: 'OPEN' | 'SOLD' = 'OPEN') => {
    const { deposit, dealType } = price(monthly);
    return {
      ...houseRecord({ id }),
      status,
      deposit,
      dealType,
      monthly,
      maintenance: 0,
    } as unknown as HouseSummaryRecord;
  };
  /** A room of the owner that kim keeps, and that was looked at. */
  const room = async () => {
    const id = await world.write(owner, { monthly: 50 });
    made(await world.dealZzims.keep(kim, id));
    await tell();
    return id;
  };
  const change = (id: string, monthly: number) =>
    world.deals.change(owner, { id, base: null }, directToKeep({ monthly }), UNNAMED);
  const stands = (id: string, status: 'OPEN' | 'RESERVED' | 'DONE') =>
    world.deals.setStatus(owner, id, DEAL_STATUS[status]);

  test('are told once each, and lead to the thing', async () => {
    const id = await room();
    expect(await told()).toEqual([]);
    made(await change(id, 45));
    await tell();
    await tell();
    expect(await told()).toMatchObject([
      {
        kind: NOTIFICATION_KIND.ZZIM_CHANGED,
        title: '찜한 방의 값이 내렸어요',
        message: expect.stringContaining('월세 5만 내림') as string,
        NOTI_TARGET_CD: ITEM_TYPE.DEAL,
        LINK: id,
      },
    ]);
    made(await change(id, 50));
    await tell();
    made(await change(id, 45));
    await tell();
    expect(await titles()).toEqual([
      '찜한 방의 값이 내렸어요',
      '찜한 방의 값이 올랐어요',
      '찜한 방의 값이 내렸어요',
    ]);
    expect(await told(owner)).toEqual([]);
  });

  test('are that a room is reserved, free again and over; what became of it nobody learns', async () => {
    const id = await room();
    await stands(id, 'RESERVED');
    await tell();
    await stands(id, 'OPEN');
    await tell();
    await world.hold(id, 'HELD');
    await tell();
    await world.hold(id, null);
    await tell();
    await stands(id, 'DONE');
    await tell();
    expect(await titles()).toEqual([
      '찜한 방이 예약됐어요',
      '찜한 방이 다시 나왔어요',
      '찜한 방을 지금은 볼 수 없어요',
      '찜한 방이 다시 나왔어요',
      '찜한 방을 지금은 볼 수 없어요',
    ]);
    const [held, done] = (await told()).filter(({ title }) => title.includes('볼 수 없어요'));
    expect(held?.message).toBe(done?.message);
  });

  test('are that a mate is not to be seen any more', async () => {
    const mates = matesOn(database, clock);
    const id = made(await mates.mates.write(owner, mateToKeep(), UNNAMED));
    made(await world.dealZzims.keep(kim, id));
    await tell();
    await world.confirmedAt(id, 0);
    await tell();
    expect(await titles()).toEqual(['찜한 메이트를 지금은 볼 수 없어요']);
  });

  test('are of houses, until they are gone', async () => {
    houses = [house('1', 50), house('2', 50)];
    await keeps('house', '1', price(50));
    await keeps('house', '2', price(50));
    await keeps('house', 'not a number', price(50));
    await tell();
    houses = [house('1', 55)];
    await tell();
    houses = [house('1', 55, 'SOLD')];
    await tell();
    const both = await told();
    expect(both.map(({ title }) => title)).toEqual([
      '찜한 집의 값이 올랐어요',
      '찜한 집의 거래가 끝났어요',
    ]);
    expect(both[0]).toMatchObject({ NOTI_TARGET_CD: ITEM_TYPE.HOUSE, LINK: '1' });
  });

  test('are that a notice is corrected, and that it closes soon', async () => {
    const open = noticeSummary({ id: '7', status: 'OPEN', until: '2027-03-01', correctedOn: null });
    notices = [open];
    await keeps('notice', '7');
    await tell();
    notices = [{ ...open, correctedOn: '20261120', until: '2027-03-02' }];
    await tell();
    notices = [{ ...open, correctedOn: '20261120', until: '2026-11-21' }];
    await tell();
    notices = [{ ...open, correctedOn: '20261120', until: '2026-11-21', status: 'EXPIRE' }];
    await tell();
    expect(await titles()).toEqual(['찜한 공고가 정정됐어요', '찜한 공고가 곧 마감해요']);
    expect(await told()).toMatchObject([{ NOTI_TARGET_CD: ITEM_TYPE.RENTAL, LINK: '7' }, {}]);
  });

  test('are not told of a notice of which an alarm tells', async () => {
    await database.db.transaction((tx) =>
      replaceOrAddNotices(
        tx,
        [{ ...noticeContent(), number: '7' }],
        { source: 'IMPORT', sourceName: 'test' },
        { now: clock.now() },
      ),
    );
    const [row] = await database.db.select().from(noticeRows);
    const id = String(row?.id);
    expect(await new NoticeAlarmRepository(database, clock).set(kim, id, [1])).toBe('set');
    const open = noticeSummary({ id, status: 'OPEN', until: '2027-03-01', correctedOn: null });
    notices = [open];
    await keeps('notice', id);
    await tell();
    notices = [{ ...open, correctedOn: '20261120' }];
    await tell();
    await new NoticeAlarmRepository(database, clock).remove(kim, id);
    await tell();
    expect(await told()).toEqual([]);
    notices = [{ ...open, correctedOn: '20261121' }];
    await tell();
    expect(await titles()).toEqual(['찜한 공고가 정정됐어요']);
  });

  test('are not what a member has seen meanwhile, on whatever device', async () => {
    houses = [house('1', 50)];
    await keeps('house', '1', price(50));
    await tell();
    houses = [house('1', 45)];
    clock.advance(1);
    const at = hybridStampAt(clock.now(), 'desk');
    const seen = { type: 'house', id: '1', at, isKept: true, state: seenHouse(price(45)) } as const;
    made(await lists().seen.join(kim, [seen]));
    await tell();
    expect(await told()).toEqual([]);
    houses = [house('1', 50)];
    await tell();
    expect(await titles()).toEqual(['찜한 집의 값이 올랐어요']);
  });

  test('are none of before they were asked for, and then those since a thing is kept', async () => {
    houses = [house('1', 45), house('2', 40)];
    await keeps('house', '1', price(50));
    await tell();
    expect(await told()).toEqual([]);
    await keeps('house', '2', price(50));
    await tell();
    expect((await told()).map(({ LINK }) => LINK)).toEqual(['2']);
  });

  test('are told to nobody who did not ask, and to nobody any more who stopped it or let go', async () => {
    const id = await world.write(owner, { monthly: 50 });
    const lee = await world.join('lee');
    await asks(lee, [PUSH_KIND.CHAT]);
    made(await world.dealZzims.keep(lee, id));
    made(await world.dealZzims.keep(kim, id));
    await tell();
    await lets('direct', id);
    made(await change(id, 45));
    await tell();
    made(await world.dealZzims.keep(kim, id));
    await tell();
    expect([await told(lee), await told()]).toEqual([[], []]);
    await database.pool.query('delete from push_devices');
    made(await change(id, 40));
    await tell();
    const { rows } = await database.pool.query('select from zzim_looks');
    expect([rows, await told()]).toEqual([[], []]);
  });

  test('are never of what is one’s own, nor of people whom one does not meet', async () => {
    const id = await room();
    await world.blocks.block(owner, String(kim));
    await asks(owner);
    await keeps('direct', id, price(50), owner);
    await database.pool.query('insert into house_members values (1, $1)', [kim]);
    houses = [house('1', 50)];
    await keeps('house', '1', price(50));
    await tell();
    houses = [house('1', 45)];
    made(await change(id, 45));
    await tell();
    expect([await told(), await told(owner)]).toEqual([[], []]);
    await world.blocks.unblock(owner, String(kim));
    await tell();
    expect(await titles()).toEqual(['찜한 방의 값이 내렸어요']);
  });

  test('wait for the morning, and are told once where the process stopped in the middle', async () => {
    const id = await room();
    clock.advance(10 * HOUR_MS);
    made(await change(id, 45));
    await tell();
    expect(await told()).toEqual([]);
    clock.advance(10 * HOUR_MS);
    const stops = async (given: Parameters<StoredNotifications['add']>[0]) => {
      await base.notifications().add(given);
      throw new Error('the process stopped');
    };
    await expect(tell(stops)).rejects.toThrow('stopped');
    await tell();
    expect(await titles()).toEqual(['찜한 방의 값이 내렸어요']);
  });

  test('are pushed to the devices that asked', async () => {
    const id = await room();
    made(await change(id, 45));
    await tell();
    const [one] = await told();
    expect(one?.kind).toBe(NOTIFICATION_KIND.ZZIM_CHANGED);
    const { rows } = await database.pool.query<{ kind: string }>(
      `select kind from jobs where kind like '%push%'`,
    );
    expect(rows.length).toBe(1);
  });

  test('are forgotten with the member', async () => {
    await room();
    await database.pool.query('delete from members where id = $1', [kim]);
    const { rows } = await database.pool.query('select from zzim_looks');
    expect(rows).toEqual([]);
    const looks = new ZzimLookRepository(database);
    const state = seenHouse(price(50));
    await looks.looked([{ memberId: kim, type: 'house', id: '1', state, number: 1 }], clock.now());
    expect((await database.pool.query('select from zzim_looks')).rows).toEqual([]);
  });
});
