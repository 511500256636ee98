import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GONE_ANSWER_MS, seoulDay } from '#core';
import { ChatRepository } from '../../../../server/db/chats/chat-repository';
import type { Database } from '../../../../server/db/database';
import { OpenSignals } from '../../../../server/db/notifications/member-signals';
import { made, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn } from '../../../support/deals-on-database';
import { mateToKeep, matesOn } from '../../../support/mates-on-database';
import { MovingClock } from '../../../support/moving-clock';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('what authors of mates learn, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof dealsOn>;
  let lived: ReturnType<typeof matesOn>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    lived = matesOn(database, clock);
  });
  afterAll(() => database.close());

  const offered = async (name: string) => {
    const who = await world.join(name);
    return { who, id: made(await lived.mates.write(who, mateToKeep(), UNNAMED)) };
  };
  const own = async (who: number) => (await lived.mates.own(who))[0];

  test('is how many looked on which day, and wrote, of each for itself', async () => {
    const kim = await offered('kim');
    const other = made(await lived.mates.write(kim.who, mateToKeep(), UNNAMED));
    const look = (viewer: string) =>
      world.deals.view(kim.id, { day: seoulDay(clock.now()), viewer, memberId: null });
    await look('a');
    clock.advance(DAY_MS);
    await look('b');
    await look('c');
    await look('c');
    const lee = await world.join('lee');
    const asked = made(await lived.mateRequests.ask(lee, kim.id));
    made(await lived.mateRequests.act(kim.who, asked.id, { act: 'ACCEPT' }));
    const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    const room = made(await chats.open(lee, { dealId: kim.id }));
    // A room in which nobody wrote is none.
    const tally = { views: 3, week: [0, 0, 0, 0, 0, 1, 2], zzims: 0 };
    const contacts = { SMS: 0, TEL: 0, CHAT: 0 };
    const first = async () => (await lived.mates.own(kim.who)).find(({ id }) => id === kim.id);
    expect(await first()).toMatchObject({ ...tally, contacts });
    made(await chats.send(lee, room, { text: '반가워요', pictureIds: [] }, UNNAMED));
    expect(await first()).toMatchObject({ ...tally, contacts: { ...contacts, CHAT: 1 } });
    expect(await own(kim.who)).toMatchObject({ id: other, views: 0, contacts });
    // Whom one does not meet any more is not counted, either.
    await world.blocks.block(kim.who, String(lee));
    expect(await first()).toMatchObject({ ...tally, contacts });
  });

  test('is that two say that it is gone, until it is confirmed', async () => {
    const { who, id } = await offered('park');
    for (const name of ['a', 'b'])
      made(await world.inquiries.sayGone(await world.join(`says ${name}`), id));
    clock.advance(GONE_ANSWER_MS);
    expect(await own(who)).toMatchObject({ status: 'HIDDEN', isSaidGone: true });
    made(await world.deals.confirm(who, id));
    expect(await own(who)).toMatchObject({ status: 'OPEN', isSaidGone: false });
  });
});
