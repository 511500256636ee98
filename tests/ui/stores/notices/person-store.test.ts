import { describe, expect, it } from 'vitest';
import { STORAGE_KEY, UNKNOWN_PERSON, type KeyValueStorage } from '#core';
import { MemoryMyConditions } from '../../../../src/adapters/memory/notices/memory-my-conditions';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { WebStorage } from '../../../../src/adapters/storage/web-storage';
import { PersonStore } from '../../../../src/ui/stores/notices/person-store';

const YOUNG = { ...UNKNOWN_PERSON, birthDay: '20000514' };
const SILENT = JSON.stringify(UNKNOWN_PERSON);

function open(storage: KeyValueStorage = new MemoryStorage()) {
  const listeners = new Set<(key: string | null) => void>();
  const account = new MemoryMyConditions();
  const store = new PersonStore({
    storage,
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    account,
    byItself: account,
    areas: { all: () => Promise.resolve([]) },
    member: () => null,
  });
  store.start();
  store.start();
  const tell = (key: string | null) => {
    for (const heard of [...listeners]) heard(key);
  };
  return { store, storage, listeners, tell };
}

describe('what a person says of themselves', () => {
  it('is nothing at first', () => {
    const { store } = open();
    expect(store.person).toEqual(UNKNOWN_PERSON);
    expect(store.isKnown).toBe(false);
  });

  it('is kept on the device', () => {
    const { store, storage } = open();
    store.save(YOUNG);
    expect(store.person).toEqual(YOUNG);
    expect(store.isKnown).toBe(true);
    expect(open(storage).store.person).toEqual(YOUNG);
  });

  it('leaves no trace once everything is taken back', () => {
    const { store, storage } = open();
    store.save(YOUNG);
    store.save(UNKNOWN_PERSON);
    expect(store.isKnown).toBe(false);
    expect(storage.read(STORAGE_KEY.MY_CONDITIONS)).toBeNull();
  });

  it('follows another tab, also when everything is cleared there', () => {
    const storage = new MemoryStorage();
    const [here, there] = [open(storage), open(storage)];
    here.store.save(YOUNG);
    there.tell('OTHER');
    expect(there.store.isKnown).toBe(false);
    there.tell(STORAGE_KEY.MY_CONDITIONS);
    expect(there.store.person).toEqual(YOUNG);
    storage.remove(STORAGE_KEY.MY_CONDITIONS);
    there.tell(null);
    expect(there.store.person).toEqual(UNKNOWN_PERSON);
  });

  it('is heard of once, and no more after it stopped', () => {
    const { store, listeners } = open();
    expect(listeners.size).toBe(1);
    store.stop();
    store.stop();
    expect(listeners.size).toBe(0);
    store.start();
    expect(listeners.size).toBe(1);
  });

  it.each(['', 'rubbish', '7', '[]', '{"birthDay":"20001399","household":0}', SILENT])(
    'is nothing where %j stands in the storage',
    (stored) => {
      const storage = new MemoryStorage();
      storage.write(STORAGE_KEY.MY_CONDITIONS, stored);
      expect(open(storage).store.isKnown).toBe(false);
    },
  );

  it('lives in this tab alone where nothing can be stored', () => {
    const forbidden = new WebStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { store } = open(forbidden);
    store.save({ ...YOUNG, livesIn: '1162000000' });
    store.nameAreas([{ code: '1162000000', name: '서울 관악구' }]);
    expect(store.person.birthDay).toBe('20000514');
    expect(store.areaNames).toEqual({ '1162000000': '서울 관악구' });
  });
});
