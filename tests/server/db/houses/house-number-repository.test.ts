import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_NUMBERS_A_DAY } from '#core';
import type { Database } from '../../../../server/db/database';
import { HouseNumberRepository } from '../../../../server/db/houses/house-number-repository';
import { replaceOrAdd } from '../../../../server/db/houses/house-writer';
import { houseMembers } from '../../../../server/db/schema/chats';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn } from '../../../support/deals-on-database';
import { MovingClock } from '../../../support/moving-clock';
import { aHouse } from './house-arbitrary';

const TEL = '0507-1234-5678';
const SPENT = { ok: false, reason: 'spent' };

describe.each(DATABASES)('numbers of houses on %s', (kind) => {
  let database: Database;
  let world: ReturnType<typeof dealsOn>;
  let numbers: HouseNumberRepository;
  /** Of private people, as many as are told on a day and one more. */
  let ids: readonly string[];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const clock = new MovingClock();
    world = dealsOn(database, clock);
    numbers = new HouseNumberRepository(database, clock);
    const houses = Array.from({ length: MOST_NUMBERS_A_DAY + 1 }, (_, at) =>
      aHouse({
        listingNumber: `P-${at}`,
        status: 'OPEN',
        advertiser: { kind: 'LAND_LORD', name: '김예시' },
        contact: { tel: TEL, sms: null, chatUrl: null },
      }),
    );
    await database.db.transaction((tx) => replaceOrAdd(tx, houses, 'test', '20261120'));
    const { rows } = await database.pool.query<{ id: string }>('select id from houses order by id');
    ids = rows.map(({ id }) => id);
  });
  afterAll(() => database.close());
  const [first, second] = [() => ids[0] ?? '', () => ids[1] ?? ''];

  test('are counted together with those of rooms, also where all are asked for at once', async () => {
    const [owner, caller] = [await world.join('owner'), await world.join('caller')];
    const rooms = [await world.write(owner), await world.write(owner)];
    for (const id of rooms)
      expect(await world.inquiries.contact(caller, id, 'TEL')).toMatchObject({ ok: true });
    const asked = await Promise.all(ids.map((id) => numbers.contact(caller, id, 'TEL')));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(MOST_NUMBERS_A_DAY - 2);
    expect(asked.filter(({ ok }) => !ok)).toEqual([SPENT, SPENT, SPENT]);
    const late = await world.write(owner);
    expect(await world.inquiries.contact(caller, late, 'TEL')).toEqual(SPENT);
    expect(await world.inquiries.contact(caller, rooms[0] ?? '', 'SMS')).toMatchObject({
      ok: true,
    });
  });

  test('are told neither to their own advertiser nor to whom that one has blocked', async () => {
    const [advertiser, apart] = [await world.join('advertiser'), await world.join('apart')];
    const houseId = Number(first());
    await database.db.insert(houseMembers).values({ houseId, memberId: advertiser });
    expect(await numbers.contact(advertiser, first(), 'TEL')).toEqual({ ok: false, reason: 'own' });
    expect(await numbers.contact(apart, first(), 'TEL')).toEqual({ ok: true, value: TEL });
    await world.blocks.block(advertiser, String(apart));
    expect(await numbers.contact(apart, first(), 'TEL')).toEqual({ ok: false, reason: 'none' });
  });

  test('are told to nobody whose account is closed, nor of what is no id', async () => {
    const gone = { ok: false, reason: 'no-member' };
    expect(await numbers.contact(404_404, second(), 'TEL')).toEqual(gone);
    expect(await numbers.contact(404_404, 'S-1', 'TEL')).toEqual({ ok: false, reason: 'none' });
  });
});
