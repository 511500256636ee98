import type { KeyValueStorage } from '#core';

/**
 * localStorage or sessionStorage of a browser. Where it is forbidden, or a value does not fit, the
 * value is kept in memory for as long as the page lives, and reads find it there first: a refused
 * write must not bring an older value back.
 */
export class WebStorage implements KeyValueStorage {
  private readonly memory = new Map<string, string | null>();

  /** `open` is asked anew every time: reading `window.localStorage` alone may throw. */
  constructor(private readonly open: () => Storage) {}

  read(key: string): string | null {
    const kept = this.memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return this.open().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, value: string): boolean {
    try {
      this.open().setItem(key, value);
      this.memory.delete(key);
      return true;
    } catch {
      this.memory.set(key, value);
      return false;
    }
  }

  remove(key: string): void {
    try {
      this.open().removeItem(key);
      this.memory.delete(key);
    } catch {
      this.memory.set(key, null);
    }
  }

  keys(): readonly string[] {
    const all = new Set([...this.stored(), ...this.memory.keys()]);
    return [...all].filter((key) => this.read(key) !== null);
  }

  private stored(): readonly string[] {
    try {
      return Object.keys(this.open());
    } catch {
      return [];
    }
  }
}
