import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { BrowserGeolocation } from '../../../src/adapters/system/browser-geolocation';
import { SystemClock } from '../../../src/adapters/system/system-clock';
import { WebRandom } from '../../../src/adapters/system/web-random';
import { drawsFairly } from './random.contract';

describe('WebRandom', () => {
  drawsFairly(() => new WebRandom(crypto));
});

describe('MemoryRandom', () => {
  drawsFairly(() => new MemoryRandom());

  it('draws the same from the same seed', () => {
    expect(new MemoryRandom(3).number()).toBe(new MemoryRandom(3).number());
  });
});

describe('clocks', () => {
  it('tell the time of the device, or stand still', () => {
    const before = Date.now();
    const now = new SystemClock().now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
    const clock = new MemoryClock(5);
    clock.advance(10);
    expect(clock.now()).toBe(15);
  });
});

const AT = { lat: 37.48, lng: 126.93 };
type Ask = (found: PositionCallback, failed?: PositionErrorCallback | null) => void;
const position = (coords: { latitude: number; longitude: number }) =>
  ({ coords }) as GeolocationPosition;
const device = (ask: Ask) => new BrowserGeolocation({ getCurrentPosition: ask });

describe('where the device is', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is what the browser says', async () => {
    const found = device((answer) => {
      answer(position({ latitude: AT.lat, longitude: AT.lng }));
    });
    expect(await found.locate()).toEqual({ ok: true, value: AT });
  });

  it('is not found when it is refused, or when there is no way to ask', async () => {
    const refused = device((_, failed) => {
      failed?.({ code: 1 } as GeolocationPositionError);
    });
    const none = { ok: false, reason: 'not-found' };
    expect(await refused.locate()).toEqual(none);
    expect(await new BrowserGeolocation(null).locate()).toEqual(none);
  });

  it('is not found after five seconds of silence, whatever comes later', async () => {
    let late: PositionCallback = () => undefined;
    const asked = device((answer) => {
      late = answer;
    }).locate();
    await vi.advanceTimersByTimeAsync(5000);
    late(position({ latitude: AT.lat, longitude: AT.lng }));
    expect(await asked).toEqual({ ok: false, reason: 'not-found' });
  });
});
