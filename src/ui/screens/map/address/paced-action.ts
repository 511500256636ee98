import type { Clock } from '#core';

/** So many runs in a row, and one more for each interval that passes. */
export interface Pace {
  readonly burst: number;
  readonly intervalMs: number;
}

/**
 * Runs an action as soon as its pace allows, which is at once unless it ran often of late; once
 * however often it was asked for until then.
 */
export class PacedAction {
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** When the whole burst may run again: each run puts it off by an interval. */
  private freeAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly pace: Pace,
    private readonly clock: Clock,
    private readonly action: () => void,
  ) {}

  request(): void {
    if (this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.freeAt = Math.max(this.freeAt, this.clock.now()) + this.pace.intervalMs;
      this.action();
    }, this.waitMs());
  }

  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private waitMs(): number {
    const { burst, intervalMs } = this.pace;
    const allowedAt = this.freeAt - (burst - 1) * intervalMs;
    // A clock that was put back must not hold it up for longer.
    return Math.min(intervalMs, Math.max(0, allowedAt - this.clock.now()));
  }
}
