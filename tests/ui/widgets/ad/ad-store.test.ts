import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Inventories, Inventory } from '#core';
import { MemoryInventories } from '../../../../src/adapters/memory/memory-inventories';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { AdStore } from '../../../../src/ui/widgets/ad/ad-store';
import { textNotice } from '../../support/notices';

const ads = { top: ['1', '2', '3'].map((id) => textNotice(id)), low: [textNotice('9')] };

/** What one visit shows in each slot, by the advertisement's ID. */
async function visit(
  perTab: MemoryStorage,
  inventories: Inventories = new MemoryInventories(ads),
): Promise<Record<string, string>> {
  const store = new AdStore(inventories, perTab, ['top', 'low', 'none']);
  store.start();
  await when(() => store.shown !== null);
  store.stop();
  const ids = [...(store.shown ?? [])].map(([slot, ad]: readonly [string, Inventory]) => [
    slot,
    ad.ID,
  ]);
  return Object.fromEntries(ids) as Record<string, string>;
}

describe('the advertisements of a page', () => {
  it('take turns in their slots, one a visit of this tab', async () => {
    const perTab = new MemoryStorage();
    const seen = [];
    for (let nth = 0; nth < 4; nth += 1) seen.push(await visit(perTab));
    expect(seen).toEqual([
      { top: '1', low: '9' },
      { top: '2', low: '9' },
      { top: '3', low: '9' },
      { top: '1', low: '9' },
    ]);
    expect(await visit(new MemoryStorage())).toMatchObject({ top: '1' });
  });

  it('take no turn where they were asked for in vain', async () => {
    const perTab = new MemoryStorage();
    const left = new AdStore(new MemoryInventories(ads), perTab, ['top']);
    left.start();
    left.stop();
    const failing: Inventories = { of: () => Promise.reject(new Error('away')) };
    expect(await visit(perTab, failing)).toEqual({});
    expect(await visit(perTab)).toMatchObject({ top: '1' });
  });

  it('stay what they were on the way back', () => {
    const perTab = new MemoryStorage();
    const kept = new Map([['top', textNotice('2')]]);
    const store = new AdStore(new MemoryInventories(ads), perTab, ['top'], kept);
    store.start();
    expect(store.shown).toBe(kept);
    expect(perTab.read('AD_TURN_top')).toBeNull();
  });
});
