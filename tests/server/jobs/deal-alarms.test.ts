import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  DEAL_STATUS,
  DEAL_TYPE,
  dealSearchFrom,
  HOUSE_TYPE,
  ITEM_TYPE,
  MOST_ALARMS_A_DAY,
  NOTIFICATION_KIND,
  type DealKind,
  type DirectDraft,
} from '#core';
import { DealAlarmRepository } from '../../../server/db/deal-alarms/deal-alarm-repository';
import { DealAlarmRunRepository } from '../../../server/db/deal-alarms/deal-alarm-run-repository';
import { ModerationRepository } from '../../../server/db/moderation/moderation-repository';
import { tellDealAlarms } from '../../../server/jobs/tell-deal-alarms';
import type { DirectToKeep } from '../../../server/ports/deals/deals';
import type { StoredNotifications } from '../../../server/ports/notifications/notifications';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES } from '../../support/databases';
import { directToKeep } from '../../support/deals-on-database';
import { mateToKeep, matesOn } from '../../support/mates-on-database';
import { directDraft } from '../../support/direct-drafts';
import { ONE_RUN, toldOn } from '../../support/told-on-database';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const IN_SILLIM = 'dongliCode=1162010200';

describe.each(DATABASES)('alarms of searches on %s', (kind) => {
  let base: Awaited<ReturnType<typeof toldOn>>;
  let { database, clock, world, owner, kim } = {} as typeof base;
  let alarms: DealAlarmRepository;
  beforeEach(async () => {
    base = await toldOn(kind);
    ({ database, clock, world, owner, kim } = base);
    alarms = new DealAlarmRepository(database, clock);
  });
  afterEach(() => database.close());

  const tell = (add?: StoredNotifications['add']) => {
    // What is told later is the later one.
    clock.advance(1);
    return tellDealAlarms({
      runs: new DealAlarmRunRepository(database),
      notifications: add === undefined ? base.notifications() : { add },
      clock,
      cancel: new AbortController().signal,
    })({}, ONE_RUN);
  };
  const told = (memberId = kim) => base.told(memberId);
  const titles = async (memberId = kim) => (await told(memberId)).map(({ title }) => title);
  const search = async (params = IN_SILLIM, dealType: DealKind = 'direct', memberId = kim) =>
    made(await alarms.set(memberId, dealSearchFrom(dealType, params), '신림동'));
  const change = (id: string, monthly: number) =>
    world.deals.change(owner, { id, base: null }, directToKeep({ monthly }), UNNAMED);
  /** Rooms that nobody finds to be the same. */
  const offers = async (count: number) => {
    for (let at = 0; at < count; at += 1) await world.write(owner, { deposit: 100 * (at + 1) });
  };

  test('tell of a room that matches once, and lead to it', async () => {
    const old = await world.write(owner, { monthly: 30 });
    clock.advance(1);
    await search(`${IN_SILLIM}&monthlyTo=50`);
    const id = await world.write(owner, { monthly: 45 });
    await world.write(owner, { monthly: 60 });
    await tell();
    await tell();
    expect(await told()).toMatchObject([
      {
        kind: NOTIFICATION_KIND.DEAL_ALARM,
        title: '신림동 직거래 새 글',
        message: expect.stringContaining('월세 1,000/45') as string,
        NOTI_TARGET_CD: ITEM_TYPE.DEAL,
        LINK: id,
      },
    ]);
    expect(old).not.toBe(id);
    expect(await told(owner)).toEqual([]);
  });

  test('tell of several at once, and lead to the list that was searched', async () => {
    await search();
    await search('monthlyTo=100');
    await offers(3);
    await tell();
    const both = (await told()).map(({ title, NOTI_TARGET_CD, LINK }) => [
      title,
      NOTI_TARGET_CD,
      LINK,
    ]);
    const [title, list] = ['신림동 직거래 새 글 3개', ITEM_TYPE.DIRECT_DONGLI];
    expect(both.toSorted()).toEqual([
      [title, list, '/direct?monthlyTo=100'],
      [title, list, '1162010200'],
    ]);
  });

  test('tell again when the price fell, and not when it rose or another word changed', async () => {
    await search();
    const id = await world.write(owner, { monthly: 45 });
    await tell();
    made(await change(id, 50));
    await tell();
    made(await change(id, 45));
    await tell();
    expect(await titles()).toEqual(['신림동 직거래 새 글']);
    made(await change(id, 44));
    await tell();
    await tell();
    expect(await titles()).toEqual(['신림동 직거래 새 글', '신림동 직거래 가격이 내려간 글']);
  });

  test('tell of a room from before the alarm that got cheaper, or opened again', async () => {
    const [cheaper, reopened, same] = [
      await world.write(owner, { monthly: 45 }),
      await world.write(owner, { deposit: 2_000 }),
      await world.write(owner, { deposit: 3_000 }),
    ];
    await world.deals.setStatus(owner, reopened, DEAL_STATUS.HIDDEN);
    await tell();
    clock.advance(1);
    await search();
    await world.deals.confirm(owner, same);
    await tell();
    expect(await told()).toEqual([]);
    made(await change(cheaper, 40));
    await tell();
    await world.deals.confirm(owner, reopened);
    await tell();
    expect((await told()).map(({ LINK }) => LINK)).toEqual([cheaper, reopened]);
  });

  test('tell nothing of a price that fell and rose again before anybody was told', async () => {
    const id = await world.write(owner, { monthly: 50 });
    await tell();
    clock.advance(1);
    await search();
    made(await change(id, 45));
    made(await change(id, 60));
    await tell();
    expect(await told()).toEqual([]);
  });

  test('tell of one that was held once everybody sees it', async () => {
    const moderation = new ModerationRepository(database, clock);
    await moderation.list('word', '몰래연락', '규칙');
    await search();
    await world.write(owner, { title: '몰래연락 주세요' });
    await tell();
    expect(await told()).toEqual([]);
    const [waiting] = await moderation.waiting();
    await moderation.decide(waiting?.caseNumber ?? '', 'SHOW', '괜찮아요.');
    await tell();
    expect(await titles()).toEqual(['신림동 직거래 새 글']);
  });

  test('tell of mates by every dong that they name, and of neither of two who do not meet', async () => {
    const { mates } = matesOn(database, clock);
    const lee = await world.join('lee');
    await search('dongliCode=1162010100&side=HAS', 'mate');
    await search('', 'mate', lee);
    await world.blocks.block(lee, String(owner));
    made(await mates.write(owner, mateToKeep(), UNNAMED));
    await world.blocks.block(kim, String(owner));
    await tell();
    expect(await told()).toEqual([]);
    expect(await told(lee)).toEqual([]);
    const park = await world.join('park');
    made(await mates.write(park, mateToKeep(), UNNAMED));
    await tell();
    expect(await titles(lee)).toEqual(['신림동 메이트 새 글']);
    expect(await told(park)).toEqual([]);
  });

  test('say nothing of what is over by then, and of it again once it is back', async () => {
    await search();
    const id = await world.write(owner);
    clock.advance(Date.parse('2026-11-20T22:00:00+09:00') - clock.now());
    await tell();
    const other = await world.write(owner, { deposit: 2_000 });
    await tell();
    expect(await told()).toEqual([]);
    await world.deals.setStatus(owner, id, DEAL_STATUS.DONE);
    await world.deals.setStatus(owner, other, DEAL_STATUS.HIDDEN);
    clock.advance(10 * HOUR_MS);
    await tell();
    expect(await told()).toEqual([]);
    await world.deals.confirm(owner, other);
    await tell();
    expect((await told()).map(({ LINK }) => LINK)).toEqual([other]);
  });

  test('tell a few times a day, and the rest together the next morning', async () => {
    await search();
    for (let at = 0; at < MOST_ALARMS_A_DAY + 2; at += 1) {
      await world.write(owner, { deposit: 100 * (at + 1) });
      await tell();
    }
    expect(await titles()).toEqual(Array(MOST_ALARMS_A_DAY).fill('신림동 직거래 새 글'));
    clock.advance(DAY_MS);
    await tell();
    await tell();
    expect((await titles()).slice(MOST_ALARMS_A_DAY)).toEqual(['신림동 직거래 새 글 2개']);
  });

  /** Tells as often as there may be in a day: what is found from here on waits for the next one. */
  const tellAll = async () => {
    for (let at = 0; at < MOST_ALARMS_A_DAY; at += 1) {
      await world.write(owner, { deposit: 100 * (at + 1), monthly: 20 });
      await tell();
    }
  };
  const afterAll = async () => (await told()).slice(MOST_ALARMS_A_DAY);

  test.each([
    ['dearer', { monthly: 60 }],
    ['of another kind', { roomType: HOUSE_TYPE.GOSHIWON }],
    ['elsewhere', { place: { ...directDraft().place, dongliCode: '1162010100' } }],
    ['paid otherwise', { rentType: DEAL_TYPE.JEONSE, deposit: 9_000, monthly: 0 }],
  ])(
    'say nothing of what is %s by the time of telling, and say it once it fits',
    async (_, over) => {
      await search(`${IN_SILLIM}&monthlyTo=50&rentType=MONTH_RENT&roomType=${HOUSE_TYPE.ONE_ROOM}`);
      await tellAll();
      const id = await world.write(owner, { monthly: 45 });
      await tell();
      const changed = (kept: DirectToKeep) =>
        world.deals.change(owner, { id, base: null }, kept, UNNAMED);
      made(await changed(directToKeep(over)));
      clock.advance(DAY_MS);
      await tell();
      expect(await afterAll()).toEqual([]);
      made(await changed(directToKeep({ monthly: 45 })));
      await tell();
      expect(await afterAll()).toMatchObject([{ title: '신림동 직거래 새 글', LINK: id }]);
    },
  );

  test('say nothing of what was decided and does not fit any more', async () => {
    await search(`${IN_SILLIM}&monthlyTo=50`);
    const id = await world.write(owner, { monthly: 45 });
    const other = await world.write(owner, { deposit: 2_000, monthly: 45 });
    const died = new Error('killed');
    await expect(tell(() => Promise.reject(died))).rejects.toBe(died);
    made(await change(id, 60));
    await tell();
    expect((await told()).map(({ LINK }) => LINK)).toEqual([other]);
  });

  test('drop a fall that waits once the price rose again, and never tell as new what was told', async () => {
    await search();
    const id = await world.write(owner, { monthly: 45 });
    await tell();
    await tellAll();
    made(await change(id, 40));
    await tell();
    made(await change(id, 50));
    clock.advance(DAY_MS);
    await tell();
    expect((await afterAll()).filter(({ LINK }) => LINK === id)).toEqual([]);
    made(await change(id, 44));
    await tell();
    expect((await afterAll()).at(-1)).toMatchObject({
      title: '신림동 직거래 가격이 내려간 글',
      LINK: id,
    });
  });

  test('say nothing of a fall that was decided and rose again', async () => {
    await search();
    const id = await world.write(owner, { monthly: 45 });
    await tell();
    made(await change(id, 40));
    const died = new Error('killed');
    await expect(tell(() => Promise.reject(died))).rejects.toBe(died);
    made(await change(id, 41));
    await tell();
    expect(await titles()).toEqual(['신림동 직거래 새 글']);
  });

  test('tell as new what fell before it was told, and no fall from there', async () => {
    await search();
    const id = await world.write(owner, { monthly: 45 });
    const died = new Error('killed');
    await expect(tell(() => Promise.reject(died))).rejects.toBe(died);
    made(await change(id, 40));
    await tell();
    await tell();
    expect(await titles()).toEqual(['신림동 직거래 새 글']);
    made(await change(id, 39));
    await tell();
    expect(await titles()).toEqual(['신림동 직거래 새 글', '신림동 직거래 가격이 내려간 글']);
  });

  test('take no other kind of rent for a fall, and tell of one from there', async () => {
    await search();
    const id = await world.write(owner, { monthly: 45 });
    const old = await world.write(owner, { deposit: 2_000, monthly: 45 });
    await database.pool.query(`update deal_news set listed_at = 'epoch' where deal_id = $1`, [old]);
    await tell();
    clock.advance(1);
    const changed = async (dealId: string, over: Partial<DirectDraft>) => {
      made(
        await world.deals.change(owner, { id: dealId, base: null }, directToKeep(over), UNNAMED),
      );
      await tell();
    };
    const jeonse = { rentType: DEAL_TYPE.JEONSE, monthly: 0 };
    // As much as 45 a month would be 10,800 by the key that orders them.
    await changed(id, { ...jeonse, deposit: 9_000 });
    await changed(old, { ...jeonse, deposit: 9_500 });
    await changed(id, { monthly: 20, deposit: 1_000 });
    await changed(id, { ...jeonse, deposit: 3_000 });
    expect(await titles()).toEqual(['신림동 직거래 새 글']);
    await changed(id, { ...jeonse, deposit: 2_900 });
    expect(await titles()).toEqual(['신림동 직거래 새 글', '신림동 직거래 가격이 내려간 글']);
  });

  test('tell once, wherever a process died, and what came meanwhile by another telling', async () => {
    await search();
    await world.write(owner);
    const died = new Error('killed');
    // Nothing was told yet, and then all but that it was told.
    await expect(tell(() => Promise.reject(died))).rejects.toBe(died);
    await world.write(owner, { deposit: 2_000 });
    const dying = async (given: Parameters<StoredNotifications['add']>[0]) => {
      await base.notifications().add(given);
      throw died;
    };
    await expect(tell(dying)).rejects.toBe(died);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await titles()).toEqual(['신림동 직거래 새 글', '신림동 직거래 새 글']);
    expect(new Set((await told()).map(({ LINK }) => LINK)).size).toBe(2);
  });

  test('of a telling that was decided nothing is said where all of it is over since', async () => {
    await search();
    const id = await world.write(owner);
    const died = new Error('killed');
    await expect(tell(() => Promise.reject(died))).rejects.toBe(died);
    await world.deals.setStatus(owner, id, DEAL_STATUS.DONE);
    await tell();
    expect(await told()).toEqual([]);
    await world.write(owner, { deposit: 2_000 });
    await tell();
    expect(await titles()).toEqual(['신림동 직거래 새 글']);
  });

  test('that are gone say nothing, and one that is set again begins anew', async () => {
    const { id } = await search();
    await world.write(owner);
    await alarms.remove(kim, id);
    await tell();
    clock.advance(1);
    await search();
    await tell();
    expect(await told()).toEqual([]);
  });
});
