/**
 * Memory for as many numbers as there are houses, used again by every question: a million of them
 * for each would be thrown away a moment later. What is in it lasts until it is taken again.
 */
export class Scratch<Numbers extends Int32Array | Float64Array> {
  private numbers: Numbers;

  constructor(private readonly make: (length: number) => Numbers) {
    this.numbers = make(0);
  }

  /** At least so many; what they are is not said. */
  take(length: number): Numbers {
    if (this.numbers.length < length) this.numbers = this.make(Math.ceil(1.5 * length));
    return this.numbers;
  }
}
