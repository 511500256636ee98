import { describe, expect, it } from 'vitest';
import { MOST_COMPARED, STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import type { ListenToStorage } from '../../../../src/ui/stores/listen-to-storage';
import { TypedHere } from '../../../../src/ui/stores/typed-here';
import { CompareStore } from '../../../../src/ui/stores/zzim/compare-store';

function open(storage = new MemoryStorage(), listen: ListenToStorage = () => () => undefined) {
  const compare = new CompareStore(storage, listen);
  compare.start();
  return compare;
}

describe('what a tab compares', () => {
  it('is chosen in order and taken out again, never more than four', () => {
    const compare = open();
    const answers = ['h1', 'd2', 'h3', 'd4', 'h5', 'd2', 'h5'].map((code) => compare.toggle(code));
    expect(answers).toEqual(['added', 'added', 'added', 'added', 'full', 'removed', 'added']);
    expect(compare.codes).toEqual(['h1', 'h3', 'd4', 'h5']);
  });

  it('is found again after a reload, and with it that one was choosing', () => {
    const storage = new MemoryStorage();
    const compare = open(storage);
    expect(compare.isChoosing).toBe(false);
    compare.choose(true);
    compare.toggle('h1');
    compare.toggle('d1');
    compare.stop();
    const again = open(storage);
    expect(again.codes).toEqual(['h1', 'd1']);
    expect(again.isChoosing).toBe(true);
  });

  it('goes with a logout', () => {
    const storage = new MemoryStorage();
    const hearers = new Set<(key: string) => void>();
    const compare = open(storage, (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    });
    const typed = new TypedHere(new MemoryStorage(), storage, (key) => {
      for (const hear of hearers) hear(key);
    });
    typed.come('7');
    compare.choose(true);
    compare.toggle('h1');
    typed.leave();
    expect([compare.codes, compare.isChoosing]).toEqual([[], false]);
    compare.stop();
    expect(hearers.size).toBe(0);
  });

  it('is put back by whom it was taken from, who goes on choosing', () => {
    const storage = new MemoryStorage();
    const compare = open(storage);
    compare.choose(true);
    compare.toggle('h1');
    const { codes } = compare;
    compare.clear();
    expect(compare.isChoosing).toBe(true);
    compare.choose(false);
    expect(open(storage).isChoosing).toBe(false);
    compare.take(codes);
    expect(compare.isChoosing).toBe(true);
    expect(open(storage).codes).toEqual(['h1']);
  });

  it('follows the page that compares it, and no link of others', () => {
    const compare = open();
    compare.take(['h1', 'd2']);
    compare.follow(['h9', 'd2'], ['h9']);
    expect(compare.codes).toEqual(['h1', 'd2']);
    compare.follow(['h1', 'd2'], ['d2', 'h1']);
    expect(compare.codes).toEqual(['d2', 'h1']);
  });

  it.each(['', ',,', 'h1,h1,,d2', '1,2,3', 'h1,d2,h3,d4,h5', '{"a":1}'])(
    'survives %j in storage',
    (stored) => {
      const { codes } = open(new MemoryStorage({ [STORAGE_KEY.COMPARED]: stored }));
      expect(codes.length).toBeLessThanOrEqual(MOST_COMPARED);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.every((code) => /^[hd]\w+$/.test(code))).toBe(true);
    },
  );
});
