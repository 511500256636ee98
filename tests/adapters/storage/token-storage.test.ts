import { beforeEach, describe, expect, test } from 'vitest';
import type { KeyValueStorage } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { TokenStorage } from '../../../src/adapters/storage/token-storage';
import { WebStorage } from '../../../src/adapters/storage/web-storage';
import { tokenKeeperContract } from '../contracts/token-keeper.contract';

const NOBODY = { accessToken: null, refreshToken: null };
const FIRST = { accessToken: 'a1', refreshToken: 'r1' };
const SECOND = { accessToken: 'a2', refreshToken: 'r2' };

/** Takes what `isRoom` lets in, and removes everything. */
class NarrowStorage extends MemoryStorage {
  constructor(private readonly isRoom: (key: string, value: string) => boolean) {
    super();
  }

  override write(key: string, value: string): boolean {
    return this.isRoom(key, value) && super.write(key, value);
  }
}

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
});

tokenKeeperContract('memory', () => new MemoryTokenKeeper());
tokenKeeperContract('storage', () => new TokenStorage(new MemoryStorage()));
tokenKeeperContract('localStorage', () => new TokenStorage(new WebStorage(() => localStorage)));
tokenKeeperContract('forbidden', () => new TokenStorage(new WebStorage(forbidden)));
tokenKeeperContract('full', () => new TokenStorage(new NarrowStorage(() => false)));

describe('TokenStorage', () => {
  const open = () => {
    const local: KeyValueStorage = new WebStorage(() => localStorage);
    return new TokenStorage(local);
  };

  test('keeps tokens under the names that shells read, as they are', () => {
    open().write(FIRST);
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('a1');
    expect(localStorage.getItem('REFRESH_TOKEN')).toBe('r1');
    open().write(NOBODY);
    expect(localStorage).toHaveLength(0);
  });

  test('two tabs keep the same ones', () => {
    const [one, other] = [open(), open()];
    one.write(FIRST);
    expect(other.read()).toEqual(FIRST);
    other.write(NOBODY);
    expect(one.read()).toEqual(NOBODY);
  });

  test('a storage that was emptied makes a visitor', () => {
    const keeper = open();
    keeper.write(FIRST);
    localStorage.clear();
    expect(keeper.read()).toEqual(NOBODY);
  });

  test('an emptied value is none', () => {
    localStorage.setItem('ACCESS_TOKEN', '');
    localStorage.setItem('REFRESH_TOKEN', 'r1');
    expect(open().read()).toEqual({ accessToken: null, refreshToken: 'r1' });
  });

  test.each(['ACCESS_TOKEN', 'REFRESH_TOKEN'])(
    'where %s finds no room, none of an older pair is left to be used again',
    (refused) => {
      let isFull = false;
      const local = new NarrowStorage((key) => !isFull || key !== refused);
      const keeper = new TokenStorage(local);
      keeper.write(FIRST);
      isFull = true;
      keeper.write(SECOND);
      expect(keeper.read()).toEqual(SECOND);
      expect(new TokenStorage(local).read()).toEqual(NOBODY);
      isFull = false;
      keeper.write(FIRST);
      expect(new TokenStorage(local).read()).toEqual(FIRST);
      keeper.write(NOBODY);
      expect(keeper.read()).toEqual(NOBODY);
    },
  );
});
