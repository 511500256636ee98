import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import type { Database } from '../../../../server/db/database';
import { PictureRepository } from '../../../../server/db/pictures/picture-repository';
import { setPictureUses } from '../../../../server/db/pictures/picture-uses';
import { members } from '../../../../server/db/schema/members';
import { pictures, pictureUses } from '../../../../server/db/schema/pictures';
import type { PictureSending } from '../../../../server/ports/pictures/stored-pictures';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { joinMember } from '../../../support/join-member';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';

const DAY_MS = 1440 * MINUTE_MS;
const id = (number: number) => number.toString(16).padStart(32, '0');
const picture = (number: number, sha256 = `file ${number}`) => ({
  id: id(number),
  width: 640,
  height: 480,
  bytes: 1000,
  sha256,
  print: null,
});
const shown = (number: number) => ({ id: id(number), width: 640, height: 480 });

describe.each(DATABASES)('pictures on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let repository: PictureRepository;
  let kim: PictureSending;
  let lee: PictureSending;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    clock = new MovingClock();
    repository = new PictureRepository(database, clock);
    const accounts = new MemberRepository(database, clock);
    kim = { memberId: await joinMember(accounts, 'kim'), key: null, mostADay: 5 };
    lee = { memberId: await joinMember(accounts, 'lee'), key: null, mostADay: 5 };
  });
  afterEach(async () => {
    await database.db.delete(pictures);
    await database.db.delete(members);
  });
  afterAll(() => database.close());

  const use = (usedBy: string, numbers: readonly number[], by: 'post' | 'house' = 'post') =>
    database.db.transaction((tx) =>
      setPictureUses(tx, by, usedBy, numbers.map(id), new Date(clock.now())),
    );
  const forget = () => repository.forgetUnused(clock.now() - DAY_MS, 100);
  const keep = (...numbers: readonly number[]) =>
    Promise.all(numbers.map((number) => repository.keep(picture(number), kim)));

  test('are found by their ids, in the order of the ids, by anybody or by who brought them', async () => {
    await keep(1, 2);
    await repository.keep(picture(3), lee);
    expect(await repository.some([id(3), id(9), id(1)])).toEqual([shown(3), shown(1)]);
    expect(await repository.some([id(3), id(1)], kim.memberId)).toEqual([shown(1)]);
    expect(await repository.some([])).toEqual([]);
  });

  test('are kept once by the name of their sending, also when it is sent twice at a time', async () => {
    const named = { ...kim, key: 'a' };
    const twice = await Promise.all(
      [1, 2].map((number) => repository.keep(picture(number, 'same'), named)),
    );
    expect(await database.db.$count(pictures)).toBe(1);
    expect(twice[0]).toEqual(twice[1]);
    expect(await repository.foresee('same', named)).toEqual(twice[0]);
    expect(await repository.keep(picture(3, 'other'), named)).toEqual({ kind: 'key-spent' });
    expect(await repository.foresee('other', named)).toEqual({ kind: 'key-spent' });
    // The same name of somebody else is another.
    expect(await repository.foresee('other', { ...lee, key: 'a' })).toBeNull();
  });

  test('are not kept for somebody who has left meanwhile', async () => {
    await database.db.delete(members).where(eq(members.id, kim.memberId));
    expect(await repository.keep(picture(1), kim)).toEqual({ kind: 'no-member' });
    expect(await database.db.$count(pictures)).toBe(0);
  });

  test('are so many a day at most, and more on the next', async () => {
    const many = [1, 2, 3, 4, 5, 6, 7, 8];
    const made = await keep(...many);
    expect(made.filter((each) => each.kind === 'day-full')).toHaveLength(3);
    expect(await database.db.$count(pictures)).toBe(5);
    expect(await repository.foresee('new', kim)).toEqual({ kind: 'day-full' });
    expect(await repository.foresee('new', lee)).toBeNull();
    clock.advance(DAY_MS);
    expect(await repository.foresee('new', kim)).toBeNull();
  });

  test('are forgotten a day after nothing uses them any more', async () => {
    await keep(1, 2, 3);
    expect(await use('7', [1, 2])).toEqual([id(1), id(2)]);
    clock.advance(DAY_MS + 1);
    expect(await forget()).toEqual([id(3)]);
    expect(await use('7', [2])).toEqual([id(2)]);
    expect(await forget()).toEqual([]);
    clock.advance(DAY_MS + 1);
    expect(await forget()).toEqual([id(1)]);
    expect(await repository.some([1, 2, 3].map(id))).toEqual([shown(2)]);
  });

  test('stay while one of two still uses them', async () => {
    await keep(1);
    await use('7', [1]);
    await use('7', [1], 'house');
    await use('7', []);
    clock.advance(DAY_MS + 1);
    expect(await forget()).toEqual([]);
    await use('7', [], 'house');
    clock.advance(DAY_MS + 1);
    expect(await forget()).toEqual([id(1)]);
  });

  test('say which of them are gone, and count one that is named twice once', async () => {
    await keep(1);
    expect(await use('7', [1, 9, 1])).toEqual([id(1), id(1)]);
    expect(await database.db.$count(pictureUses)).toBe(1);
    expect(await use('7', [1])).toEqual([id(1)]);
  });

  test('are never forgotten and used at the same time', async () => {
    await keep(1, 2, 3, 4);
    clock.advance(DAY_MS + 1);
    const [used, , gone] = await Promise.all([
      use('7', [4, 3, 2, 1]),
      use('8', [1, 2, 3, 4]),
      forget(),
    ]);
    for (const number of [1, 2, 3, 4])
      expect(used.includes(id(number))).toBe(!gone.includes(id(number)));
    expect(await repository.some(used)).toHaveLength(used.length);
  });

  test('stay when whoever brought them leaves', async () => {
    await keep(1);
    await use('7', [1]);
    await database.db.delete(members).where(eq(members.id, kim.memberId));
    clock.advance(DAY_MS + 1);
    expect(await forget()).toEqual([]);
    expect(await repository.some([id(1)])).toEqual([shown(1)]);
  });
});
