import type { Checklist, KnownPortion, Result, ShareChoice, ShareDays } from '#core';
import type { StoredPicture } from '../pictures/stored-pictures';

/** A share as it is stored. */
export interface StoredShare {
  readonly code: string;
  /** ms */
  readonly until: number;
  readonly choice: ShareChoice;
}

/** A checklist as it is stored, with those of its pictures that are there. */
export interface StoredChecklist {
  readonly checklist: Checklist;
  readonly revision: number;
  readonly share: StoredShare | null;
  readonly pictures: readonly StoredPicture[];
}

/**
 * Why nothing was written. `full`: the member has as many as they may. `no-picture`: a photo shows what
 * is not there, or somebody else's. `too-large`: merged it is more than a checklist may be.
 * `no-member`: the account was closed meanwhile.
 */
export type ChecklistRefusal = 'full' | 'no-picture' | 'too-large' | 'no-member';

/** Checklists of members; every method is of one member's own, and nobody else's is there for them. */
export interface StoredChecklists {
  /** All that are not deleted, the latest begun first. */
  of(memberId: number): Promise<readonly StoredChecklist[]>;
  /** Null where there is none, or it was deleted. */
  one(memberId: number, id: string): Promise<StoredChecklist | null>;
  /** Merges them in, all or none, and answers them merged, in the order in which they were given. */
  put(
    memberId: number,
    checklists: readonly Checklist[],
  ): Promise<Result<readonly StoredChecklist[], ChecklistRefusal>>;
  /** Those in a window of another revision than a device knows, tombstones too, the oldest first. */
  unknown(memberId: number, portion: KnownPortion): Promise<readonly StoredChecklist[]>;
  /** Deleted, of that nothing is kept but a tombstone; what is not there is deleted already. */
  remove(memberId: number, id: string): Promise<void>;
  /** Null where there is none. */
  share(
    memberId: number,
    id: string,
    share: { readonly days: ShareDays; readonly choice: ShareChoice },
  ): Promise<StoredShare | null>;
  withdraw(memberId: number, id: string): Promise<void>;
  /** What a link opens while it lives; whoever has it may see it. */
  shared(code: string): Promise<(StoredChecklist & { readonly share: StoredShare }) | null>;
}
