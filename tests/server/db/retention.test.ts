import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPORT_TARGET } from '#core';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import { SilentRooms } from '../../../server/db/chats/silent-rooms';
import type { Database } from '../../../server/db/database';
import { OverDeals } from '../../../server/db/deals/over-deals';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { PictureRepository } from '../../../server/db/pictures/picture-repository';
import { ReportRepository } from '../../../server/db/reports/report-repository';
import { DISPUTE_DAYS, forgetOld } from '../../../server/jobs/forget-old';
import { broughtPictures } from '../../support/brought-pictures';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { mateToKeep, matesOn } from '../../support/mates-on-database';
import { MovingClock } from '../../support/moving-clock';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('what is kept for three years, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof dealsOn>;
  let chats: ChatRepository;
  let kim: number;
  let lee: number;
  const { signal: cancel } = new AbortController();
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    kim = await world.join('kim');
    lee = await world.join('lee');
  });
  afterAll(() => database.close());

  const years = (forget: (before: number, most: number) => Promise<number>) =>
    forgetOld({ forget, days: DISPUTE_DAYS, clock, cancel });
  const forgetRooms = () =>
    years((before, most) => new SilentRooms(database, clock).forget(before, most));
  const talk = async (pictureIds: readonly string[] = []) => {
    const id = made(await chats.open(lee, { dealId: await world.write(kim) }));
    made(await chats.send(lee, id, { text: '아직 있나요?', pictureIds }, UNNAMED));
    return id;
  };
  const isThere = async (id: string) => (await chats.one(lee, id)).ok;
  const count = async (statement: string, values: readonly unknown[] = []) => {
    const { rows } = await database.pool.query<{ count: string }>(statement, [...values]);
    return Number(rows[0]?.count);
  };

  test('a room is forgotten once it was silent for longer, and no day before', async () => {
    const picture = await broughtPictures(database, clock)(lee);
    const silent = await talk([picture]);
    clock.advance(DAY_MS);
    const later = await talk();
    clock.advance((DISPUTE_DAYS - 1) * DAY_MS);
    await forgetRooms();
    expect([await isThere(silent), await isThere(later)]).toEqual([true, true]);
    clock.advance(1);
    await forgetRooms();
    expect([await isThere(silent), await isThere(later)]).toEqual([false, true]);
    for (const table of ['chat_messages', 'chat_seats'])
      expect(await count(`select count(*) from ${table} where room_id = $1`, [silent])).toBe(0);
    expect(
      await count('select count(*) from notifications where chat_room_id = $1', [silent]),
    ).toBe(0);
    // Its picture is no more used, and goes a day later with all that nothing uses.
    const pictures = new PictureRepository(database, clock);
    clock.advance(DAY_MS + 1);
    expect(await pictures.forgetUnused(clock.now() - DAY_MS, 10)).toEqual([picture]);
  });

  test('a room that was reported stays as long as its report', async () => {
    const id = await talk();
    const reports = new ReportRepository(database, clock);
    clock.advance(400 * DAY_MS);
    await reports.keep({
      reporterId: lee,
      sendingKey: 'a',
      reason: 'ABUSE',
      title: '신고',
      content: '계속 돈을 먼저 보내래요.',
      target: { code: REPORT_TARGET.CHAT, id },
      authorId: String(kim),
    });
    clock.advance((DISPUTE_DAYS - 1) * DAY_MS);
    const forgetReports = () => years((before, most) => reports.forget(before, most));
    await forgetReports();
    await forgetRooms();
    expect(await isThere(id)).toBe(true);
    expect((await reports.of(lee)).total).toBe(1);
    clock.advance(DAY_MS + 1);
    await forgetReports();
    await forgetRooms();
    expect(await isThere(id)).toBe(false);
    expect((await reports.of(lee)).total).toBe(0);
  });

  test('of a deal that is over the address and the number go, and the deal stays', async () => {
    const forget = () =>
      years((before, most) => new OverDeals(database).forgetPlaces(before, most));
    const id = await world.write(kim);
    const keptOf = () =>
      count(
        `select (select count(*) from deal_places where deal_id = $1)
          + (select count(*) from deal_contacts where deal_id = $1) as count`,
        [id],
      );
    clock.advance(DISPUTE_DAYS * DAY_MS);
    await forget();
    expect(await keptOf()).toBe(2);
    clock.advance(7 * DAY_MS + 1);
    await forget();
    expect(await keptOf()).toBe(0);
    expect(await world.deals.one(id, kim)).toMatchObject({
      ok: true,
      value: { exactPlace: null, contact: null },
    });
  });

  test('what came to nothing between two is forgotten, what both agreed on stays', async () => {
    const { mates, mateRequests } = matesOn(database, clock);
    const listing = made(await mates.write(kim, mateToKeep(), UNNAMED));
    const ask = async (name: string) => {
      const asker = await world.join(name);
      return { asker, id: made(await mateRequests.ask(asker, listing)).id };
    };
    const [waiting, declined, agreed, ended] = [
      await ask('waiting'),
      await ask('declined'),
      await ask('agreed'),
      await ask('ended'),
    ];
    made(await mateRequests.act(kim, declined.id, { act: 'DECLINE' }));
    for (const { id } of [agreed, ended]) made(await mateRequests.act(kim, id, { act: 'ACCEPT' }));
    const tel = '010-1234-5678';
    made(await mateRequests.act(ended.asker, ended.id, { act: 'OPEN_NUMBER', tel }));
    made(await mateRequests.act(ended.asker, ended.id, { act: 'END' }));
    const forget = () =>
      years((before, most) => new OverDeals(database).forgetRequests(before, most));
    const left = async () => {
      const { rows } = await database.pool.query<{ id: string }>(
        'select id::text as id from mate_requests order by mate_requests.id',
      );
      return rows.map(({ id }) => id);
    };
    clock.advance(DISPUTE_DAYS * DAY_MS);
    await forget();
    expect(await left()).toEqual([waiting, declined, agreed, ended].map(({ id }) => id));
    clock.advance(1);
    await forget();
    expect(await left()).toEqual([agreed.id]);
    expect(await count('select count(*) from mate_numbers')).toBe(0);
  });
});
