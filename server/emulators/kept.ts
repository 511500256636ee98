import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#core';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What is known by a random name for a while. The name is the value, sealed: whatever the emulators
 * of one process gave is known to those of every other, and to those of the next start. The key is
 * no secret, for they stand on one's own machine only. Only what was spent is remembered, and by
 * the process alone.
 */
export class Kept<Value> {
  readonly #key: Buffer;
  /** Spent names, with when they run out. */
  readonly #spent = new Map<string, number>();

  /** `kind` tells its names from those of all others. */
  constructor(
    kind: string,
    private readonly clock: Clock,
    private readonly seconds: number,
  ) {
    this.#key = createHash('sha256').update(`emulated ${kind}`).digest();
  }

  /** Answers the name. With 0 seconds it has run out already. */
  keep(value: Value, { seconds = this.seconds } = {}): string {
    const until = this.clock.now() + seconds * 1000;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv);
    const sealed = [cipher.update(JSON.stringify({ value, until })), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
  }

  find(name: unknown): Value | null {
    const found = typeof name === 'string' && !this.#spent.has(name) ? this.#open(name) : null;
    return found === null || found.until <= this.clock.now() ? null : found.value;
  }

  /** Good once. */
  spend(name: unknown): Value | null {
    const value = this.find(name);
    if (value === null || typeof name !== 'string') return null;
    const now = this.clock.now();
    for (const [spent, until] of this.#spent) if (until <= now) this.#spent.delete(spent);
    this.#spent.set(name, this.#open(name)?.until ?? now);
    return value;
  }

  #open(name: string): { readonly value: Value; readonly until: number } | null {
    const sealed = Buffer.from(name, 'base64url');
    // Written in another way it would be another name.
    if (sealed.length < IV_BYTES + TAG_BYTES || sealed.toString('base64url') !== name) return null;
    const [iv, rest] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES)];
    const decipher = createDecipheriv(CIPHER, this.#key, iv);
    decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
    try {
      const text = Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString()) as { readonly value: Value; readonly until: number };
    } catch {
      return null;
    }
  }
}
