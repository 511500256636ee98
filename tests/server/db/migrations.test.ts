import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrate';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { NOW } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { aNotice } from './notices/notice-arbitrary';

const MIGRATIONS = 'server/db/migrations/';

const columns = `select table_name, column_name, data_type, is_nullable, collation_name
  from information_schema.columns where table_schema = 'public' order by 1, 2`;

describe('migrations', () => {
  const open: Database[] = [];
  afterAll(() => Promise.all(open.map((database) => database.close())));

  test('run twice, and at once, without a change', async () => {
    for (const kind of DATABASES) {
      const database = await openTestDatabase(kind);
      open.push(database);
      const before = (await database.pool.query(columns)).rows;
      await Promise.all([migrate(database), migrate(database)]);
      expect((await database.pool.query(columns)).rows).toEqual(before);
    }
  });

  test('make the same tables on both databases', async () => {
    const [embedded, postgres] = await Promise.all(
      open.map(async (database) => (await database.pool.query<object>(columns)).rows),
    );
    expect(embedded).toEqual(postgres);
  });

  test('bump the version of the houses with every statement on them', async () => {
    const { pool } = open[0] as Database;
    const version = async () =>
      Number((await pool.query<{ v: string }>('select houses_version as v from meta')).rows[0]?.v);
    const before = await version();
    await pool.query(`update houses set status = 'SOLD'`);
    await pool.query('delete from houses');
    await pool.query('truncate houses');
    expect(await version()).toBe(before + 3);
  });

  test('make one place of the two codes of 세종, where a notice named either', async () => {
    const statement = readFileSync(`${MIGRATIONS}0019_sejong_areas.sql`, 'utf8');
    for (const database of open) {
      const areas = ['3611000000', '3611010100', '1162000000'];
      const notices = areas.map((code) => aNotice(code, { areas: [{ code, name: code }] }));
      const from = { source: 'IMPORT', sourceName: 'areas' } as const;
      await database.db.transaction((tx) => replaceOrAddNotices(tx, notices, from, { now: NOW }));
      const keys = async () =>
        (
          await database.pool.query<object>(
            'select number, area_within, area_own from notices order by number',
          )
        ).rows;
      const now = await keys();
      // As they were kept before.
      await database.pool.query(`update notices set area_own = '{3611}',
        area_within = '{0,36,3611}' where number = '3611000000'`);
      await database.pool.query(`update notices set area_within = '{0,36,3611,36110101}'
        where number = '3611010100'`);
      expect(await keys()).not.toEqual(now);
      for (let times = 0; times < 2; times += 1) {
        await database.pool.query(statement);
        expect(await keys()).toEqual(now);
      }
    }
  });

  test('keep what two had agreed on, beside what was proposed since', async () => {
    const file = readFileSync(`${MIGRATIONS}0054_agreed_visits.sql`, 'utf8');
    const statements = file.slice(file.indexOf('INSERT INTO "chat_visits"'));
    const said: readonly (readonly string[])[] = [
      ['PROPOSED', 'AGREED'],
      ['AGREED', 'PROPOSED'],
      ['AGREED', 'CALLED_OFF'],
      ['AGREED', 'CALLED_OFF', 'PROPOSED'],
      ['PROPOSED', 'CALLED_OFF'],
    ];
    for (const { pool } of open) {
      for (const [at, states] of said.entries()) {
        const day = (number: number) => `2026-12-0${number + 1}T06:00:00Z`;
        await pool.query(
          `insert into chat_rooms
            (id, kind, listing_id, created_at, last_number, last_at, visit_state, visit_at, visit_by_owner)
          overriding system value values ($1, 'direct', $1, now(), $2, now(), $3, $4, true)`,
          [at + 1, states.length, states.at(-1), day(states.length - 1)],
        );
        for (const [number, state] of states.entries())
          await pool.query(
            `insert into chat_messages
              (room_id, number, by_owner, key, hash, text, pictures, sent_at, visit_state, visit_at)
            values ($1, $2, true, $3, '', '', '{}', now(), $3, $4)`,
            [at + 1, number + 1, state, day(number)],
          );
      }
      await pool.query(statements);
      const { rows } = await pool.query<object>(`select room_id::int as room, sequence,
          extract(day from at)::int as day, is_called_off as off, visit_agreed_at = at as stands
        from chat_visits join chat_rooms on id = room_id order by room_id`);
      expect(rows).toEqual([
        { room: 1, sequence: 2, day: 2, off: false, stands: true },
        { room: 2, sequence: 1, day: 1, off: false, stands: true },
        { room: 3, sequence: 2, day: 2, off: true, stands: null },
        { room: 4, sequence: 2, day: 2, off: true, stands: null },
      ]);
      const agreed = await pool.query(
        'select from chat_messages where visit_agreed_at = visit_at and visit_state = $1',
        ['AGREED'],
      );
      expect(agreed.rows).toHaveLength(4);
    }
  });

  test('sort text by its bytes on both', async () => {
    for (const { pool } of open) {
      await pool.query(`insert into places values
        ('b','area','나','',1,1,1,'[]',''), ('B','area','가','',1,1,1,'[]','')`);
      const { rows } = await pool.query('select id from places order by id');
      expect(rows).toEqual([{ id: 'B' }, { id: 'b' }]);
    }
  });
});
