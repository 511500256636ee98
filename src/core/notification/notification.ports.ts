import type { Cancellation } from '../shared/abort';
import type { MemberNotification, NotificationKind } from './notification';
import type { Unread } from './unread';

/**
 * A page of what a member was told, the newest first, and what is unread in all: what is live goes
 * on from its change.
 */
export interface InboxPage {
  readonly items: readonly MemberNotification[];
  /** Opaque; null on the last page. */
  readonly next: string | null;
  readonly unread: Unread;
}

/** What is asked for: all of it, or one kind. */
export interface InboxQuery {
  readonly kind: NotificationKind | null;
  readonly cursor: string | null;
  readonly limit: number;
}

/** What the member of this session was told. Rejects with an AppError; 401 without a session. */
export interface Inbox {
  page(query: InboxQuery, cancel?: Cancellation): Promise<InboxPage>;
  /**
   * Marks these as read, or all that there are, and with `upTo` none that was told by a later change;
   * again it changes nothing. Answers the unread left.
   */
  read(ids: readonly string[] | 'all', upTo?: number): Promise<Unread>;
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
