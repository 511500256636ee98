/** Bytes that an entry takes besides what it holds: its key, its place, the objects around it. */
const OVERHEAD = 512;

/** Values by their keys, so many bytes at most; the one that was not asked for longest goes first. */
export class KeptValues<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  private weight = 0;
  /** Goes on from the last that went: a Map's beginning is full of those that have gone already. */
  private oldest = this.entries.keys();

  constructor(
    private readonly mostBytes: number,
    private readonly bytesOf: (value: Value) => number,
  ) {}

  get(key: string): Value | undefined {
    const found = this.entries.get(key);
    if (found === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, found);
    return found.value;
  }

  put(key: string, value: Value): void {
    this.drop(key);
    const weight = this.bytesOf(value) + 2 * key.length + OVERHEAD;
    this.entries.set(key, { value, weight });
    this.weight += weight;
    while (this.weight > this.mostBytes) this.dropOldest();
  }

  private dropOldest(): void {
    const { value, done } = this.oldest.next();
    // At its end it stays there, whatever comes in behind it.
    if (done === true) this.oldest = this.entries.keys();
    else this.drop(value);
  }

  private drop(key: string): void {
    const known = this.entries.get(key);
    if (known === undefined) return;
    this.weight -= known.weight;
    this.entries.delete(key);
  }
}

/**
 * The same bytes in memory of their own: zlib's and Node's small buffers are parts of much larger
 * ones, which would be kept with them.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
