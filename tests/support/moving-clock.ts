import type { Clock } from '#core';
import { NOW } from './app-deps';

/** A clock that goes when it is told to; it starts at the moment of every test. */
export class MovingClock implements Clock {
  private passed = 0;

  now(): number {
    return NOW + this.passed;
  }

  advance(ms: number): void {
    this.passed += ms;
  }
}

export const MINUTE_MS = 60_000;
