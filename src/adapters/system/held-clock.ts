import type { Clock } from '#core';

/**
 * A clock that stands still at a moment until it is let go: what another machine drew at that moment
 * is drawn alike.
 */
export class HeldClock implements Clock {
  private isHeld = true;

  constructor(
    private readonly moment: number,
    private readonly clock: Clock,
  ) {}

  now(): number {
    return this.isHeld ? this.moment : this.clock.now();
  }

  letGo(): void {
    this.isHeld = false;
  }
}
