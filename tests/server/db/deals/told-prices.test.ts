import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dealSearchFrom } from '#core';
import { DealAlarmRepository } from '../../../../server/db/deal-alarms/deal-alarm-repository';
import type { Database } from '../../../../server/db/database';
import { made } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn } from '../../../support/deals-on-database';
import { MovingClock } from '../../../support/moving-clock';

const FILE = readFileSync('server/db/migrations/0059_told_prices.sql', 'utf8');
/** What follows on the columns. */
const STATEMENTS = FILE.slice(FILE.indexOf('UPDATE'));

describe.each(DATABASES)('what alarms found before prices were kept as told on %s', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  test('waits as new, or as cheaper than it was, or is told at its price', async () => {
    const clock = new MovingClock();
    const world = dealsOn(database, clock);
    const alarms = new DealAlarmRepository(database, clock);
    const kim = await world.join('kim');
    const { id: alarm } = made(await alarms.set(kim, dealSearchFrom('direct', ''), null));
    const owner = await world.join('owner');
    // 50 and a fee of 5 a month, beside a deposit of 1,000, 2,000, 3,000 and 4,000.
    const [fresh, cheaper, told, risen] = [
      await world.write(owner),
      await world.write(owner, { deposit: 2_000 }),
      await world.write(owner, { deposit: 3_000 }),
      // It fell to less, and rose again.
      await world.write(owner, { deposit: 4_000 }),
    ];
    await database.pool.query(
      `insert into deal_alarm_finds (alarm_id, deal_id, price_key, why, telling)
        values ($1, $2, 14200, 'NEW', null), ($1, $3, 15200, 'CHEAPER', null), ($1, $4, 16200, 'NEW', 1),
          ($1, $5, 12000, 'CHEAPER', null)`,
      [alarm, fresh, cheaper, told, risen],
    );
    for (let times = 0; times < 2; times += 1) {
      await database.pool.query(STATEMENTS);
      const { rows } = await database.pool.query(
        'select price_key, rent_type, why, telling from deal_alarm_finds order by deal_id',
      );
      expect(rows).toEqual([
        { price_key: null, rent_type: null, why: 'NEW', telling: null },
        { price_key: 15_201, rent_type: 'MONTH_RENT', why: 'CHEAPER', telling: null },
        { price_key: 16_200, rent_type: 'MONTH_RENT', why: 'NEW', telling: 1 },
        { price_key: 12_001, rent_type: 'MONTH_RENT', why: 'CHEAPER', telling: null },
      ]);
    }
  });
});
