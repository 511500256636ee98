import { describe, expect, it } from 'vitest';
import { STORAGE_KEY, type KeptHouse, type KeyValueStorage } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { WebStorage } from '../../../../src/adapters/storage/web-storage';
import { ZzimStore } from '../../../../src/ui/stores/zzim/zzim-store';

const NOW = Date.UTC(2026, 10, 20, 3);
const house = (id: string, part: Partial<KeptHouse> = {}): KeptHouse & { id: string } => ({
  id,
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 50,
  maintenance: 7,
  ...part,
});

function open(storage: KeyValueStorage = new MemoryStorage()) {
  const clock = new MemoryClock(NOW);
  const listeners = new Set<(key: string | null) => void>();
  const zzim = new ZzimStore(storage, clock, (changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  });
  zzim.start();
  zzim.start();
  return {
    zzim,
    clock,
    ids: () => zzim.houses.map((entry) => entry.TARGET_ID),
    tell: (key: string | null) => {
      for (const heard of [...listeners]) heard(key);
    },
  };
}

describe('the kept houses of a device', () => {
  it('stand newest first, each once, as they were when they were kept', () => {
    const storage = new MemoryStorage();
    const { zzim, ids } = open(storage);
    zzim.keep(house('1'));
    zzim.keep(house('2'));
    zzim.keep(house('1', { monthly: 45 }));
    expect(ids()).toEqual(['1', '2']);
    expect([...zzim.ids]).toEqual(['1', '2']);
    expect(zzim.find('1')).toMatchObject({ DATE: NOW, KEPT: { monthly: 45 } });
    expect(zzim.find('3')).toBeUndefined();
    expect(open(storage).zzim.houses).toEqual(zzim.houses);
  });

  it('are let go, and put back where they were', () => {
    const { zzim, clock, ids } = open();
    for (const id of ['1', '2', '3']) {
      clock.advance(1000);
      zzim.keep(house(id));
    }
    const entry = zzim.find('2');
    zzim.leave('2');
    zzim.leave('2');
    expect(ids()).toEqual(['3', '1']);
    if (entry !== undefined) zzim.putBack(entry);
    expect(ids()).toEqual(['3', '2', '1']);
  });

  it('are the same in every tab, and no tab loses what another one keeps', () => {
    const storage = new MemoryStorage();
    const here = open(storage);
    const there = open(storage);
    there.zzim.keep(house('1'));
    here.zzim.keep(house('2'));
    expect(here.ids()).toEqual(['2', '1']);
    there.tell('OTHER');
    expect(there.ids()).toEqual(['1']);
    there.tell(STORAGE_KEY.ZZIM_HOUSES);
    expect(there.ids()).toEqual(['2', '1']);
    storage.remove(STORAGE_KEY.ZZIM_HOUSES);
    there.tell(null);
    expect(there.ids()).toEqual([]);
    there.zzim.stop();
    here.zzim.keep(house('3'));
    there.tell(STORAGE_KEY.ZZIM_HOUSES);
    expect(there.ids()).toEqual([]);
  });

  it('live in this tab alone where nothing can be stored', () => {
    const forbidden = new WebStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { zzim, ids } = open(forbidden);
    zzim.keep(house('1'));
    zzim.keep(house('2'));
    zzim.leave('1');
    expect(ids()).toEqual(['2']);
  });

  it('stay in this tab where the storage is full', () => {
    const old = new MemoryStorage();
    open(old).zzim.keep(house('1'));
    const stored = old.read(STORAGE_KEY.ZZIM_HOUSES);
    const full = new WebStorage(
      () =>
        ({
          getItem: () => stored,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        }) as unknown as Storage,
    );
    const { zzim, ids } = open(full);
    zzim.keep(house('2'));
    zzim.keep(house('3'));
    expect(ids()).toEqual(['3', '2', '1']);
  });
});

describe('the list that opens first', () => {
  it('is 최근 본 집 after a logout, also after a reload and in other tabs', () => {
    const storage = new MemoryStorage();
    const here = open(storage);
    const there = open(storage);
    expect(here.zzim.firstTab).toBe('zzim');
    here.zzim.loggedOut();
    expect(here.zzim.firstTab).toBe('recent');
    there.tell(STORAGE_KEY.ZZIM_TAB);
    expect([there.zzim.firstTab, open(storage).zzim.firstTab]).toEqual(['recent', 'recent']);
  });

  it('is 찜한 집 again after a login', () => {
    const storage = new MemoryStorage();
    const { zzim } = open(storage);
    zzim.loggedOut();
    zzim.signedIn();
    expect([zzim.firstTab, open(storage).zzim.firstTab]).toEqual(['zzim', 'zzim']);
  });

  it('is 찜한 집 where something else is stored', () => {
    expect(open(new MemoryStorage({ [STORAGE_KEY.ZZIM_TAB]: '<b>' })).zzim.firstTab).toBe('zzim');
  });
});
