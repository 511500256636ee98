import { describe, expect, it } from 'vitest';
import { parseJoinedSeen, STORAGE_KEY, type SeenState } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { SeenStore } from '../../../../src/ui/stores/seen/seen-store';

const NOW = Date.UTC(2026, 10, 28);
const state = (stands: SeenState['stands']): SeenState => ({
  stands,
  price: null,
  until: null,
  correctedOn: null,
});

function device(storage = new MemoryStorage()) {
  const hearers = new Set<(key: string | null) => void>();
  const store = new SeenStore({
    lists: storage,
    storage,
    clock: new MemoryClock(NOW),
    random: new MemoryRandom(),
    listen: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  });
  store.start();
  store.start();
  const tell = (key: string) => {
    for (const hear of hearers) hear(key);
  };
  return { store, storage, tell };
}

describe('what was seen of kept things', () => {
  it('is the last opening of each, and is there when the app is opened again', () => {
    const { store, storage } = device();
    expect(store.of('house', '1')).toBeNull();
    store.saw('house', '1', state('OPEN'));
    store.saw('direct', '1', state('OPEN'));
    store.saw('house', '1', state('RESERVED'));
    expect(store.of('house', '1')).toEqual({ at: NOW, state: state('RESERVED') });
    store.stop();
    const again = device(storage).store;
    expect(again.of('house', '1')?.state).toEqual(state('RESERVED'));
    expect(again.of('direct', '1')?.state).toEqual(state('OPEN'));
  });

  it('is known when another tab has written it, and gone when a logout has taken it', () => {
    const storage = new MemoryStorage();
    const [here, there] = [device(storage), device(storage)];
    there.store.saw('mate', '1', state('OPEN'));
    here.tell(STORAGE_KEY.ZZIM_SEEN);
    expect(here.store.of('mate', '1')?.state).toEqual(state('OPEN'));
    storage.remove(STORAGE_KEY.ZZIM_SEEN);
    here.tell(STORAGE_KEY.ZZIM_SEEN);
    expect(here.store.of('mate', '1')).toBeNull();
    here.store.saw('mate', '2', state('OPEN'));
    const kept = parseJoinedSeen(storage.read(STORAGE_KEY.ZZIM_SEEN));
    expect(kept.map(({ id }) => id)).toEqual(['2']);
  });
});
