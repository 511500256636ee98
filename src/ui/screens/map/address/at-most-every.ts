import type { Clock } from '#core';

/**
 * Runs an action at most once in each interval: at once when the last run is long past, else when
 * the interval is over, and then once however often it was asked for.
 */
export class AtMostEvery {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private lastRun = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly intervalMs: number,
    private readonly clock: Clock,
    private readonly action: () => void,
  ) {}

  request(): void {
    if (this.timer !== null) return;
    const wait = Math.max(0, this.lastRun + this.intervalMs - this.clock.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      this.lastRun = this.clock.now();
      this.action();
    }, wait);
  }

  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
