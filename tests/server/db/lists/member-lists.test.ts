import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hybridStampAt,
  joinedList,
  MOST_CONTACTS_REMEMBERED,
  MOST_RECENTS_REMEMBERED,
  RECENT_JOIN,
  type JoinedContact,
  type JoinedRecent,
} from '#core';
import type { Database } from '../../../../server/db/database';
import { memberLists } from '../../../../server/db/lists/member-list-repository';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import { made } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn } from '../../../support/deals-on-database';
import { joinMember } from '../../../support/join-member';
import { MovingClock } from '../../../support/moving-clock';

const MIGRATION = 'server/db/migrations/0061_list_entries.sql';

describe.each(DATABASES)('lists of members, on %s', (kind) => {
  let database: Database;
  const clock = new MovingClock();
  const lists = () => memberLists(database, clock);
  const join = (name: string) => joinMember(new MemberRepository(database, clock), name);
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const viewed = (id: string, ago: number, node: string): JoinedRecent => ({
    type: 'house',
    id,
    at: hybridStampAt(clock.now() - ago, node),
    isKept: true,
    place: null,
  });

  test('have what many devices join at once, each with things of its own and of others', async () => {
    const who = await join('many devices');
    const devices = Array.from({ length: 6 }, (_, device) =>
      Array.from({ length: 15 }, (__, at) =>
        viewed(String((device * 7 + at) % 40), device * 11 + at * 13, `device${device}`),
      ),
    );
    const answers = await Promise.all(devices.map((device) => lists().recents.join(who, device)));
    const all = joinedList(devices.flat(), RECENT_JOIN);
    expect(await lists().recents.of(who)).toEqual(all);
    // One of them came last, and was answered all of it.
    expect(answers.map((answer) => made(answer).length)).toContain(all.length);
  });

  test('keep no more rows than are remembered', async () => {
    const who = await join('long list');
    const contact = (at: number): JoinedContact => ({
      type: 'mate',
      id: String(at),
      at: hybridStampAt(clock.now() - at, 'phone'),
      isKept: at % 2 === 0,
      method: 'SMS',
    });
    const many = Array.from({ length: MOST_CONTACTS_REMEMBERED + 9 }, (_, at) => contact(at));
    // The oldest first: those have to make room.
    for (const part of [many.slice(200), many.slice(0, 200)])
      made(await lists().contacts.join(who, part));
    const { rows } = await database.pool.query('select 1 from list_entries where member_id = $1', [
      who,
    ]);
    expect(rows).toHaveLength(MOST_CONTACTS_REMEMBERED);
    const stands = made(await lists().contacts.act(who, [() => contact(999)], contact(999).at));
    expect(stands).toEqual([contact(999)]);
    expect(await lists().contacts.of(who)).toEqual(many.slice(0, MOST_CONTACTS_REMEMBERED));
  });

  test('let go at once of all that has no room', async () => {
    const who = await join('many at once');
    let deletes = 0;
    const transaction: Database['db']['transaction'] = (run) =>
      database.db.transaction((tx) => {
        const remove = tx.delete.bind(tx);
        const counted: typeof tx.delete = (table) => {
          deletes += 1;
          return remove(table);
        };
        return run(Object.assign(tx, { delete: counted }));
      });
    const counting = memberLists(
      { db: Object.assign(Object.create(database.db) as Database['db'], { transaction }) },
      clock,
    );
    const many = (from: number) =>
      Array.from({ length: MOST_RECENTS_REMEMBERED }, (_, at) =>
        viewed(String(from + at), from - at, 'phone'),
      );
    made(await counting.recents.join(who, many(0)));
    expect(deletes).toBe(0);
    made(await counting.recents.join(who, many(-100_000)));
    expect(deletes).toBe(1);
    expect(await lists().recents.of(who)).toHaveLength(MOST_RECENTS_REMEMBERED);
  });

  test('are nobody’s once the member is gone', async () => {
    const who = await join('gone');
    made(await lists().recents.join(who, [viewed('1', 1, 'phone')]));
    await database.pool.query('delete from members where id = $1', [who]);
    const refused = { ok: false, reason: 'no-member' };
    expect(await lists().recents.join(who, [viewed('1', 1, 'phone')])).toEqual(refused);
    expect(await lists().recents.of(who)).toEqual([]);
  });

  test('do what no device stamped after what is known of a thing', async () => {
    const who = await join('no device');
    const ahead = viewed('1', -60_000, 'phone');
    made(await lists().recents.join(who, [ahead]));
    const [unset] = made(
      await lists().recents.act(who, [(at) => ({ ...ahead, at, isKept: false })], null),
    );
    expect(unset?.isKept).toBe(false);
    expect((unset?.at ?? '') > ahead.at).toBe(true);
  });

  test('have the hearts that were kept before there were lists, older than all that devices say', async () => {
    const world = dealsOn(database, clock);
    const [owner, who] = [await world.join('old owner'), await world.join('old heart')];
    const id = await world.write(owner);
    await database.pool.query('create table deal_zzims (deal_id bigint, member_id bigint)');
    await database.pool.query('insert into deal_zzims values ($1, $2)', [id, who]);
    const file = readFileSync(MIGRATION, 'utf8');
    const statement = file.slice(file.indexOf('INSERT INTO "list_entries"'));
    for (let time = 0; time < 2; time += 1) await database.pool.query(statement);
    await database.pool.query('drop table deal_zzims');
    const [heart, ...none] = await lists().zzims.of(who);
    expect(none).toEqual([]);
    expect(heart).toMatchObject({ type: 'direct', id, isKept: true });
    expect(heart?.kept).toMatchObject({ status: 'OPEN', dealType: 'MONTH_RENT' });
    if (heart === undefined) throw new Error('no heart');
    const unset = { ...heart, at: hybridStampAt(0, 'phone'), isKept: false, kept: null };
    made(await lists().zzims.join(who, [unset]));
    expect(await lists().zzims.of(who)).toEqual([unset]);
  });
});
