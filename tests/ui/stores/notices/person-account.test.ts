import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, UNKNOWN_PERSON } from '#core';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { openPerson, OTHER, settled, YOUNG } from './person-kit';

describe('the account of a member', () => {
  it('hears nothing of what is kept on the device, whoever is there', async () => {
    const { account, make, become } = openPerson();
    const store = make();
    store.save(YOUNG);
    await become('7');
    store.save(OTHER);
    expect(account.asked).toEqual([]);
    expect(store.isInAccount).toBe(false);
    store.stop();
  });

  it('keeps what was saved there, and another device takes it over at the login', async () => {
    const first = openPerson('7');
    const store = first.make();
    await store.saveInAccount(YOUNG);
    expect(store.person).toEqual(YOUNG);
    expect(store.isInAccount).toBe(true);

    const second = openPerson();
    await second.account.of('7').save(YOUNG);
    const other = second.make();
    expect(other.isKnown).toBe(false);
    await second.become('7');
    expect(other.person).toEqual(YOUNG);
    expect(other.isInAccount).toBe(true);
    expect(second.storage.read(STORAGE_KEY.MY_CONDITIONS)).toContain('20000514');
    store.stop();
    other.stop();
  });

  it('is not asked where the device knows something', async () => {
    const { account, make, become } = openPerson();
    const store = make();
    store.save(YOUNG);
    await account.of('7').save(OTHER);
    await become('7');
    expect(account.asked).toEqual([]);
    expect(store.person).toEqual(YOUNG);
    store.stop();
  });

  it('forgets, and this device keeps it', async () => {
    const { account, make } = openPerson('7');
    const store = make();
    await store.saveInAccount(YOUNG);
    await store.saveHere(YOUNG);
    expect(await account.of('7').read()).toBeNull();
    expect(store.isInAccount).toBe(false);
    expect(store.person).toEqual(YOUNG);
    store.stop();
  });

  it('gives nothing back of what a member took back here', async () => {
    const { account, make } = openPerson('7');
    const store = make();
    store.save(YOUNG);
    store.save(UNKNOWN_PERSON);
    store.stop();
    await account.of('7').save(OTHER);
    const next = make();
    await settled();
    expect(next.isKnown).toBe(false);
    next.stop();
  });

  it('has nothing to keep of who says nothing', async () => {
    const { account, make } = openPerson('7');
    const store = make();
    await store.saveInAccount(YOUNG);
    await store.saveInAccount(UNKNOWN_PERSON);
    expect(await account.of('7').read()).toBeNull();
    expect(store.isKnown).toBe(false);
    store.stop();
  });

  it('changes nothing anywhere where it could not be told', async () => {
    const { account, make } = openPerson('7');
    const store = make();
    await store.saveInAccount(YOUNG);
    account.failure = new AppError('offline');
    await expect(store.saveInAccount(OTHER)).rejects.toMatchObject({ kind: 'offline' });
    await expect(store.saveHere(OTHER)).rejects.toMatchObject({ kind: 'offline' });
    expect(store.person).toEqual(YOUNG);
    expect(store.isInAccount).toBe(true);
    store.stop();
  });

  it('is asked again at the next start where it did not answer', async () => {
    const { account, make } = openPerson('7');
    await account.of('7').save(YOUNG);
    account.failure = new AppError('offline');
    const store = make();
    await settled();
    expect(store.isKnown).toBe(false);
    store.stop();
    account.failure = null;
    const next = make();
    await settled();
    expect(next.person).toEqual(YOUNG);
    next.stop();
  });

  it('does not overwrite what is said while it answers', async () => {
    const { account, make } = openPerson('7');
    await account.of('7').save(OTHER);
    const store = make();
    store.save(YOUNG);
    await settled();
    expect(store.person).toEqual(YOUNG);
    store.stop();
  });

  it.each(['', 'rubbish', '7', '{"member":"7"}', '{"member":null,"isKept":true}'])(
    'is not known where %j stands in the storage',
    (stored) => {
      const storage = new MemoryStorage();
      storage.write(STORAGE_KEY.MY_CONDITIONS_ACCOUNT, stored);
      const store = openPerson('7', storage).make();
      expect(store.isInAccount).toBe(false);
      store.stop();
    },
  );
});
