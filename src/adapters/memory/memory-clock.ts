import type { Clock } from '#core';

/** {@link Clock} that stands still until it is moved. */
export class MemoryClock implements Clock {
  constructor(private time: number) {}

  now(): number {
    return this.time;
  }

  /** Lets time pass. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}
