import type { Cancellation } from '../shared/abort';
import type { MemberNotification } from './notification';

/** A page of what a member was told, the newest first. */
export interface InboxPage {
  readonly items: readonly MemberNotification[];
  /** Opaque; null on the last page. */
  readonly next: string | null;
  /** How many are unread in all. */
  readonly unread: number;
  /** The last change that this answer knows: what is live goes on from it. */
  readonly change: number;
}

/** What the member of this session was told. Rejects with an AppError; 401 without a session. */
export interface Inbox {
  page(
    query: { readonly cursor: string | null; readonly limit: number },
    cancel?: Cancellation,
  ): Promise<InboxPage>;
  /** Marks these as read, or all that there are; again it changes nothing. Answers the unread left. */
  read(ids: readonly string[] | 'all'): Promise<number>;
}

/** What comes while the page is open. */
export interface LiveInbox {
  /**
   * Tells what changes for a member, by its ID, from the change on that `from` answers, each change
   * at least once and in every tab, over breaks of the connection. `from` is asked after listening
   * has begun, so that nothing is missed in between. Returns what ends it. Never throws; it ends by
   * itself where the session has.
   */
  open(
    member: string,
    from: () => Promise<number>,
    hear: (one: MemberNotification) => void,
  ): () => void;
}
