import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { WebStorage } from '../../../src/adapters/storage/web-storage';
import { keepsValues } from './key-value-storage.contract';

beforeEach(() => {
  localStorage.clear();
});

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage that is full: it reads and removes, but takes nothing more. */
const full = (values: Record<string, string>): Storage =>
  Object.assign(Object.create(null) as Storage, {
    getItem: (key: string) => values[key] ?? null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
    removeItem: (key: string) => {
      values[key] = '';
    },
  });

describe('MemoryStorage', () => {
  keepsValues(() => new MemoryStorage());

  it('begins with what it is given', () => {
    expect(new MemoryStorage({ key: '1' }).read('key')).toBe('1');
  });
});

describe('WebStorage', () => {
  keepsValues(() => new WebStorage(() => localStorage));

  it('says that it stored something, where others find it', () => {
    expect(new WebStorage(() => localStorage).write('key', '1')).toBe(true);
    expect(localStorage.getItem('key')).toBe('1');
  });
});

describe('WebStorage where storage is forbidden', () => {
  keepsValues(() => new WebStorage(forbidden));

  it('says that nothing was stored', () => {
    expect(new WebStorage(forbidden).write('key', '1')).toBe(false);
  });
});

describe('WebStorage that is full', () => {
  it('does not bring an older value back', () => {
    const storage = new WebStorage(() => full({ key: 'old' }));
    expect(storage.write('key', 'new')).toBe(false);
    expect(storage.read('key')).toBe('new');
  });

  it('sees again what another tab writes, once a write has succeeded', () => {
    let open: () => Storage = forbidden;
    const storage = new WebStorage(() => open());
    storage.write('key', 'mine');
    open = () => localStorage;
    storage.write('key', 'stored');
    localStorage.setItem('key', 'theirs');
    expect(storage.read('key')).toBe('theirs');
  });
});
