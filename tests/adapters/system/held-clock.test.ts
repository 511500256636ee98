import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { HeldClock } from '../../../src/adapters/system/held-clock';

describe('HeldClock', () => {
  it('stands at its moment however long it is held', () => {
    const device = new MemoryClock(1_000);
    const clock = new HeldClock(50, device);
    expect(clock.now()).toBe(50);
    device.advance(60_000);
    expect(clock.now()).toBe(50);
  });

  it('tells the time of the device once it is let go, and goes on with it', () => {
    const device = new MemoryClock(1_000);
    const clock = new HeldClock(50, device);
    clock.letGo();
    expect(clock.now()).toBe(1_000);
    device.advance(5);
    clock.letGo();
    expect(clock.now()).toBe(1_005);
  });
});
