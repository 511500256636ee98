import { describe, expect, onTestFinished, test } from 'vitest';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { made } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';

const ROUNDS = 10;

describe.each(DATABASES)('a place that was opened to one person, on %s', (kind) => {
  test('is closed by a block, also where it is being opened at the same time', async () => {
    const database = await openTestDatabase(kind);
    onTestFinished(() => database.close());
    const clock = new MovingClock();
    const { join, write, blocks } = dealsOn(database, clock);
    const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    const [kim, lee] = [await join('kim'), await join('lee')];
    const dealId = await write(kim);
    const room = made(await chats.open(lee, { dealId }));
    const isPlaceOpen = async () => made(await chats.one(lee, room)).isPlaceOpen;
    for (let round = 0; round < ROUNDS; round += 1) {
      const acts = [
        () => chats.openPlace(kim, room, true),
        () => blocks.block(kim, String(lee)),
        () => chats.openPlace(kim, room, true),
      ];
      await Promise.all(acts.map((act) => act()));
      await blocks.unblock(kim, String(lee));
      expect(await isPlaceOpen()).toBe(false);
    }
    made(await chats.openPlace(kim, room, true));
    expect(await isPlaceOpen()).toBe(true);
  });
});
