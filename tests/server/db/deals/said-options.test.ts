import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RoomOption } from '#core';
import type { Database } from '../../../../server/db/database';
import { made, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn } from '../../../support/deals-on-database';
import { mateToKeep, matesOn } from '../../../support/mates-on-database';
import { mateHas, mateWant } from '../../../support/mates';
import { MovingClock } from '../../../support/moving-clock';

const STATEMENTS = readFileSync('server/db/migrations/0058_said_options.sql', 'utf8');

describe.each(DATABASES)('features that were chosen against their numbers on %s', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  test('are brought along once, and others stay as they are', async () => {
    const clock = new MovingClock();
    const world = dealsOn(database, clock);
    const { mates } = matesOn(database, clock);
    const room = async (said: { deposit: number; parking: number }, options: RoomOption[]) => {
      const id = await world.write(
        await world.join(`owner-${options.join('')}${said.deposit}`),
        said,
      );
      await database.pool.query('update deals set options = $2 where id = $1', [id, options]);
      return id;
    };
    const mate = async (terms: ReturnType<typeof mateHas | typeof mateWant>) => {
      const author = await world.join(`mate-${terms.side}-${terms.deposit}`);
      const kept = mateToKeep();
      return made(
        await mates.write(author, { ...kept, mate: { ...kept.mate, ...terms } }, UNNAMED),
      );
    };
    const ids = [
      await room({ deposit: 0, parking: 2 }, ['SHORT_TERM', 'FULL']),
      await room({ deposit: 500, parking: 0 }, ['DEPOSIT_ZERO', 'PET', 'PARKING']),
      await room({ deposit: 500, parking: 1 }, ['PARKING', 'FULL']),
      await mate(mateHas({ deposit: 0, options: ['PARKING'] })),
      await mate(mateHas({ deposit: 300, options: ['DEPOSIT_ZERO'] })),
      await mate(mateWant({ deposit: 300, options: ['DEPOSIT_ZERO'] })),
    ];
    const kept = async () =>
      (
        await database.pool.query<{ options: string[]; shown: string[] | null }>(
          `select options, terms->'options' as shown from deals
            left join mates on deal_id = id where id = any($1) order by id`,
          [ids],
        )
      ).rows.map(({ options, shown }) => [options, shown]);
    await database.pool.query(STATEMENTS);
    const after = await kept();
    expect(after).toEqual([
      [['SHORT_TERM', 'FULL', 'PARKING', 'DEPOSIT_ZERO'], null],
      [['PET'], null],
      [['PARKING', 'FULL'], null],
      [
        ['PARKING', 'DEPOSIT_ZERO'],
        ['PARKING', 'DEPOSIT_ZERO'],
      ],
      [[], []],
      [['DEPOSIT_ZERO'], ['DEPOSIT_ZERO']],
    ]);
    await database.pool.query(STATEMENTS);
    expect(await kept()).toEqual(after);
  });
});
