/** Draws that come out the same for the same seed (mulberry32), so that a picture never changes. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A number in [0, 1). */
  number(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.number() * (high - low);
  }

  /** A whole number from low to high, both counted. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.number() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.number() < share;
  }

  pick<const List extends readonly [unknown, ...unknown[]]>(items: List): List[number] {
    return items[Math.floor(this.number() * items.length)] ?? items[0];
  }
}
