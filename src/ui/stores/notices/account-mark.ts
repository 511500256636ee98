import { fieldsOf, parseJson, textIn } from '#core';

/** What a device knows of a member's account, for what that member says of themselves. */
export interface AccountMark {
  readonly member: string;
  /** The account keeps the same as the device; else nothing is taken over from it. */
  readonly isKept: boolean;
  /** What is on the device is of the account, and leaves it with the member. */
  readonly leaves: boolean;
}

/** Whatever is stored, never throws. */
export function parseAccountMark(stored: string | null): AccountMark | null {
  const { member, isKept, leaves } = fieldsOf(parseJson(stored));
  const id = textIn(member);
  if (id === null || typeof isKept !== 'boolean') return null;
  return { member: id, isKept, leaves: isKept || leaves === true };
}
