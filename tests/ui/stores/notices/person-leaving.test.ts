import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, UNKNOWN_PERSON } from '#core';
import type { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { deferred } from '../../support/deferred';
import { openPerson, OTHER, settled, YOUNG } from './person-kit';

/** Everything that the device keeps of a person. */
const keptOn = (storage: MemoryStorage) =>
  [STORAGE_KEY.MY_CONDITIONS, STORAGE_KEY.MY_CONDITIONS_ACCOUNT, STORAGE_KEY.AREA_NAMES].filter(
    (key) => storage.read(key) !== null,
  );

describe('what is of an account', () => {
  it('leaves the device with its member, and comes back with them', async () => {
    const { storage, account, make, become } = openPerson('A');
    const store = make();
    await store.saveInAccount(YOUNG);
    await become(null);
    expect(store.person).toEqual(UNKNOWN_PERSON);
    expect(keptOn(storage)).toEqual([]);
    expect(await account.of('A').read()).toEqual(YOUNG);
    await become('A');
    expect(store.person).toEqual(YOUNG);
    expect(store.isInAccount).toBe(true);
    store.stop();
  });

  it('is never seen by another member of the same device', async () => {
    const { storage, make, become } = openPerson('A');
    const store = make();
    await store.saveInAccount(YOUNG);
    await become('B');
    expect(store.person).toEqual(UNKNOWN_PERSON);
    expect(keptOn(storage)).toEqual([]);
    await store.saveInAccount(OTHER);
    expect(store.person).toEqual(OTHER);
    store.stop();
  });

  it('is taken off at the start where its member is gone by then', async () => {
    const { storage, make, become } = openPerson('A');
    const store = make();
    await store.saveInAccount(YOUNG);
    store.stop();
    await become(null);
    expect(keptOn(storage)).not.toEqual([]);
    const next = make();
    expect(next.isKnown).toBe(false);
    expect(keptOn(storage)).toEqual([]);
    next.stop();
  });

  it('stays at the start of its own member, who is asked for nothing', async () => {
    const { account, areas, make } = openPerson('A');
    const store = make();
    await store.saveInAccount(YOUNG);
    store.nameAreas([{ code: '1162000000', name: '서울 관악구' }]);
    store.stop();
    account.asked.length = 0;
    const next = make();
    await settled();
    expect(next.person).toEqual(YOUNG);
    expect([account.asked, areas.asked]).toEqual([[], 0]);
    next.stop();
  });

  it('leaves with its member also where another device had it forgotten', async () => {
    const { account, make, become } = openPerson('A');
    const store = make();
    await store.saveInAccount(YOUNG);
    await account.of('A').forget();
    expect(await store.inAccount()).toBeNull();
    expect(store.isInAccount).toBe(false);
    expect(store.person).toEqual(YOUNG);
    await become('B');
    expect(store.isKnown).toBe(false);
    store.stop();
  });

  it('is not kept on the device of whoever came while it was being saved', async () => {
    const { account, make, become } = openPerson('A');
    const { promise, resolve } = deferred<undefined>();
    const store = make();
    account.until = promise;
    const saving = store.saveInAccount(YOUNG);
    await become('B');
    resolve(undefined);
    await saving;
    expect(await account.of('A').read()).toEqual(YOUNG);
    expect(store.person).toEqual(UNKNOWN_PERSON);
    expect(store.isInAccount).toBe(false);
    store.stop();
  });

  it('is not kept on the device of whoever came while the account forgot it', async () => {
    const { account, make, become } = openPerson('A');
    const { promise, resolve } = deferred<undefined>();
    const store = make();
    await store.saveInAccount(YOUNG);
    account.until = promise;
    const saving = store.saveHere(OTHER);
    await become('B');
    resolve(undefined);
    await saving;
    await settled();
    expect(store.person).toEqual(UNKNOWN_PERSON);
    store.stop();
  });

  it('of the next member is not taken off by a tab that hears late of both', async () => {
    const device = openPerson('A');
    const late = device.make();
    await late.saveInAccount(YOUNG);
    const mark = { member: 'B', isKept: true, leaves: true };
    device.storage.write(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(OTHER));
    device.storage.write(STORAGE_KEY.MY_CONDITIONS_ACCOUNT, JSON.stringify(mark));
    await device.become('B');
    expect(late.person).toEqual(OTHER);
    expect(late.isInAccount).toBe(true);
    late.stop();
  });
});

describe('what is of the device', () => {
  it('stays whoever logs in and out, where a visitor said it', async () => {
    const { make, become } = openPerson();
    const store = make();
    store.save(YOUNG);
    for (const member of ['A', null, 'B', null]) {
      await become(member);
      expect(store.person).toEqual(YOUNG);
    }
    store.stop();
  });

  it('stays where a member wanted it there alone', async () => {
    const { account, make, become } = openPerson('A');
    const store = make();
    await store.saveInAccount(YOUNG);
    await store.saveHere(OTHER);
    expect(await account.of('A').read()).toBeNull();
    await become(null);
    expect(store.person).toEqual(OTHER);
    store.stop();
  });

  it('says nothing of the member who said it, once they have left', async () => {
    const { storage, make, become } = openPerson('A');
    const store = make();
    await store.saveInAccount(YOUNG);
    store.save(OTHER);
    expect(storage.read(STORAGE_KEY.MY_CONDITIONS_ACCOUNT)).toContain('"A"');
    await become(null);
    expect(store.person).toEqual(OTHER);
    expect(storage.read(STORAGE_KEY.MY_CONDITIONS_ACCOUNT)).toBeNull();
    await become('A');
    expect(store.person).toEqual(OTHER);
    store.stop();
  });

  it('is empty once its member took all of it back, until they log in again as on a new device', async () => {
    const { storage, make, become } = openPerson('A');
    const store = make();
    await store.saveInAccount(YOUNG);
    store.save(UNKNOWN_PERSON);
    store.stop();
    const next = make();
    await settled();
    expect(next.isKnown).toBe(false);
    await become(null);
    expect(keptOn(storage)).toEqual([]);
    await become('A');
    expect(next.person).toEqual(YOUNG);
    next.stop();
  });

  it('is said by a visitor after a member has left, and stays theirs', async () => {
    const { make, become } = openPerson('A');
    const store = make();
    await store.saveInAccount(YOUNG);
    await become(null);
    await store.saveHere(OTHER);
    await become('B');
    expect(store.person).toEqual(OTHER);
    store.stop();
  });
});

it('whatever members do in turn, nobody sees what another one has in their account', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('come' as const), who: fc.constantFrom('A', 'B', null) }),
    fc.record({ kind: fc.constant('account' as const) }),
    fc.record({ kind: fc.constant('restart' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      // Each says something of their own, in an account of their own.
      const own = { A: YOUNG, B: OTHER };
      const device = openPerson();
      let who: 'A' | 'B' | null = null;
      const has = { A: false, B: false };
      let store = device.make();
      for (const one of steps) {
        if (one.kind === 'come') {
          who = one.who;
          await device.become(who);
        } else if (one.kind === 'account' && who !== null) {
          has[who] = true;
          await store.saveInAccount(own[who]);
        } else if (one.kind === 'restart') {
          store.stop();
          store = device.make();
          await settled();
        }
        expect(store.person).toEqual(who !== null && has[who] ? own[who] : UNKNOWN_PERSON);
      }
      store.stop();
    }),
    { numRuns: 40 },
  );
});

