import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONFIRMED_DAYS, DEAL_STATUS, ITEM_TYPE, NOTIFICATION_KIND } from '#core';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { EndingDealRepository } from '../../../server/db/deals/ending-deal-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import type { Api } from '../../../server/http/wire-types';
import { askOwners } from '../../../server/jobs/ask-owners';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';
import { TestBrowser } from '../../support/test-browser';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('owners of whom something is asked, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof dealsOn>;
  let app: Api;
  let kim: number;
  let id: string;
  let press: (who: number, what: 'ask' | 'gone') => Promise<number>;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    const accounts = accountsOn(database, new MovingClock());
    const { deals, inquiries } = world;
    app = await buildApp(
      appDeps({ ...accounts, deals, inquiries, notifications: notifications(), clock }),
    );
    kim = await world.join('kim');
    id = await world.write(kim, { title: '남향 원룸' });
    press = async (who, what) => {
      const browser = new TestBrowser(app);
      browser.tokens = await accounts.sessions.open(who);
      return (await browser.send('POST', `/v2/deals/${id}/${what}`)).statusCode;
    };
  });
  afterEach(async () => {
    await app.close();
    await database.close();
  });

  const notifications = () => new NotificationRepository(database, clock, new OpenSignals(kind));
  const ask = () =>
    askOwners({
      ending: new EndingDealRepository(database),
      notifications: notifications(),
      clock,
      cancel: new AbortController().signal,
    })({}, { id: 1, kind: '', key: '', payload: {}, attempt: 1 });
  const told = async () =>
    (await notifications().page(kim, { kind: null, cursor: null, limit: 30 })).items;

  test('are asked at once by day, once for all who ask, and again after a confirmation', async () => {
    const [lee, park] = [await world.join('lee'), await world.join('park')];
    for (const who of [lee, lee, park]) expect(await press(who, 'ask')).toBe(200);
    await ask();
    expect(await told()).toMatchObject([
      {
        kind: NOTIFICATION_KIND.DEAL_CONFIRM,
        NOTI_TARGET_CD: ITEM_TYPE.DEAL,
        LINK: id,
        title: '아직 있는지 물어봤어요',
        message: expect.stringContaining('남향 원룸') as string,
      },
    ]);
    clock.advance(1000);
    await world.deals.confirm(kim, id);
    await ask();
    expect(await told()).toHaveLength(1);
    await press(park, 'ask');
    expect(await told()).toHaveLength(2);
  });

  test('are told once that two said that it is gone', async () => {
    expect(await press(await world.join('lee'), 'gone')).toBe(200);
    await ask();
    expect(await told()).toEqual([]);
    for (const name of ['park', 'choi']) await press(await world.join(name), 'gone');
    await ask();
    expect(await told()).toMatchObject([{ title: '방이 이미 나갔나요?', LINK: id }]);
  });

  test('sleep: what was asked by night they are asked in the morning', async () => {
    clock.advance(Date.parse('2026-11-21T23:00:00+09:00') - clock.now());
    await press(await world.join('lee'), 'ask');
    await ask();
    expect(await told()).toEqual([]);
    clock.advance(9 * 3_600_000);
    await ask();
    await ask();
    expect(await told()).toHaveLength(1);
  });

  test('are asked nothing of what is on no list', async () => {
    const lee = await world.join('lee');
    await world.inquiries.ask(lee, id);
    await world.deals.setStatus(kim, id, DEAL_STATUS.HIDDEN);
    await ask();
    expect(await told()).toEqual([]);
    expect(await press(lee, 'gone')).toBe(410);
  });

  test('who asked is forgotten once the week is over', async () => {
    await world.inquiries.ask(await world.join('lee'), id);
    const ending = new EndingDealRepository(database);
    const forget = () => ending.forgetWords(clock.now() - CONFIRMED_DAYS * DAY_MS, 10);
    expect(await forget()).toBe(0);
    clock.advance(CONFIRMED_DAYS * DAY_MS + 1);
    expect(await forget()).toBe(1);
  });
});
