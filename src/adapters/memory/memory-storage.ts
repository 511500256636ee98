import type { KeyValueStorage } from '#core';

/** {@link KeyValueStorage} in memory. */
export class MemoryStorage implements KeyValueStorage {
  private readonly values: Map<string, string>;

  constructor(values: Readonly<Record<string, string>> = {}) {
    this.values = new Map(Object.entries(values));
  }

  read(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  write(key: string, value: string): boolean {
    this.values.set(key, value);
    return true;
  }

  remove(key: string): void {
    this.values.delete(key);
  }

  keys(): readonly string[] {
    return [...this.values.keys()];
  }
}
