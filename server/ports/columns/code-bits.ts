/**
 * Hands out the bits of one whole number, each once: every code that a filter asks for is one of them,
 * what an item has is their sum, and a filter is a handful of masks, whatever it asks.
 */
export class CodeBits {
  private taken = 0;

  one(): number {
    return 1 << this.taken++;
  }

  /** A bit for each of the codes, by code. */
  each<Code extends string>(codes: readonly Code[]): ReadonlyMap<Code, number> {
    return new Map(codes.map((code) => [code, this.one()] as const));
  }
}

type Bits<Code> = ReadonlyMap<Code, number>;

/** The bits of all these codes. */
export const bitsOf = <Code>(bits: Bits<Code>, codes: readonly Code[]): number =>
  codes.reduce((sum, code) => sum | (bits.get(code) ?? 0), 0);

/**
 * The code whose bit is among these.
 * @throws RangeError where none is.
 */
export function codeIn<Code extends string>(bits: Bits<Code>, codes: number): Code {
  for (const [code, bit] of bits) if ((codes & bit) !== 0) return code;
  throw new RangeError(`No such code among ${[...bits.keys()].join(', ')}: ${codes}`);
}
