import type {
  AlarmDay,
  ChatChange,
  CollectionChange,
  InboxPage,
  InboxQuery,
  MemberNotification,
  ModeratedKind,
  NoticeAlarm,
  Unread,
} from '#core';

/** Something that a member is to be told; of one key once. */
export interface NewNotification extends Omit<
  MemberNotification,
  'id' | 'createdAt' | 'isRead' | 'change' | 'firstChange'
> {
  readonly memberId: number;
  readonly key: string;
  /** Of the room in which two agreed on a visit: what is said of it follows from what they may see. */
  readonly roomId?: string;
}

/** What members were told. */
export interface StoredNotifications {
  /** Adds those whose key the member does not know yet. Who is told waits for nothing. */
  add(given: readonly NewNotification[]): Promise<void>;
  page(memberId: number, query: InboxQuery): Promise<InboxPage>;
  /** Marks as read, with `upTo` none that was told by a later change; answers what is left unread. */
  read(memberId: number, ids: readonly string[] | 'all', upTo?: number): Promise<Unread>;
  /** What a shell opens for one; null where there is none. */
  cluster(id: string): Promise<{ readonly NOTI_TARGET_CD: string; readonly LINK: string } | null>;
  /**
   * Forgets of those that were told before a moment (ms) the oldest, at most so many; answers how
   * many these were.
   */
  forget(before: number, most: number): Promise<number>;
}

/** Something that changed for a member: what they were told, or a room or collection of theirs. */
export type MemberChange =
  | { readonly kind: 'notification'; readonly one: MemberNotification }
  | { readonly kind: 'chat'; readonly one: ChatChange }
  | { readonly kind: 'collection'; readonly one: CollectionChange };

/** What a page asks for: all that changed for its member after a change. */
export interface AskedChanges {
  readonly memberId: number;
  readonly after: number;
}

/** Where so many changes are answered, more may come after them. */
export const MOST_CHANGES = 500;

/** All that changes for members, by one count. */
export interface StoredChanges {
  /**
   * What changed for each of those who ask, in the order of the changes; no later one is there before
   * an earlier.
   */
  since(asked: readonly AskedChanges[]): Promise<readonly (readonly MemberChange[])[]>;
}

/**
 * Tells authors what others did with what they wrote (spec/readings R39a). Each looks at what is there
 * now, so that told again, late or twice at once it says the same.
 */
export interface StoredBundles {
  /** Of a member's like that was set or taken back. */
  liked(kind: ModeratedKind, id: string, actorId: number): Promise<void>;
  /** Of a comment that was written, changed or deleted. */
  said(commentId: string): Promise<void>;
}

/** A notice that some member is to be reminded of, with what the reminder says. */
export interface AlarmedNotice {
  readonly memberId: number;
  readonly noticeId: string;
  readonly title: string;
  readonly until: string;
  readonly days: readonly AlarmDay[];
  readonly setAt: number;
}

/** What became of an alarm that a member wants. */
export type AlarmSet = 'set' | 'no-notice' | 'full';

/** Alarms of notices, by member. */
export interface StoredNoticeAlarms {
  of(memberId: number): Promise<readonly NoticeAlarm[]>;
  /**
   * `full` where it would be one more than MOST_MEMBER_ALARMS, whoever else sets one meanwhile. One
   * that is set again without a new day counts from when it was set first: what of it is still to be
   * made up for is not lost by a second press or a sign-in.
   */
  set(memberId: number, noticeId: string, days: readonly AlarmDay[]): Promise<AlarmSet>;
  remove(memberId: number, noticeId: string): Promise<void>;
  /**
   * All alarms of notices that close between two moments (ms), a batch at a time; of none that is said
   * to be over or is gone from its source.
   */
  closing(from: number, to: number): AsyncIterable<readonly AlarmedNotice[]>;
  /** Who has an alarm for a notice that was set by a moment (ms), a batch at a time. */
  membersOf(noticeId: string, before: number): AsyncIterable<readonly number[]>;
}

/** Tells the open pages of a member, in whatever process, that something changed. */
export interface MemberSignals {
  /**
   * Calls with the change up to which there is something to look at, until it is ended. More calls
   * than changes are no harm.
   */
  listen(memberId: number, hear: (upTo: number) => void): () => void;
}
