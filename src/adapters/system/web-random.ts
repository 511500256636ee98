import type { Random } from '#core';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const ID_LENGTH = 22;

/** The browser's cryptographic source. */
export class WebRandom implements Random {
  constructor(private readonly source: Pick<Crypto, 'getRandomValues'> = crypto) {}

  number(): number {
    const [drawn = 0] = this.source.getRandomValues(new Uint32Array(1));
    return drawn / 2 ** 32;
  }

  id(): string {
    // 64 letters: six bits of each byte are one letter, without a bias.
    const bytes = this.source.getRandomValues(new Uint8Array(ID_LENGTH));
    return Array.from(bytes, (byte) => LETTERS.charAt(byte & 63)).join('');
  }
}
