import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GONE_ANSWER_MS, MOST_NUMBERS_A_DAY } from '#core';
import type { Database } from '../../../../server/db/database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn } from '../../../support/deals-on-database';
import { MovingClock } from '../../../support/moving-clock';

describe.each(DATABASES)('what members ask of who offers rooms, on %s', (kind) => {
  let database: Database;
  let world: ReturnType<typeof dealsOn>;
  let clock: MovingClock;
  let kim: number;
  let lee: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    kim = await world.join('kim');
    lee = await world.join('lee');
  });
  afterAll(() => database.close());

  const showingsOf = async (id: string) => {
    const { rows } = await database.pool.query<{ way: string; showings: number }>(
      'select way, showings from deal_showing_counts where deal_id = $1 order by way',
      [id],
    );
    return rows;
  };

  test('a number is counted by its way, once a member and day', async () => {
    const id = await world.write(kim);
    await Promise.all(
      (['TEL', 'TEL', 'SMS', 'TEL'] as const).map((way) => world.inquiries.contact(lee, id, way)),
    );
    await world.inquiries.contact(await world.join('park'), id, 'TEL');
    expect(await showingsOf(id)).toEqual([
      { way: 'SMS', showings: 1 },
      { way: 'TEL', showings: 2 },
    ]);
  });

  test('of many that are asked for at once no more are told than on a day may be', async () => {
    const caller = await world.join('caller');
    const ids: string[] = [];
    for (let room = 0; room < MOST_NUMBERS_A_DAY + 5; room += 1) ids.push(await world.write(kim));
    const asked = await Promise.all(ids.map((id) => world.inquiries.contact(caller, id, 'TEL')));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(MOST_NUMBERS_A_DAY);
    const refused = { ok: false, reason: 'spent' };
    expect(asked.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 5 }, () => refused));
    let counted = 0;
    for (const id of ids) counted += (await showingsOf(id)).length;
    expect(counted).toBe(MOST_NUMBERS_A_DAY);
  });

  test('of many who say at once that it is gone the second one sets the end', async () => {
    const id = await world.write(kim);
    const sayers = [lee, lee, await world.join('a'), await world.join('b'), await world.join('c')];
    const said = await Promise.all(sayers.map((who) => world.inquiries.sayGone(who, id)));
    const { rows } = await database.pool.query<{ gone: Date; until: Date; said: string }>(
      `select gone_at as gone, shown_until as until,
        (select count(*) from deal_words where deal_id = id) as said from deals where id = $1`,
      [id],
    );
    const [row] = rows;
    expect(row).toEqual({
      gone: new Date(clock.now()),
      until: new Date(clock.now() + GONE_ANSWER_MS),
      said: '4',
    });
    const ends = said.map((each) => each.ok && each.value.standing.shownUntil);
    expect(ends.filter((end) => end === row?.until.toISOString()).length).toBeGreaterThan(2);
  });

  test('a confirmation and those who say that it is gone meet in one order', async () => {
    for (let time = 0; time < 5; time += 1) {
      const id = await world.write(kim);
      const sayers = [lee, await world.join(`d${time}`)];
      await Promise.all([
        ...sayers.map((who) => world.inquiries.sayGone(who, id)),
        world.deals.confirm(kim, id),
      ]);
      const { rows } = await database.pool.query<{ isGone: boolean; said: number; days: number }>(
        `select gone_at is not null as "isGone",
          (select count(*)::int from deal_words where deal_id = id) as said,
          extract(epoch from shown_until - confirmed_at)::int / 86400 as days
          from deals where id = $1`,
        [id],
      );
      const [row] = rows;
      expect(row).toEqual({ ...row, isGone: row?.said === 2, days: row?.said === 2 ? 2 : 7 });
    }
  });

  test('a member who has left is told nothing', async () => {
    const id = await world.write(kim);
    const gone = await world.join('gone');
    await database.pool.query('delete from members where id = $1', [gone]);
    const none = { ok: false, reason: 'no-member' };
    expect(await world.inquiries.contact(gone, id, 'TEL')).toEqual(none);
    expect(await world.inquiries.ask(gone, id)).toEqual(none);
    expect(await world.inquiries.sayGone(gone, id)).toEqual(none);
  });
});
