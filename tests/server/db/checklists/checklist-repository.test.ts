import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hybridStampAt, newChecklist, uuidV7, withField, withoutPhoto, withPhoto } from '#core';
import { ChecklistRepository } from '../../../../server/db/checklists/checklist-repository';
import { OldChecklists } from '../../../../server/db/checklists/old-checklists';
import type { Database } from '../../../../server/db/database';
import { accountsOn } from '../../../support/accounts-on-database';
import { made } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { joinMember } from '../../../support/join-member';
import { MovingClock } from '../../../support/moving-clock';

const DAY_MS = 86_400_000;
const NONE = { address: false, name: false, tel: false };
const ID = uuidV7(1_780_000_000_000, [7]);

describe.each(DATABASES)('checklists on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let checklists: ChecklistRepository;
  let old: OldChecklists;
  let kim: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    checklists = new ChecklistRepository(database, clock);
    old = new OldChecklists(database);
    kim = await joinMember(accountsOn(database, clock).members, 'kim');
    await database.pool.query(
      `insert into pictures (id, member_id, sha256, width, height, bytes, created_at, unused_since)
       values ('bath', $1, 'bath', 640, 480, 1, now(), now())`,
      [kim],
    );
  });
  afterEach(() => database.close());

  const at = () => hybridStampAt(clock.now(), 'phone');
  const withPicture = () =>
    withPhoto(withField(newChecklist(ID), 'title', '욕실', at()), {
      id: 'p1',
      room: 'BATH',
      item: 'bath-mould',
      pictureId: 'bath',
      caption: null,
      removed: null,
    });
  const rows = async (text: string) => (await database.pool.query<{ is: unknown }>(text)).rows;
  const isUsed = async () => {
    const [picture] = await rows(`select unused_since is null as is from pictures`);
    const uses = await rows('select picture_id as is from picture_uses');
    expect(uses).toHaveLength(picture?.is === true ? 1 : 0);
    return picture?.is;
  };

  test('use the pictures of their photos until these are removed', async () => {
    made(await checklists.put(kim, [withPicture()]));
    expect(await isUsed()).toBe(true);
    made(await checklists.put(kim, [withoutPhoto(withPicture(), 'p1', at())]));
    expect(await isUsed()).toBe(false);
  });

  test('use them no more once they are deleted', async () => {
    made(await checklists.put(kim, [withPicture()]));
    await checklists.remove(kim, ID);
    expect(await isUsed()).toBe(false);
    expect(await rows("select id as is from checklists where document like '%욕실%'")).toEqual([]);
  });

  test('go with their member, and what they showed with them', async () => {
    made(await checklists.put(kim, [withPicture()]));
    const share = await checklists.share(kim, ID, { days: 7, choice: NONE });
    await database.pool.query('delete from members where id = $1', [kim]);
    expect(await rows('select id as is from checklists')).toEqual([]);
    expect(await checklists.shared(share?.code ?? '')).toBeNull();
    expect(await isUsed()).toBe(false);
    expect(await checklists.put(kim, [withPicture()])).toEqual({ ok: false, reason: 'no-member' });
  });

  test('are remembered for 30 days once they are deleted, and no day longer', async () => {
    made(await checklists.put(kim, [withPicture()]));
    await checklists.remove(kim, ID);
    clock.advance(30 * DAY_MS);
    expect(await old.forgetTombstones(clock.now() - 30 * DAY_MS, 10)).toBe(0);
    clock.advance(1);
    expect(await old.forgetTombstones(clock.now() - 30 * DAY_MS, 10)).toBe(1);
    expect(await rows('select id as is from checklists')).toEqual([]);
  });

  test('forget a link that ended, and change its revision alone', async () => {
    made(await checklists.put(kim, [withPicture()]));
    const share = await checklists.share(kim, ID, { days: 1, choice: NONE });
    expect(await old.forgetShares(clock.now(), 10)).toBe(0);
    const before = await checklists.one(kim, ID);
    clock.advance(DAY_MS + 1);
    expect(await old.forgetShares(clock.now(), 10)).toBe(1);
    expect(await rows('select share_code as is from checklists')).toEqual([{ is: null }]);
    expect(await checklists.shared(share?.code ?? '')).toBeNull();
    expect(await checklists.one(kim, ID)).toEqual({
      ...before,
      revision: (before?.revision ?? 0) + 1,
      share: null,
    });
  });

  test('are merged beside each other without losing a write', async () => {
    const start = withField(newChecklist(ID), 'title', '처음', at());
    const writes = Array.from({ length: 8 }, (_, n) => ({
      ...start,
      rooms: [{ id: `room-${n}`, area: 'ROOM' as const, name: { value: `방 ${n}`, at: at() } }],
    }));
    await Promise.all(writes.map((one) => checklists.put(kim, [one])));
    const merged = await checklists.one(kim, ID);
    expect(merged?.checklist.rooms).toHaveLength(8);
    expect(merged?.revision).toBe(8);
  });
});
