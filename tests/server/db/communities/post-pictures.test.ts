import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { PictureRepository } from '../../../../server/db/pictures/picture-repository';
import { posts as postTable } from '../../../../server/db/schema/communities';
import { members } from '../../../../server/db/schema/members';
import { pictures as pictureTable } from '../../../../server/db/schema/pictures';
import { communityOn, made, postToKeep, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';

const DAY_MS = 1440 * MINUTE_MS;
const NO_PICTURE = { ok: false, reason: 'no-picture' };

describe.each(DATABASES)('pictures of posts on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof communityOn>;
  let pictures: PictureRepository;
  let kim: number;
  let lee: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    clock = new MovingClock();
    world = communityOn(database, clock);
    pictures = new PictureRepository(database, clock);
    kim = await world.join('kim');
    lee = await world.join('lee');
  });
  afterEach(async () => {
    await database.db.delete(postTable);
    await database.db.delete(pictureTable);
    await database.db.delete(members);
  });
  afterAll(() => database.close());

  const bring = async (memberId: number, ...ids: readonly string[]) => {
    for (const id of ids)
      await pictures.keep(
        { id, width: 640, height: 480, bytes: 1000, sha256: id, print: null },
        { memberId, key: null, mostADay: 100 },
      );
  };
  /** What is forgotten when a day has gone by. */
  const forgotten = async () => {
    clock.advance(DAY_MS + 1);
    return (await pictures.forgetUnused(clock.now() - DAY_MS, 100)).toSorted();
  };
  const of = (...pictureIds: readonly string[]) => postToKeep('글', { pictureIds });

  test('stay while a post shows them, in the order in which it does', async () => {
    await bring(kim, 'a', 'b', 'c');
    const id = made(await world.posts.write(kim, of('b', 'a'), UNNAMED));
    expect(await forgotten()).toEqual(['c']);
    expect(made(await world.posts.one(id, null)).pictureIds).toEqual(['b', 'a']);
  });

  test('go a day after the post was changed to show others, or deleted', async () => {
    await bring(kim, 'a', 'b');
    const id = made(await world.posts.write(kim, of('a'), UNNAMED));
    made(await world.posts.change(kim, id, of('b'), UNNAMED));
    expect(await forgotten()).toEqual(['a']);
    made(await world.posts.remove(kim, id));
    made(await world.posts.remove(kim, id));
    expect(await forgotten()).toEqual(['b']);
  });

  test('stay where another post of theirs shows them, too', async () => {
    await bring(kim, 'a');
    const first = made(await world.posts.write(kim, of('a'), UNNAMED));
    made(await world.posts.write(kim, of('a'), UNNAMED));
    made(await world.posts.remove(kim, first));
    expect(await forgotten()).toEqual([]);
  });

  test('that were forgotten, or are of others, are in no post, and nothing of it is kept', async () => {
    await bring(kim, 'a');
    await bring(lee, 'b');
    const id = made(await world.posts.write(kim, of('a'), UNNAMED));
    for (const ids of [['a', 'never'], ['b'], ['a', 'b']]) {
      expect(await world.posts.write(kim, of(...ids), UNNAMED)).toEqual(NO_PICTURE);
      expect(await world.posts.change(kim, id, of(...ids), UNNAMED)).toEqual(NO_PICTURE);
    }
    expect(await database.db.$count(postTable)).toBe(1);
    expect(made(await world.posts.one(id, null))).toMatchObject({
      pictureIds: ['a'],
      editedAt: null,
    });
    expect(await forgotten()).toEqual(['b']);
  });

  test('that are missing spend no name of a sending: with them it is written', async () => {
    const named = { key: 'one', hash: 'same' };
    expect(await world.posts.write(kim, of('a'), named)).toEqual(NO_PICTURE);
    await bring(kim, 'a');
    const id = made(await world.posts.write(kim, of('a'), named));
    expect(made(await world.posts.write(kim, of('a'), named))).toBe(id);
    expect(await forgotten()).toEqual([]);
  });

  test('are in a post or forgotten, never both, when both happen at a time', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `p${at}`);
    await bring(kim, ...ids);
    clock.advance(DAY_MS + 1);
    const [written, gone] = await Promise.all([
      Promise.all(ids.map((id) => world.posts.write(kim, of(id), UNNAMED))),
      pictures.forgetUnused(clock.now() - DAY_MS, 100),
    ]);
    expect(ids.filter((_, at) => !written[at]?.ok).toSorted()).toEqual(gone.toSorted());
    expect(await forgotten()).toEqual([]);
  });
});
