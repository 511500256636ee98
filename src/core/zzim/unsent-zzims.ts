import { storedEntries, textIn } from '../shared/stored-json';

/** A heart that a member pressed, of which the server had not heard before lists were joined. */
export interface UnsentZzim {
  readonly TARGET_ID: string;
  readonly MEMBER_ID: string;
  /** Kept, or let go. */
  readonly IS_KEPT: boolean;
}

/** Out of storage; what cannot be read is left out, nothing throws. */
export const parseUnsentZzims = (stored: string | null): UnsentZzim[] =>
  storedEntries(stored).flatMap(({ TARGET_ID, MEMBER_ID, IS_KEPT }) => {
    const [target, member] = [textIn(TARGET_ID), textIn(MEMBER_ID)];
    return target === null || member === null || typeof IS_KEPT !== 'boolean'
      ? []
      : [{ TARGET_ID: target, MEMBER_ID: member, IS_KEPT }];
  });
