/** A growing list of slots that is used over and over: a million of them are not a million objects. */
export class SlotList {
  private slots = new Int32Array(1024);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(slot: number): void {
    if (this.length === this.slots.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.slots);
      this.slots = larger;
    }
    this.slots[this.length++] = slot;
  }

  /** What is in the list now; written over by the next question. */
  get view(): Int32Array {
    return this.slots.subarray(0, this.length);
  }
}
