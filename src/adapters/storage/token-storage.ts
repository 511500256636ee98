import { STORAGE_KEY, type KeyValueStorage, type TokenKeeper, type Tokens } from '#core';

/** The access token first: who reads in between holds one that is good, and rotates nothing. */
const KEYS = [
  ['accessToken', STORAGE_KEY.ACCESS_TOKEN],
  ['refreshToken', STORAGE_KEY.REFRESH_TOKEN],
] as const;

/**
 * Tokens in the local storage, where shells and other tabs read them (spec/readings R24). Where it
 * is forbidden or full, both stay in memory for as long as the page lives, and none in the storage:
 * an older one there would be used a second time and end the session. A storage that was emptied
 * makes a visitor.
 */
export class TokenStorage implements TokenKeeper {
  private memory: Tokens | null = null;

  constructor(private readonly local: KeyValueStorage) {}

  read(): Tokens {
    return this.memory ?? { accessToken: this.stored(0), refreshToken: this.stored(1) };
  }

  write(tokens: Tokens): void {
    const isKept = KEYS.map(([name, key]) => this.store(key, tokens[name]));
    this.memory = isKept.includes(false) ? tokens : null;
    if (this.memory !== null) for (const [, key] of KEYS) this.local.remove(key);
  }

  private stored(index: 0 | 1): string | null {
    const value = this.local.read(KEYS[index][1]);
    return value === '' ? null : value;
  }

  /** False where the storage refused. */
  private store(key: string, token: string | null): boolean {
    if (token !== null && token !== '') return this.local.write(key, token);
    this.local.remove(key);
    return true;
  }
}
