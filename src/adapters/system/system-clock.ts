import type { Clock } from '#core';

/** The device's clock. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}
