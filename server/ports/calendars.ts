/** The addresses under which members subscribe to the days of their notices. */
export interface Calendars {
  /** The token of the member's address; null while there is none. */
  of(memberId: number): Promise<string | null>;
  /** The same one for as long as it is not revoked. */
  open(memberId: number): Promise<string>;
  /** From now on the address leads nowhere. Again it changes nothing. */
  revoke(memberId: number): Promise<void>;
  /** The ids of the notices that a member has alarms for, by the token; null where it opens nothing. */
  noticesOf(token: string): Promise<readonly string[] | null>;
}
