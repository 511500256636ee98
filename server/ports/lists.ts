import type {
  Act,
  HybridStamp,
  Joined,
  JoinedContact,
  JoinedRecent,
  JoinedSeen,
  JoinedZzim,
  Result,
} from '#core';

/**
 * Why nothing was written. `ahead`: it is stamped later than clocks may be ahead of the server's · `no-member`: the
 * account was closed meanwhile.
 */
export type ListRefusal = 'ahead' | 'no-member';

/** One list of every member, as its devices join it (spec/readings R49). */
export interface StoredList<Entry extends Joined> {
  /** Everything that is remembered, newest first. */
  of(memberId: number): Promise<readonly Entry[]>;
  /** Everything that is remembered once these are joined. */
  join(memberId: number, entries: readonly Entry[]): Promise<Result<readonly Entry[], ListRefusal>>;
  /**
   * What stands then of the things that were acted on, which is something else where that was done later. Without a
   * stamp it is done now, after all that is known of them.
   */
  act(
    memberId: number,
    acts: readonly Act<Entry>[],
    at: HybridStamp | null,
  ): Promise<Result<readonly Entry[], ListRefusal>>;
}

/** The lists of members; each is read by its member alone. */
export interface StoredMemberLists {
  readonly zzims: StoredList<JoinedZzim>;
  readonly recents: StoredList<JoinedRecent>;
  readonly seen: StoredList<JoinedSeen>;
  readonly contacts: StoredList<JoinedContact>;
}
