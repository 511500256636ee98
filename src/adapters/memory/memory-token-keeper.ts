import type { TokenKeeper, Tokens } from '#core';

/** {@link TokenKeeper} of one page; by default nobody's. */
export class MemoryTokenKeeper implements TokenKeeper {
  constructor(private tokens: Tokens = { accessToken: null, refreshToken: null }) {}

  read(): Tokens {
    return this.tokens;
  }

  write({ accessToken, refreshToken }: Tokens): void {
    this.tokens = { accessToken: accessToken || null, refreshToken: refreshToken || null };
  }
}
