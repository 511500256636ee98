import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, UNKNOWN_PERSON, type Person } from '#core';
import { MemoryMyConditions } from '../../../../src/adapters/memory/notices/memory-my-conditions';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { PersonStore } from '../../../../src/ui/stores/notices/person-store';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const YOUNG: Person = { ...UNKNOWN_PERSON, birthDay: '20000514' };
const OTHER: Person = { ...UNKNOWN_PERSON, birthDay: '19900101', household: 2 };

/** An account that remembers what it was asked, and fails while it is told to. */
class AskedAccount extends MemoryMyConditions {
  readonly asked: string[] = [];
  failure: AppError | null = null;

  override async read(cancel?: AbortSignal) {
    this.asked.push('read');
    if (this.failure !== null) throw this.failure;
    return super.read(cancel);
  }

  override async save(person: Person) {
    this.asked.push('save');
    if (this.failure !== null) throw this.failure;
    return super.save(person);
  }

  override async forget() {
    this.asked.push('forget');
    if (this.failure !== null) throw this.failure;
    return super.forget();
  }
}

function open(member: string | null = null, storage = new MemoryStorage()) {
  const account = new AskedAccount();
  const who = observable({ member });
  const make = () => {
    const store = new PersonStore({
      storage,
      listen: () => () => undefined,
      account,
      member: () => who.member,
    });
    store.start();
    return store;
  };
  const become = async (next: string | null) => {
    runInAction(() => {
      who.member = next;
    });
    await settled();
  };
  return { storage, account, make, become };
}

describe('the account of a member', () => {
  it('hears nothing of what is kept on the device, whoever is there', async () => {
    const { account, make, become } = open();
    const store = make();
    store.save(YOUNG);
    await become('7');
    store.save(OTHER);
    expect(account.asked).toEqual([]);
    expect(store.isInAccount).toBe(false);
    store.stop();
  });

  it('keeps what was saved there, and another device takes it over at the login', async () => {
    const first = open('7');
    const store = first.make();
    await store.saveInAccount(YOUNG);
    expect(store.person).toEqual(YOUNG);
    expect(store.isInAccount).toBe(true);

    const second = open();
    await second.account.save(YOUNG);
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
    const { account, make, become } = open();
    const store = make();
    store.save(YOUNG);
    await account.save(OTHER);
    account.asked.length = 0;
    await become('7');
    expect(account.asked).toEqual([]);
    expect(store.person).toEqual(YOUNG);
    store.stop();
  });

  it('is of one member: another one keeps nothing there', async () => {
    const { make, become } = open('7');
    const store = make();
    await store.saveInAccount(YOUNG);
    await become(null);
    expect(store.isInAccount).toBe(false);
    expect(store.person).toEqual(YOUNG);
    await become('8');
    expect(store.isInAccount).toBe(false);
    await become('7');
    expect(store.isInAccount).toBe(true);
    store.stop();
  });

  it('forgets, and this device keeps it', async () => {
    const { account, make } = open('7');
    const store = make();
    await store.saveInAccount(YOUNG);
    await store.leaveAccount();
    expect(await account.read()).toBeNull();
    expect(store.isInAccount).toBe(false);
    expect(store.person).toEqual(YOUNG);
    store.stop();
  });

  it('gives nothing back of what a member took back here', async () => {
    const { account, make } = open('7');
    const store = make();
    store.save(YOUNG);
    store.save(UNKNOWN_PERSON);
    store.stop();
    await account.save(OTHER);
    const next = make();
    await settled();
    expect(next.isKnown).toBe(false);
    next.stop();
  });

  it('has nothing to keep of who says nothing', async () => {
    const { account, make } = open('7');
    const store = make();
    await store.saveInAccount(YOUNG);
    await store.saveInAccount(UNKNOWN_PERSON);
    expect(await account.read()).toBeNull();
    expect(store.isKnown).toBe(false);
    store.stop();
  });

  it('changes nothing anywhere where it could not be told', async () => {
    const { account, make } = open('7');
    const store = make();
    await store.saveInAccount(YOUNG);
    account.failure = new AppError('offline');
    await expect(store.saveInAccount(OTHER)).rejects.toMatchObject({ kind: 'offline' });
    await expect(store.leaveAccount()).rejects.toMatchObject({ kind: 'offline' });
    expect(store.person).toEqual(YOUNG);
    expect(store.isInAccount).toBe(true);
    store.stop();
  });

  it('is asked again at the next start where it did not answer', async () => {
    const { account, make } = open('7');
    await account.save(YOUNG);
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
    const { account, make } = open('7');
    await account.save(OTHER);
    const store = make();
    store.save(YOUNG);
    await settled();
    expect(store.person).toEqual(YOUNG);
    store.stop();
  });

  it('that another device emptied is kept no more', async () => {
    const { account, make } = open('7');
    const store = make();
    await store.saveInAccount(YOUNG);
    await account.forget();
    expect(await store.inAccount()).toBeNull();
    expect(store.isInAccount).toBe(false);
    store.stop();
  });

  it.each(['', 'rubbish', '7', '{"member":"7"}', '{"member":null,"isKept":true}'])(
    'is not known where %j stands in the storage',
    (stored) => {
      const storage = new MemoryStorage();
      storage.write(STORAGE_KEY.MY_CONDITIONS_ACCOUNT, stored);
      const store = open('7', storage).make();
      expect(store.isInAccount).toBe(false);
      store.stop();
    },
  );
});
