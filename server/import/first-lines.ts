import { hash } from 'node:crypto';

/** A slot: 96 bits of the name's hash, and the line; no name of a file meets another by chance. */
const SLOT = 4;
const FIRST_SLOTS = 2 ** 12;

/**
 * In which line each name of a file came first, at 16 to 43 bytes a name: 32 MB for a million rows.
 */
export class FirstLines {
  private slots = new Uint32Array(FIRST_SLOTS * SLOT);
  private count = 0;

  /** The line under which the name is known; null where it is new, and known from now on. */
  meet(name: string, line: number): number | null {
    const digest = hash('sha256', name, 'buffer');
    const [a, b, c] = [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8)];
    const at = this.find(a, b, c);
    const known = this.slots[at + 3] ?? 0;
    if (known !== 0) return known;
    this.slots.set([a, b, c, line], at);
    this.count += 1;
    if (this.count * SLOT * 4 > this.slots.length * 3) this.grow();
    return null;
  }

  /** The slot of that hash, or the free one that it belongs into. */
  private find(a: number, b: number, c: number): number {
    const { slots } = this;
    // The length is a power of two: the mask keeps the place inside.
    let at = (a * SLOT) & (slots.length - 1);
    while (
      slots[at + 3] !== 0 &&
      !(slots[at] === a && slots[at + 1] === b && slots[at + 2] === c)
    ) {
      at = (at + SLOT) & (slots.length - 1);
    }
    return at;
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Uint32Array(before.length * 2);
    for (let from = 0; from < before.length; from += SLOT) {
      if (before[from + 3] === 0) continue;
      const slot = before.subarray(from, from + SLOT);
      this.slots.set(slot, this.find(slot[0] ?? 0, slot[1] ?? 0, slot[2] ?? 0));
    }
  }
}
