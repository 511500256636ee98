/** A piece of a text, and whether it is what was asked for. */
export interface MarkedPart {
  readonly text: string;
  readonly isHit: boolean;
}
