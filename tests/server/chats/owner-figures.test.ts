import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repliesOf } from '../../../server/db/chats/chat-figures';
import type { Database } from '../../../server/db/database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';

describe.each(DATABASES)('how owners answer, on %s', (kind) => {
  let database: Database;
  const clock = new MovingClock();
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** So many rooms of an owner, each begun so many hours ago and answered an hour later. */
  const rooms = (ownerId: number, count: number, hours: number) =>
    database.pool.query(
      `with room as (
        insert into chat_rooms (kind, listing_id, created_at, last_at)
        select 'direct', 1, $3::timestamptz, $3::timestamptz from generate_series(1, $2::int)
        returning id)
      insert into chat_seats (room_id, is_owner, member_id, first_at)
      select id, true, $1::bigint, $3::timestamptz + interval '1 hour' from room
      union all select id, false, null, $3::timestamptz from room`,
      [ownerId, count, new Date(clock.now() - hours * 3_600_000).toISOString()],
    );

  test('is the same whoever else is on the page', async () => {
    const world = dealsOn(database, clock);
    const [busy, calm] = [await world.join('busy'), await world.join('calm')];
    await rooms(busy, 2_000, 3);
    await rooms(calm, 5, 48);
    const figures = { percent: 100, minutes: 60 };
    const alone = await repliesOf(database.db, [calm], clock.now());
    expect(alone).toEqual(new Map([[calm, figures]]));
    const both = await repliesOf(database.db, [busy, calm, busy], clock.now());
    expect(both).toEqual(
      new Map([
        [busy, figures],
        [calm, figures],
      ]),
    );
  });
});
