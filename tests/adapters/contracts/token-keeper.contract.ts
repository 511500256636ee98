import { describe, expect, test } from 'vitest';
import type { TokenKeeper } from '#core';

const NOBODY = { accessToken: null, refreshToken: null };
const SOMEBODY = { accessToken: 'access.1-_', refreshToken: 'refresh.1-_' };

/** What every {@link TokenKeeper} promises; `open` answers a visitor's. */
export function tokenKeeperContract(name: string, open: () => TokenKeeper): void {
  describe(`TokenKeeper: ${name}`, () => {
    test('begins as a visitor', () => {
      expect(open().read()).toEqual(NOBODY);
    });

    test('reads what was written last', () => {
      const keeper = open();
      for (const tokens of [SOMEBODY, { accessToken: 'a', refreshToken: 'r' }, NOBODY, SOMEBODY]) {
        keeper.write(tokens);
        expect(keeper.read()).toEqual(tokens);
      }
    });

    test('keeps either of the two alone', () => {
      const keeper = open();
      for (const tokens of [
        { ...SOMEBODY, refreshToken: null },
        { ...SOMEBODY, accessToken: null },
      ]) {
        keeper.write(tokens);
        expect(keeper.read()).toEqual(tokens);
      }
    });

    test('an empty text is no token', () => {
      const keeper = open();
      keeper.write(SOMEBODY);
      keeper.write({ accessToken: '', refreshToken: '' });
      expect(keeper.read()).toEqual(NOBODY);
    });
  });
}
