import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { readAreaNames, writeAreaNames } from '../../../src/ui/stores/area-names';

const NAMES = { '1162000000': '서울 관악구', '1159000000': '서울 동작구' };

describe('the names of chosen areas', () => {
  it('are kept of the codes that count, and of no other', () => {
    const local = new MemoryStorage();
    writeAreaNames(local, NAMES, ['1162000000', null, '4111000000']);
    expect(readAreaNames(local)).toEqual({ '1162000000': '서울 관악구' });
    writeAreaNames(local, NAMES, [null, null]);
    expect(local.read(STORAGE_KEY.AREA_NAMES)).toBeNull();
  });

  it.each(['', 'null', '7', '{', '{"a":"b"}', '{"1162000000":7}', '["서울"]'])(
    'are none of %j',
    (stored) => {
      const local = new MemoryStorage();
      local.write(STORAGE_KEY.AREA_NAMES, stored);
      expect(readAreaNames(local)).toEqual({});
    },
  );

  it('are read from anything without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const local = new MemoryStorage();
        local.write(STORAGE_KEY.AREA_NAMES, stored);
        for (const name of Object.values(readAreaNames(local))) expect(typeof name).toBe('string');
      }),
    );
  });
});
