import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NOTIFICATION_KIND, type HouseStatus, type VisitState } from '#core';
import { VisitRepository } from '../../../server/db/chats/agreed-visits';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import type { Database } from '../../../server/db/database';
import { CalendarRepository } from '../../../server/db/notifications/calendar-repository';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { MemberChangeRepository } from '../../../server/db/notifications/member-changes';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { houses } from '../../../server/db/schema/houses';
import { remindVisits } from '../../../server/jobs/remind-visits';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { houseRecord } from '../../support/house-records';
import { matesOn, mateToKeep } from '../../support/mates-on-database';
import { MovingClock } from '../../support/moving-clock';

const HOUR_MS = 3_600_000;

describe.each(DATABASES)('two who agreed on a visit, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof dealsOn>;
  let chats: ChatRepository;
  let kim: number;
  let lee: number;
  let dealId: string;
  let room: string;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    [kim, lee] = [await world.join('kim'), await world.join('lee')];
    dealId = await world.write(kim, { title: '남향 원룸' });
    room = made(await chats.open(lee, { dealId }));
  });
  afterEach(() => database.close());

  const notifications = () => new NotificationRepository(database, clock, new OpenSignals(kind));
  const remind = () =>
    remindVisits({
      visits: new VisitRepository(database),
      notifications: notifications(),
      clock,
      cancel: new AbortController().signal,
    })({}, { id: 1, kind: '', key: '', payload: {}, attempt: 1 });
  const told = async (memberId: number) =>
    (
      await notifications().page(memberId, {
        kind: NOTIFICATION_KIND.VISIT,
        cursor: null,
        limit: 30,
      })
    ).items;
  const wish = (memberId: number, state: VisitState, at: number) =>
    chats.visit(memberId, room, { state, at }, UNNAMED);
  const agree = async (at: number) => {
    made(await wish(lee, 'PROPOSED', at));
    made(await wish(kim, 'AGREED', at));
  };

  test('are both reminded once, two hours before', async () => {
    const at = clock.now() + 5 * HOUR_MS;
    await agree(at);
    await remind();
    expect([await told(kim), await told(lee)]).toEqual([[], []]);
    clock.advance(3 * HOUR_MS);
    await remind();
    await remind();
    for (const who of [kim, lee])
      expect(await told(who)).toMatchObject([
        { LINK: `/chats/${room}`, message: expect.stringContaining('남향 원룸') as string },
      ]);
  });

  test('are reminded of the time that stands, and of none that was called off', async () => {
    const at = clock.now() + 3 * HOUR_MS;
    await agree(at);
    made(await wish(lee, 'CALLED_OFF', at));
    clock.advance(2 * HOUR_MS);
    await remind();
    expect(await told(kim)).toEqual([]);
    await agree(clock.now() + 90 * 60_000);
    await remind();
    expect(await told(kim)).toHaveLength(1);
  });

  test('are not reminded of each other once they do not meet', async () => {
    await agree(clock.now() + HOUR_MS);
    await world.blocks.block(lee, String(kim));
    await remind();
    expect([await told(kim), await told(lee)]).toEqual([[], []]);
  });

  test('are reminded of a room that is held since without its name, but for its owner', async () => {
    await agree(clock.now() + HOUR_MS);
    await remind();
    await world.hold(dealId, 'HELD');
    const messages = [await told(kim), await told(lee)].flat().map(({ message }) => message);
    expect(messages).toEqual([
      expect.stringContaining('남향 원룸'),
      expect.stringMatching(/^방을/),
    ]);
  });

  test('read nothing more of a reminder of each other once they do not meet', async () => {
    await agree(clock.now() + HOUR_MS);
    await remind();
    const all = () =>
      new MemberChangeRepository(database).since(
        [kim, lee].map((memberId) => ({ memberId, after: 0 })),
      );
    expect(JSON.stringify(await all())).toContain('남향 원룸');
    await world.blocks.block(lee, String(kim));
    expect([await told(kim), await told(lee)]).toEqual([[], []]);
    expect(JSON.stringify(await all())).not.toContain('남향 원룸');
    const inbox = await notifications().page(lee, { kind: null, cursor: null, limit: 30 });
    expect(inbox.unread.counts.VISIT).toBe(0);
    await world.blocks.unblock(lee, String(kim));
    expect(await told(kim)).toHaveLength(1);
  });

  const OFF = [{ title: '취소된 약속이에요', message: '' }];
  /** What a page of a member that has heard of all up to a change hears of notifications. */
  const heardAfter = async (memberId: number, after: number) => {
    const [heard = []] = await new MemberChangeRepository(database).since([{ memberId, after }]);
    return heard.flatMap((one) => (one.kind === 'notification' ? [one.one] : []));
  };
  const changeOf = async (memberId: number) =>
    (await notifications().page(memberId, { kind: null, cursor: null, limit: 1 })).unread.change;

  test.each(['lee calls it off', 'lee moves it'])(
    'read and hear at once that a reminder is void where %s',
    async (what) => {
      const at = clock.now() + HOUR_MS;
      await agree(at);
      await remind();
      const before = new Map([
        [kim, await changeOf(kim)],
        [lee, await changeOf(lee)],
      ]);
      if (what === 'lee moves it') await agree(at + 9 * HOUR_MS);
      else made(await wish(lee, 'CALLED_OFF', at));
      for (const [who, change] of before) {
        expect(await told(who)).toMatchObject(OFF);
        const heard = await heardAfter(who, change);
        const ofVisit = heard.filter((one) => one.kind === NOTIFICATION_KIND.VISIT);
        expect(ofVisit).toMatchObject(OFF);
        // Whoever heard of it has heard of all, and no two changes are one.
        expect(ofVisit[0]?.change).toBe(await changeOf(who));
        expect(new Set(heard.map((one) => one.change)).size).toBe(heard.length);
      }
    },
  );

  test('read that a reminder holds again once they agree on its time once more', async () => {
    const at = clock.now() + HOUR_MS;
    await agree(at);
    await remind();
    made(await wish(lee, 'CALLED_OFF', at));
    const before = await changeOf(kim);
    await agree(at);
    const [again] = await told(kim);
    expect(again?.message).toContain('남향 원룸');
    const heard = await heardAfter(kim, before);
    expect(heard.find((one) => one.id === again?.id)).toEqual(again);
  });

  test('hear nothing of a reminder by what leaves the visit as it is', async () => {
    const at = clock.now() + HOUR_MS;
    await agree(at);
    await remind();
    const before = await changeOf(kim);
    made(await wish(lee, 'PROPOSED', at + 3 * HOUR_MS));
    made(await wish(kim, 'DECLINED', at + 3 * HOUR_MS));
    const heard = await heardAfter(kim, before);
    expect(heard.filter((one) => one.kind === NOTIFICATION_KIND.VISIT)).toEqual([]);
    expect((await told(kim))[0]?.message).toContain('남향 원룸');
  });

  test('read that a reminder is void once one of them has left', async () => {
    await agree(clock.now() + HOUR_MS);
    await remind();
    await database.pool.query('delete from members where id = $1', [kim]);
    expect(await told(lee)).toMatchObject(OFF);
  });

  test('read that a reminder is void once they end what they agreed on as mates', async () => {
    const { mates, mateRequests } = matesOn(database, clock);
    const mate = made(await mates.write(kim, mateToKeep(), UNNAMED));
    const { id } = made(await mateRequests.ask(lee, mate));
    made(await mateRequests.act(kim, id, { act: 'ACCEPT' }));
    room = made(await chats.open(lee, { dealId: mate }));
    await agree(clock.now() + HOUR_MS);
    await remind();
    expect(await told(kim)).not.toMatchObject(OFF);
    made(await mateRequests.act(lee, id, { act: 'END' }));
    for (const who of [kim, lee]) expect(await told(who)).toMatchObject(OFF);
  });

  test('of a house do not find its name in their calendars once it is withdrawn', async () => {
    const calendars = new CalendarRepository(database, clock);
    const put = (status: HouseStatus) =>
      database.db.transaction((tx) =>
        replaceOrAdd(
          tx,
          [{ ...houseRecord({ status, title: '볕 드는 집' }), memberId: kim }],
          'test',
          '20261120',
        ),
      );
    await put('OPEN');
    const [house] = await database.db.select({ id: houses.id }).from(houses);
    room = made(await chats.open(lee, { houseId: String(house?.id) }));
    await agree(clock.now() + 5 * HOUR_MS);
    const token = await calendars.open(lee);
    expect(await calendars.visits(token, clock.now())).toMatchObject([{ title: '볕 드는 집' }]);
    await put('HIDDEN');
    expect(await calendars.visits(token, clock.now())).toMatchObject([{ title: '' }]);
  });

  test('are reminded of the agreed time while another one waits, and of the other one then', async () => {
    const at = clock.now() + 4 * HOUR_MS;
    const later = at + 3 * HOUR_MS;
    await agree(at);
    made(await wish(kim, 'PROPOSED', later));
    clock.advance(2 * HOUR_MS);
    await remind();
    for (const who of [kim, lee]) expect(await told(who)).toHaveLength(1);
    made(await wish(lee, 'AGREED', later));
    await remind();
    for (const who of [kim, lee]) expect(await told(who)).toHaveLength(1);
    clock.advance(3 * HOUR_MS);
    await remind();
    for (const who of [kim, lee]) expect(await told(who)).toHaveLength(2);
  });

  test('are not reminded of a time that was moved before', async () => {
    const at = clock.now() + 3 * HOUR_MS;
    await agree(at);
    await agree(at + 5 * HOUR_MS);
    clock.advance(2 * HOUR_MS);
    await remind();
    for (const who of [kim, lee]) expect(await told(who)).toEqual([]);
  });

  test('are not reminded once one of them has left', async () => {
    await agree(clock.now() + HOUR_MS);
    await database.pool.query('delete from members where id = $1', [kim]);
    await remind();
    expect(await told(lee)).toEqual([]);
    // A calendar that has it takes it out.
    expect(made(await chats.calendarVisit(lee, room))).toMatchObject({
      sequence: 1,
      isCalledOff: true,
    });
  });

  test('have it in their calendars, also once it is called off', async () => {
    const at = clock.now() + 5 * HOUR_MS;
    const calendars = new CalendarRepository(database, clock);
    const tokens = [await calendars.open(kim), await calendars.open(lee)];
    const visits = () => Promise.all(tokens.map((each) => calendars.visits(each, clock.now())));
    expect(await visits()).toEqual([[], []]);
    await agree(at);
    const visit = {
      roomId: room,
      number: 1,
      title: '남향 원룸',
      at,
      sequence: 0,
      isCalledOff: false,
      changedAt: clock.now(),
    };
    expect(await visits()).toEqual([[visit], [visit]]);
    expect(await calendars.visits('nobody', clock.now())).toEqual([]);
    clock.advance(HOUR_MS);
    made(await wish(kim, 'CALLED_OFF', at));
    const off = { ...visit, sequence: 1, isCalledOff: true, changedAt: clock.now() };
    expect(await visits()).toEqual([[off], [off]]);
    await world.blocks.block(lee, String(kim));
    expect(await visits()).toEqual([[], []]);
    expect(await chats.calendarVisit(kim, room)).toEqual({ ok: false, reason: 'none' });
  });
});