describe('the names of its areas', () => {
  it('come with what is taken over from an account', async () => {
    const { account, make, become } = openPerson();
    await account.of('A').save(YOUNG);
    const store = make();
    await become('A');
    expect(store.areaNames).toEqual({ '1162000000': '서울 관악구' });
    store.stop();
  });

  it('are asked for again at the next start where they did not come', async () => {
    const { account, areas, make } = openPerson('A');
    await account.of('A').save(YOUNG);
    areas.isDown = true;
    const store = make();
    await settled();
    expect(store.areaNames).toEqual({});
    store.stop();
    areas.isDown = false;
    const next = make();
    await settled();
    expect(next.areaNames).toEqual({ '1162000000': '서울 관악구' });
    next.stop();
  });

  it('are never asked for of what is on the device alone: that would tell of it', async () => {
    const { account, areas, make, become } = openPerson();
    const store = make();
    store.save(YOUNG);
    await become('A');
    account.failure = new AppError('offline');
    await become('B');
    expect(areas.asked).toBe(0);
    store.stop();
  });

  it('follow another tab', () => {
    const { storage, make, tell } = openPerson();
    const store = make();
    storage.write(STORAGE_KEY.AREA_NAMES, '{"1162000000":"서울 관악구"}');
    tell(STORAGE_KEY.AREA_NAMES);
    expect(store.areaNames).toEqual({ '1162000000': '서울 관악구' });
    store.stop();
  });
});
