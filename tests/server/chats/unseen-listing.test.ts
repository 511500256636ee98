import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOLD_STATE, MODERATED } from '#core';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import type { Database } from '../../../server/db/database';
import { setHold } from '../../../server/db/moderation/hold';
import { CalendarRepository } from '../../../server/db/notifications/calendar-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';

const NOTHING = {
  title: '',
  party: null,
  rentType: null,
  deposit: 0,
  monthly: 0,
  dong: '',
  picture: null,
};

describe.each(DATABASES)('a room about a listing that is not shown, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test.each(['HELD', 'HIDDEN'] as const)(
    'says nothing of what is %s but to its author',
    async (held) => {
      const clock = new MovingClock();
      const world = dealsOn(database, clock);
      const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
      const [kim, lee] = [await world.join(`kim ${held}`), await world.join(`lee ${held}`)];
      const dealId = await world.write(kim, { title: '남향 원룸' });
      const room = made(await chats.open(lee, { dealId }));
      const at = clock.now() + 86_400_000;
      made(await chats.visit(kim, room, { state: 'PROPOSED', at }, UNNAMED));
      made(await chats.visit(lee, room, { state: 'AGREED', at }, UNNAMED));
      await setHold(
        database.db,
        { kind: MODERATED.DEAL, id: Number(dealId) },
        { state: HOLD_STATE[held], rule: '허위 매물' },
      );
      expect(made(await chats.one(lee, room)).listing).toMatchObject({ ...NOTHING, state: 'HELD' });
      expect(made(await chats.one(kim, room)).listing).toMatchObject({
        title: '남향 원룸',
        state: 'OPEN',
      });
      const calendars = new CalendarRepository(database, clock);
      const titles = async (who: number) =>
        (await calendars.visits(await calendars.open(who), clock.now())).map(({ title }) => title);
      expect(await titles(lee)).toEqual(['']);
      expect(await titles(kim)).toEqual(['남향 원룸']);
      made(await world.deals.remove(kim, dealId));
      for (const who of [kim, lee])
        expect(made(await chats.one(who, room)).listing).toMatchObject({
          ...NOTHING,
          state: 'GONE',
        });
    },
  );
});
