import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkChatText, maskContacts, seoulMidnight } from '#core';
import type { Database } from '../../../server/db/database';
import { DealRepository } from '../../../server/db/deals/deal-repository';
import { chatMessages, chatRooms, chatSeats } from '../../../server/db/schema/chats';
import { fillChats } from '../../../server/sample/chats/fill-chats';
import { TALKS } from '../../../server/sample/chats/talks.data';
import { fillDeals } from '../../../server/sample/deals/fill-deals';
import { DATABASES, openTestDatabase } from '../../support/databases';

const TODAY = '20261120';

describe.each(DATABASES)('filling in what people say, on %s', (kind) => {
  let database: Database;
  const fill = () =>
    database.db.transaction(async (tx) => {
      await fillDeals(tx, TODAY);
      await fillChats(tx, TODAY);
    });
  const sizes = () =>
    Promise.all([chatRooms, chatSeats, chatMessages].map((table) => database.db.$count(table)));
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fill();
  });
  afterAll(() => database.close());

  it('lets at least 60 people talk, each room numbered without gaps', async () => {
    const [rooms = 0, seats, messages = 0] = await sizes();
    expect(seats).toBe(2 * rooms);
    expect(messages).toBeGreaterThan(rooms);
    const { rows } = await database.pool.query<{ people: string; gaps: string; late: string }>(
      `select (select count(distinct member_id) from chat_seats) as people,
        (select count(*) from chat_rooms room where last_number <>
          (select count(*) from chat_messages where room_id = room.id)) as gaps,
        (select count(*) from chat_messages where sent_at >= $1) as late`,
      [new Date(seoulMidnight(TODAY))],
    );
    expect(Number(rows[0]?.people)).toBeGreaterThanOrEqual(60);
    expect(rows[0]).toMatchObject({ gaps: '0', late: '0' });
  });

  it('says how owners answer, of whoever has a deal', async () => {
    const clock = { now: () => seoulMidnight(TODAY) };
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from deals where status = 'OPEN' and kind = 'direct' order by id limit 20`,
    );
    for (const { id } of rows) {
      const found = await new DealRepository(database, clock).one(id, null);
      if (found.ok && 'replies' in found.value)
        expect(found.value.replies?.percent).toBeGreaterThan(50);
    }
  });

  it('adds nothing a second time', async () => {
    const before = await sizes();
    await fill();
    expect(await sizes()).toEqual(before);
  });
});

describe('what people of the sample say', () => {
  it.each(TALKS.flat())('is a message as anybody may send it: %s', (line) => {
    const text = line.replace(/^> /, '');
    expect(checkChatText(text, 0)).toEqual({ ok: true, text });
    expect(maskContacts(text).isMasked).toBe(false);
  });
});
