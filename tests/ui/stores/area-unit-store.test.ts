import { describe, expect, it, test } from 'vitest';
import { AREA_UNIT, STORAGE_KEY, type KeyValueStorage } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { AreaUnitStore } from '../../../src/ui/stores/area-unit-store';

function open(storage: KeyValueStorage = new MemoryStorage()) {
  const listeners = new Set<(key: string | null) => void>();
  const store = new AreaUnitStore(storage, (changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  });
  store.start();
  const tell = (key: string | null) => {
    for (const heard of listeners) heard(key);
  };
  return { store, storage, tell, listeners };
}

describe('the unit of area', () => {
  it('is ㎡ until somebody chooses, and is kept on the device', () => {
    const { store, storage } = open();
    expect(store.unit).toBe(AREA_UNIT.M2);
    store.choose(AREA_UNIT.PYEONG);
    expect(open(storage).store.unit).toBe(AREA_UNIT.PYEONG);
  });

  it('follows another tab, also when everything is cleared there', () => {
    const { store, storage, tell } = open();
    storage.write(STORAGE_KEY.AREA_UNIT, AREA_UNIT.PYEONG);
    tell('SOMETHING_ELSE');
    expect(store.unit).toBe(AREA_UNIT.M2);
    tell(STORAGE_KEY.AREA_UNIT);
    expect(store.unit).toBe(AREA_UNIT.PYEONG);
    storage.remove(STORAGE_KEY.AREA_UNIT);
    tell(null);
    expect(store.unit).toBe(AREA_UNIT.M2);
  });

  it('listens once, and no more after it stopped', () => {
    const { store, listeners } = open();
    store.start();
    expect(listeners.size).toBe(1);
    store.stop();
    expect(listeners.size).toBe(0);
  });
});

test.each([
  ['pyeong', AREA_UNIT.PYEONG],
  ['m2', AREA_UNIT.M2],
  ['PYEONG', AREA_UNIT.PYEONG],
  ['rubbish', AREA_UNIT.M2],
  ['', AREA_UNIT.M2],
])('%j, as it may stand in the storage, is read as %s', (stored, unit) => {
  const storage = new MemoryStorage();
  storage.write(STORAGE_KEY.AREA_UNIT, stored);
  expect(open(storage).store.unit).toBe(unit);
});
