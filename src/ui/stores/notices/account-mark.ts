import { fieldsOf, parseJson, textIn } from '#core';

/** What a device knows of a member's account, for what that member says of themselves. */
export interface AccountMark {
  readonly member: string;
  /** The account keeps the same as the device; else it was left, and nothing is taken over from it. */
  readonly isKept: boolean;
}

/** Whatever is stored, never throws. */
export function parseAccountMark(stored: string | null): AccountMark | null {
  const { member, isKept } = fieldsOf(parseJson(stored));
  const id = textIn(member);
  return id === null || typeof isKept !== 'boolean' ? null : { member: id, isKept };
}
