import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import type { Database } from '../../../server/db/database';
import { CalendarRepository } from '../../../server/db/notifications/calendar-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { matesOn, mateToKeep } from '../../support/mates-on-database';
import { MovingClock } from '../../support/moving-clock';

describe.each(DATABASES)('a room about somebody to live with, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test('opens once both agreed, for these two alone, with the card of the listing', async () => {
    const clock = new MovingClock();
    const { join } = dealsOn(database, clock);
    const { mates, mateRequests } = matesOn(database, clock);
    const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    const [kim, lee, park] = [await join('kim'), await join('lee'), await join('park')];
    const dealId = made(await mates.write(kim, mateToKeep(), UNNAMED));
    const none = { ok: false, reason: 'none' };
    expect(await chats.open(lee, { dealId })).toEqual(none);
    const seen = made(await mateRequests.ask(lee, dealId));
    expect(await chats.open(lee, { dealId })).toEqual(none);
    made(await mateRequests.act(kim, seen.id, { act: 'ACCEPT' }));
    const room = made(await chats.open(lee, { dealId }));
    expect(made(await chats.one(kim, room))).toMatchObject({
      isOwner: true,
      listing: { kind: 'mate', id: dealId, party: null, state: 'OPEN' },
    });
    expect(await chats.open(park, { dealId })).toEqual(none);
    expect(await chats.open(kim, { dealId })).toEqual({ ok: false, reason: 'own' });
  });

  test('can be read, and not written in, once either ended what they agreed on', async () => {
    const clock = new MovingClock();
    const { join } = dealsOn(database, clock);
    const { mates, mateRequests } = matesOn(database, clock);
    const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    const [kim, lee] = [await join('kim who ends'), await join('lee who is left')];
    const dealId = made(await mates.write(kim, mateToKeep(), UNNAMED));
    const seen = made(await mateRequests.ask(lee, dealId));
    made(await mateRequests.act(kim, seen.id, { act: 'ACCEPT' }));
    const room = made(await chats.open(lee, { dealId }));
    const draft = { text: '안녕하세요', pictureIds: [] };
    made(await chats.send(lee, room, draft, UNNAMED));
    expect(made(await chats.one(lee, room))).toMatchObject({ isOpen: true });
    made(await mateRequests.act(kim, seen.id, { act: 'END' }));
    const wish = { state: 'PROPOSED', at: clock.now() + 86_400_000 } as const;
    for (const who of [kim, lee]) {
      expect(made(await chats.one(who, room))).toMatchObject({ isOpen: false, last: 1 });
      const parted = { ok: false, reason: 'parted' };
      expect(await chats.send(who, room, draft, UNNAMED)).toEqual(parted);
      expect(await chats.visit(who, room, wish, UNNAMED)).toEqual(parted);
    }
  });

  test('has no visit any more once it ended, which either may still call off', async () => {
    const clock = new MovingClock();
    const { join } = dealsOn(database, clock);
    const { mates, mateRequests } = matesOn(database, clock);
    const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    const [kim, lee] = [await join('kim who meets'), await join('lee who meets')];
    const dealId = made(await mates.write(kim, mateToKeep(), UNNAMED));
    const { id } = made(await mateRequests.ask(lee, dealId));
    made(await mateRequests.act(kim, id, { act: 'ACCEPT' }));
    const room = made(await chats.open(lee, { dealId }));
    const at = clock.now() + 86_400_000;
    made(await chats.visit(kim, room, { state: 'PROPOSED', at }, UNNAMED));
    made(await chats.visit(lee, room, { state: 'AGREED', at }, UNNAMED));
    const calendars = new CalendarRepository(database, clock);
    const token = await calendars.open(lee);
    expect(await calendars.visits(token, clock.now())).toMatchObject([{ roomId: room }]);
    made(await mateRequests.act(kim, id, { act: 'END' }));
    expect(await calendars.visits(token, clock.now())).toEqual([]);
    made(await chats.visit(kim, room, { state: 'CALLED_OFF', at }, UNNAMED));
    expect(made(await chats.one(lee, room))).toMatchObject({ visit: { state: 'CALLED_OFF' } });
  });
});
