import { storedEntries, textIn } from '../shared/stored-json';
import { ZZIM_LIMIT } from './zzim-list';

/** A heart that a member pressed, of which the server has not heard yet. */
export interface UnsentZzim {
  readonly TARGET_ID: string;
  readonly MEMBER_ID: string;
  /** Kept, or let go. */
  readonly IS_KEPT: boolean;
}

const isOfSame = (one: UnsentZzim, other: UnsentZzim): boolean =>
  one.TARGET_ID === other.TARGET_ID && one.MEMBER_ID === other.MEMBER_ID;

/** What was pressed last counts, behind all others; of too many, the oldest are never told. */
export const addUnsentZzim = (list: readonly UnsentZzim[], entry: UnsentZzim): UnsentZzim[] =>
  [...list.filter((one) => !isOfSame(one, entry)), entry].slice(-ZZIM_LIMIT);

/** Without one that the server has heard of, unless it was pressed anew meanwhile. */
export const removeUnsentZzim = (list: readonly UnsentZzim[], sent: UnsentZzim): UnsentZzim[] =>
  list.filter((one) => !isOfSame(one, sent) || one.IS_KEPT !== sent.IS_KEPT);

/** Those of a member, the oldest first. */
export const unsentZzimsOf = (list: readonly UnsentZzim[], member: string): UnsentZzim[] =>
  list.filter(({ MEMBER_ID }) => MEMBER_ID === member);

/** Out of storage; what cannot be read is left out, nothing throws. */
export const parseUnsentZzims = (stored: string | null): UnsentZzim[] =>
  storedEntries(stored).reduce<UnsentZzim[]>((list, { TARGET_ID, MEMBER_ID, IS_KEPT }) => {
    const [target, member] = [textIn(TARGET_ID), textIn(MEMBER_ID)];
    if (target === null || member === null || typeof IS_KEPT !== 'boolean') return list;
    return addUnsentZzim(list, { TARGET_ID: target, MEMBER_ID: member, IS_KEPT });
  }, []);

/** What is stored for {@link parseUnsentZzims}. */
export const storedUnsentZzims = (list: readonly UnsentZzim[]): string => JSON.stringify(list);
