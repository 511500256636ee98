import { expect, test } from 'vitest';
import { isThrifty } from '../../../src/adapters/system/is-thrifty';

test.each<[object | undefined, boolean]>([
  [undefined, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g', saveData: false }, true],
])('a connection %j is one to be thrifty with: %s', (connection, isIt) => {
  expect(isThrifty({ connection } as unknown as Navigator)).toBe(isIt);
});
