import { expect, it } from 'vitest';
import { compareHybrid, hybridStampAt, type KeyValueStorage } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { WebRandom } from '../../../src/adapters/system/web-random';
import { DeviceClock } from '../../../src/ui/stores/device-clock';

const at = (storage: KeyValueStorage) =>
  new DeviceClock(storage, new MemoryClock(1_000), new WebRandom());

it('goes on from what another tab stamped', () => {
  const storage = new MemoryStorage();
  const [here, there] = [at(storage), at(storage)];
  const stamps = [here.stamp([]), there.stamp([]), here.stamp([])];
  expect(stamps.toSorted(compareHybrid)).toEqual(stamps);
  expect(new Set(stamps.map((one) => one.split('-', 2)[1]))).toHaveProperty('size', 1);
});

it('is later than what it heard of and what it changes', () => {
  const clock = at(new MemoryStorage());
  const heard = hybridStampAt(9_000, 'tablet');
  clock.hear([heard]);
  const changed = hybridStampAt(20_000, 'tablet');
  const stamp = clock.stamp([changed]);
  expect(compareHybrid(clock.stamp([]), stamp)).toBeGreaterThan(0);
  expect(compareHybrid(stamp, changed)).toBeGreaterThan(0);
  expect(compareHybrid(stamp, heard)).toBeGreaterThan(0);
});

it('goes on where the device stores nothing', () => {
  const nothing: KeyValueStorage = {
    read: () => null,
    write: () => false,
    remove: () => undefined,
    keys: () => [],
  };
  const clock = at(nothing);
  expect(compareHybrid(clock.stamp([]), clock.stamp([]))).toBeLessThan(0);
});
