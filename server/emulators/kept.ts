import { randomBytes } from 'node:crypto';
import type { Clock } from '#core';

/** What is known by a random name for a while, in memory only. */
export class Kept<Value> {
  readonly #values = new Map<string, { readonly value: Value; readonly until: number }>();

  constructor(
    private readonly clock: Clock,
    private readonly seconds: number,
  ) {}

  /** Answers the name. With 0 seconds it has run out already. */
  keep(value: Value, { prefix = '', seconds = this.seconds } = {}): string {
    const now = this.clock.now();
    for (const [name, { until }] of this.#values) if (until <= now) this.#values.delete(name);
    const name = `${prefix}${randomBytes(24).toString('base64url')}`;
    this.#values.set(name, { value, until: now + seconds * 1000 });
    return name;
  }

  find(name: unknown): Value | null {
    const found = typeof name === 'string' ? this.#values.get(name) : undefined;
    return found === undefined || found.until <= this.clock.now() ? null : found.value;
  }

  /** Good once. */
  spend(name: unknown): Value | null {
    const value = this.find(name);
    if (typeof name === 'string') this.#values.delete(name);
    return value;
  }
}
