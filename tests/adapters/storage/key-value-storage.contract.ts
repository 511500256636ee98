import { expect, it } from 'vitest';
import type { KeyValueStorage } from '#core';

/** What every {@link KeyValueStorage} promises; `open` answers an empty one. */
export function keepsValues(open: () => KeyValueStorage): void {
  it('answers null for what was never written', () => {
    expect(open().read('key')).toBeNull();
  });

  it('reads what was written last, also empty and odd text', () => {
    const storage = open();
    for (const value of ['first', '', '한 칸 🏠 \u0000', 'last']) {
      storage.write('key', value);
      expect(storage.read('key')).toBe(value);
    }
  });

  it('keeps keys apart', () => {
    const storage = open();
    storage.write('a', '1');
    storage.write('b', '2');
    storage.remove('a');
    expect([storage.read('a'), storage.read('b')]).toEqual([null, '2']);
    expect(storage.keys()).toEqual(['b']);
  });

  it('forgets what was removed, and what never was', () => {
    const storage = open();
    storage.remove('key');
    storage.write('key', '1');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });
}
