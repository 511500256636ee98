import { describe, expect, it } from 'vitest';
import { POST_KIND, STORAGE_KEY, type KeyValueStorage } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { DealZzimStore } from '../../../../src/ui/stores/zzim/deal-zzim-store';

const NOW = Date.UTC(2026, 10, 20, 3);
const deal = (id: string, monthly = 45) => ({
  id,
  rentType: 'MONTH_RENT' as const,
  deposit: 500,
  monthly,
  maintenance: 5,
});

function open(storage: KeyValueStorage = new MemoryStorage()) {
  const clock = new MemoryClock(NOW);
  const listeners = new Set<(key: string | null) => void>();
  const listen = (changed: (key: string | null) => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  const zzim = new DealZzimStore(storage, clock, listen);
  zzim.start();
  return {
    zzim,
    clock,
    ids: () => zzim.deals.map((entry) => entry.TARGET_ID),
    tell: (key: string | null) => {
      for (const heard of [...listeners]) heard(key);
    },
  };
}

describe('the kept deals of a device', () => {
  it('stand newest first, each once, as they were when they were kept', () => {
    const storage = new MemoryStorage();
    const { zzim, ids } = open(storage);
    zzim.keep(POST_KIND.DIRECT, deal('1'));
    zzim.keep(POST_KIND.MATE, deal('2'));
    zzim.keep(POST_KIND.DIRECT, deal('1', 40));
    expect(ids()).toEqual(['1', '2']);
    expect([...zzim.ids]).toEqual(['1', '2']);
    expect(zzim.find('1')).toMatchObject({ TYPE: 'DIRECT', DATE: NOW, KEPT: { monthly: 40 } });
    expect(zzim.find('2')).toMatchObject({ TYPE: 'MATE', KEPT: { monthly: 45 } });
    expect(zzim.find('3')).toBeUndefined();
    expect(open(storage).zzim.deals).toEqual(zzim.deals);
  });

  it('are let go, and put back where they were', () => {
    const { zzim, clock, ids } = open();
    for (const id of ['1', '2', '3']) {
      clock.advance(1000);
      zzim.keep(POST_KIND.DIRECT, deal(id));
    }
    const entry = zzim.find('2');
    zzim.leave('2');
    expect(ids()).toEqual(['3', '1']);
    if (entry !== undefined) zzim.putBack(entry);
    expect(ids()).toEqual(['3', '2', '1']);
  });

  it('are the same in every tab', () => {
    const storage = new MemoryStorage();
    const [here, there] = [open(storage), open(storage)];
    there.zzim.keep(POST_KIND.DIRECT, deal('1'));
    here.zzim.keep(POST_KIND.MATE, deal('2'));
    there.tell(STORAGE_KEY.ZZIM_DEALS);
    expect(there.ids()).toEqual(['2', '1']);
    there.zzim.stop();
    here.zzim.leave('1');
    there.tell(STORAGE_KEY.ZZIM_DEALS);
    expect(there.ids()).toEqual(['2', '1']);
  });
});
