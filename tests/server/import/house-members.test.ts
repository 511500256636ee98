import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import type { Database } from '../../../server/db/database';
import { HouseRepository } from '../../../server/db/houses/house-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import type { RejectedRow } from '../../../server/import/delivery';
import { importHouses } from '../../../server/import/houses/import-houses';
import { made } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';
import { csvText, deliver, LISTING, type Listing } from './listing-files';

describe.each(DATABASES)('members who advertise imported houses, on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-house-members-'));
  const clock = new MovingClock();
  let database: Database;
  let kim: number;
  let lee: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const { join: joined } = dealsOn(database, clock);
    [kim, lee] = [await joined('kim'), await joined('lee')];
    await database.pool.query('update members set nickname = $1 where id = $2', ['집주인김', kim]);
  });
  beforeEach(() => database.pool.query('delete from houses'));
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  async function take(...listings: Listing[]) {
    const rejected: RejectedRow[] = [];
    const listener = {
      progress: () => undefined,
      rejected: (row: RejectedRow) => void rejected.push(row),
    };
    const file = deliver(folder, 'a.csv', csvText(listings));
    const report = await importHouses({ db: database.db, clock }, file, 'operator', listener);
    return { ...report, rejectedRows: rejected };
  }
  const storedHouse = async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id::text as id from houses where listing_number = 'N-1'`,
    );
    return new HouseRepository(database).oneNow(rows[0]?.id ?? '');
  };

  test.each(['nickname', 'number'] as const)(
    'one named by the %s is whom a room is with',
    async (by) => {
      const advertiserMember = by === 'nickname' ? '집주인김' : String(kim);
      expect(await take({ ...LISTING, advertiserMember })).toMatchObject({ added: 1, rejected: 0 });
      const stored = await storedHouse();
      expect(stored?.house.takesChat).toBe(true);
      const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
      const room = made(await chats.open(lee, { houseId: stored?.house.id ?? '' }));
      expect(made(await chats.one(lee, room))).toMatchObject({
        other: { id: String(kim), nickname: '집주인김' },
        listing: { kind: 'house', id: stored?.house.id },
      });
    },
  );

  test('no other way to be reached is needed', async () => {
    const { tel: _, ...silent } = LISTING;
    expect(await take({ ...silent, advertiserMember: '집주인김' })).toMatchObject({ added: 1 });
  });

  test('what changes is what is answered, under a version of its own', async () => {
    await take({ ...LISTING, advertiserMember: '집주인김' });
    const before = await storedHouse();
    expect(await take({ ...LISTING, advertiserMember: '집주인김' })).toMatchObject({
      unchanged: 1,
    });
    expect((await storedHouse())?.version).toBe(before?.version);
    expect(await take(LISTING)).toMatchObject({ changed: 1 });
    const after = await storedHouse();
    expect(after?.house.takesChat).toBeUndefined();
    expect(after?.version).not.toBe(before?.version);
    expect(after?.house.id).toBe(before?.house.id);
  });

  test('who has left is reached in no room, under another version', async () => {
    const { join: joined } = dealsOn(database, clock);
    const park = await joined('park');
    await take({ ...LISTING, advertiserMember: String(park) });
    const before = await storedHouse();
    expect(before?.house.takesChat).toBe(true);
    await database.pool.query('delete from members where id = $1', [park]);
    const after = await storedHouse();
    expect(after?.house.takesChat).toBeUndefined();
    expect(after?.version).not.toBe(before?.version);
  });

  test('one whom nobody knows, or several are, is refused with the line and the field', async () => {
    await database.pool.query('update members set nickname = $1 where id = $2', ['집주인김', lee]);
    const { rejectedRows, added } = await take(
      { ...LISTING, advertiserMember: '없는사람' },
      { ...LISTING, listingNumber: 'N-2', advertiserMember: '999999' },
      { ...LISTING, listingNumber: 'N-3', advertiserMember: '집주인김' },
      { ...LISTING, listingNumber: 'N-4', advertiserMember: String(lee) },
    );
    expect(added).toBe(1);
    expect(
      rejectedRows.map(({ line, problems }) => [line, problems[0]?.column, problems[0]?.why]),
    ).toEqual([
      [2, '광고회원', '그런 회원이 없습니다'],
      [3, '광고회원', '그런 회원이 없습니다'],
      [4, '광고회원', '같은 닉네임을 쓰는 회원이 여럿입니다'],
    ]);
  });
});
