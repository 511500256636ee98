import type { Cancellation } from '../../shared/abort';
import type { HybridStamp } from '../../shared/hybrid-clock';
import type { ContactedType, JoinedContact, KeptContact } from './joined-contacts';
import type { Joined, ListedType } from './joined-list';
import type { JoinedRecent } from './joined-recents';
import type { JoinedSeen } from './joined-seen';
import type { JoinedZzim } from './joined-zzims';

/** A list of a member as the server has it. */
export interface ToldList<Entry> {
  /** Newest first. */
  readonly entries: readonly Entry[];
  /** What time it is on the server (ms since 1970): a device whose clock is off sets it by this. */
  readonly now: number;
}

/** Takes something off a list. */
export interface Unset<Type extends ListedType> {
  readonly type: Type;
  readonly id: string;
  readonly at: HybridStamp;
}

/**
 * A list of who asks as the server has it, joined with those of their devices (spec/readings R49). Every write is
 * stamped by the device: sent twice, late, or in another order it comes to the same, and what was done later on
 * another device stands. A write rejects with `refused` and the field `at` where a stamp is further ahead of the server's
 * clock than MOST_AHEAD_MS: then nothing of it is taken, and the device brings its stamps back and sends it again.
 * Every method rejects with an AppError, 401 without a session; an aborted one with an AbortError.
 */
export interface MemberList<Entry extends Joined<Type>, Type extends ListedType, Shown = Entry> {
  /** What is kept, as many as are shown; of one type, or of all. */
  kept(type: Type | null, cancel?: Cancellation): Promise<ToldList<Shown>>;
  /** What stands of it then, which is something else where that was done later. */
  set(entry: Entry): Promise<Entry>;
  /** Unset twice it stays unset; what was never set, too. */
  unset(thing: Unset<Type>): Promise<void>;
  /**
   * Everything that the server remembers of the list once it knows these entries, unset ones too; at most
   * MOST_JOINED_AT_ONCE, so that more are sent in parts. With none it is what the server remembers.
   */
  join(entries: readonly Entry[], cancel?: Cancellation): Promise<ToldList<Entry>>;
}

/** So many entries are sent at once at most. */
export const MOST_JOINED_AT_ONCE = 500;

/** The lists that are kept of members. */
export interface MemberLists {
  /**
   * Houses, deals, notices, posts and contents (찜). To set a deal of one's own, or one that may not be seen, is refused
   * as {@link DealZzims} does. Joined it is taken as the device has it, so that nothing is lost and nothing is told of
   * the deal; one's own counts for nobody.
   */
  readonly zzims: MemberList<JoinedZzim, ListedType>;
  /** What was viewed lately (spec/readings R4). */
  readonly recents: MemberList<JoinedRecent, ListedType>;
  /** What things that are kept were when they were last opened (spec/readings R50). */
  readonly seen: MemberList<JoinedSeen, ListedType>;
  /** Whose owners were contacted lately (spec/readings R5); to unset one takes all its ways off. */
  readonly contacts: MemberList<JoinedContact, ContactedType, KeptContact>;
}
