import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MemberRepository } from '../../../server/db/accounts/member-repository';
import type { Database } from '../../../server/db/database';
import { PictureRepository } from '../../../server/db/pictures/picture-repository';
import { setPictureUses } from '../../../server/db/pictures/picture-uses';
import { members } from '../../../server/db/schema/members';
import { pictures } from '../../../server/db/schema/pictures';
import { forgetPictures } from '../../../server/jobs/forget-pictures';
import { pictureIdOf, storeKeyOf } from '../../../server/pictures/upload-path';
import { Uploads } from '../../../server/pictures/uploads';
import { Turnstile } from '../../../server/pictures/turnstile';
import { openTestDatabase } from '../../support/databases';
import { joinMember } from '../../support/join-member';
import { MemoryImageStore } from '../../support/memory-image-store';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { jpegPhoto } from '../../support/photos';

const DAY_MS = 1440 * MINUTE_MS;

describe('forgetting pictures', () => {
  let database: Database;
  let clock: MovingClock;
  let store: MemoryImageStore;
  let uploads: Uploads;
  let repository: PictureRepository;
  let memberId: number;
  let forgotten: string[];
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  beforeEach(async () => {
    clock = new MovingClock();
    store = new MemoryImageStore(clock);
    repository = new PictureRepository(database, clock);
    uploads = new Uploads({ store, pictures: repository, turnstile: new Turnstile(1) });
    memberId = await joinMember(new MemberRepository(database, clock), 'kim');
    forgotten = [];
  });
  afterEach(async () => {
    await database.db.delete(pictures);
    await database.db.delete(members);
  });
  afterAll(() => database.close());

  const sent = async (color: string, key: string | null = null): Promise<string> => {
    const taken = await uploads.take(await jpegPhoto({ color }), { memberId, key, mostADay: 9 });
    if (!taken.ok) throw new Error(taken.reason);
    return taken.value.id;
  };
  const forget = (cancel = new AbortController().signal) =>
    forgetPictures({
      pictures: repository,
      store,
      pictureIdOf,
      storeKeyOf,
      clock,
      cancel,
      forgetSizes: (id) => {
        forgotten.push(id);
        return Promise.resolve();
      },
    });
  const stored = () => [...store.files.keys()].sort();

  test('leaves those in use and takes the others a day later: row, bytes and sizes', async () => {
    const [used, unused] = [await sent('#111111'), await sent('#eeeeee')];
    await database.db.transaction((tx) =>
      setPictureUses(tx, 'post', 1, [used], new Date(clock.now())),
    );
    await forget();
    expect(stored()).toEqual([used, unused].map(storeKeyOf).sort());
    clock.advance(DAY_MS + 1);
    await forget();
    expect(stored()).toEqual([storeKeyOf(used)]);
    expect(forgotten).toEqual([unused]);
    expect(await repository.some([used, unused])).toHaveLength(1);
  });

  test('sweeps up bytes without a row, once they are a day old, and nothing that is not ours', async () => {
    const orphan = 'f'.repeat(32);
    for (const key of [storeKeyOf(orphan), 'readme.txt']) await store.put(key, Buffer.from('x'));
    await forget();
    expect(stored()).toHaveLength(2);
    clock.advance(DAY_MS + 1);
    await forget();
    expect(stored()).toEqual(['readme.txt']);
    expect(forgotten).toEqual([orphan]);
  });

  test('finishes what it began when the store was away in the middle', async () => {
    const unused = await sent('#111111');
    clock.advance(DAY_MS + 1);
    store.isAway = true;
    await expect(forget()).rejects.toThrow();
    store.isAway = false;
    expect(stored()).toEqual([storeKeyOf(unused)]);
    await forget();
    expect(stored()).toEqual([]);
  });

  test('stops when the process closes', async () => {
    await sent('#111111');
    clock.advance(DAY_MS + 1);
    await expect(forget(AbortSignal.abort())).rejects.toThrow();
    expect(stored()).toHaveLength(1);
  });

  test('has nothing to do where a sending that came twice was kept once', async () => {
    const ids = await Promise.all([sent('#111111', 'a'), sent('#111111', 'a')]);
    expect(new Set(ids).size).toBe(1);
    expect(stored()).toEqual([storeKeyOf(ids[0])]);
  });
});
