import { describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { CompareStore, MOST_COMPARED } from '../../../../src/ui/stores/zzim/compare-store';

function open(storage = new MemoryStorage()) {
  const compare = new CompareStore(storage);
  compare.start();
  return compare;
}

describe('the compared houses of a tab', () => {
  it('are chosen in order and taken out again, never more than three', () => {
    const compare = open();
    const answers = ['1', '2', '3', '4', '2', '4'].map((id) => compare.toggle(id));
    expect(answers).toEqual(['added', 'added', 'added', 'full', 'removed', 'added']);
    expect(compare.ids).toEqual(['1', '3', '4']);
  });

  it('are found again after a reload, and with them that one was choosing', () => {
    const storage = new MemoryStorage();
    const compare = open(storage);
    expect(compare.isChoosing).toBe(false);
    compare.choose(true);
    compare.toggle('1');
    compare.toggle('2');
    compare.stop();
    const again = open(storage);
    expect(again.ids).toEqual(['1', '2']);
    expect(again.isChoosing).toBe(true);
  });

  it('are put back by whom they were taken from, who goes on choosing', () => {
    const storage = new MemoryStorage();
    const compare = open(storage);
    compare.choose(true);
    compare.toggle('1');
    const { ids } = compare;
    compare.clear();
    expect(compare.isChoosing).toBe(true);
    compare.choose(false);
    expect(open(storage).isChoosing).toBe(false);
    compare.putBack(ids);
    expect(compare.isChoosing).toBe(true);
    expect(open(storage).ids).toEqual(['1']);
  });

  it.each(['', ',,', '1,1,,2', '1,2,3,4,5'])('survive %j in storage', (stored) => {
    const { ids } = open(new MemoryStorage({ [STORAGE_KEY.COMPARED_HOUSES]: stored }));
    expect(ids.length).toBeLessThanOrEqual(MOST_COMPARED);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('');
  });
});
