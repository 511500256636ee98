import type { Random } from '#core';

/** {@link Random} that gives the same numbers and names on every run. */
export class MemoryRandom implements Random {
  private count = 0;

  constructor(private seed = 1) {}

  number(): number {
    // mulberry32
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  id(): string {
    this.count += 1;
    return `id${String(this.count).padStart(20, '0')}`;
  }
}
