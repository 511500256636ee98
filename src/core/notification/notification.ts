/** What a member is told of. */
export const NOTIFICATION_KIND = {
  /** A notice that the person wanted to be reminded of is about to close. */
  NOTICE_ALARM: 'NOTICE_ALARM',
  /** A notice with an alarm was corrected. */
  NOTICE_CORRECTED: 'NOTICE_CORRECTED',
  /** Somebody said something about the person's post. */
  COMMENT: 'COMMENT',
  /** Somebody answered the person, or named them. */
  REPLY: 'REPLY',
  /** Somebody likes what the person wrote. */
  LIKE: 'LIKE',
  /** What moderators made of something that the person wrote or reported (spec/readings R39). */
  MODERATED: 'MODERATED',
  /** A room that the person offers leaves the lists unless they say that it is still there. */
  DEAL_CONFIRM: 'DEAL_CONFIRM',
  /** Somebody said something to the person in a room; one a room while it is unread. */
  CHAT: 'CHAT',
  /** A visit that two agreed on is near. */
  VISIT: 'VISIT',
  /** Somebody asks to live with the person, or agreed to (spec/readings R44). */
  MATE: 'MATE',
  /** Listings that a search of the person found (spec/readings R59). */
  DEAL_ALARM: 'DEAL_ALARM',
  /** Something that the person keeps (찜) is another than when they saw it (spec/readings R50a). */
  ZZIM_CHANGED: 'ZZIM_CHANGED',
} as const;
export type NotificationKind = keyof typeof NOTIFICATION_KIND;

/** The kind that a text names; null for any other text. */
export const notificationKindOf = (text: string | null): NotificationKind | null =>
  Object.values(NOTIFICATION_KIND).find((kind) => kind === text) ?? null;

/** So many days it is kept; then it is forgotten, read or not (spec/readings R32a). */
export const NOTIFICATION_DAYS = 90;

/** Something that a member was told; its id is that of its cluster (spec/rules §3). */
export interface MemberNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly message: string;
  readonly NOTI_TARGET_CD: string;
  readonly LINK: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly isRead: boolean;
  /** Counts the changes of the member's notifications: a later state has a larger one. */
  readonly change: number;
  /** The change by which it was told: the same as `change` until it is read, or others join in. */
  readonly firstChange: number;
}

/** No more than these are held by a page at once; older ones are a page further. */
export const INBOX_PAGE = 30;

/**
 * A list with what was heard of a notification: in its place where it is known and this is newer,
 * else in front of what is older. Heard twice, or late, it changes nothing.
 */
export function withHeard(
  list: readonly MemberNotification[],
  heard: MemberNotification,
): readonly MemberNotification[] {
  const known = list.find(({ id }) => id === heard.id);
  if (known === undefined) return [...list, heard].sort(byTime);
  if (known.change >= heard.change) return list;
  const inPlace = list.map((one) => (one.id === heard.id ? heard : one));
  // A bundle that somebody joined was told anew.
  return inPlace.sort(byTime);
}

const byTime = (a: MemberNotification, b: MemberNotification): number =>
  b.createdAt.localeCompare(a.createdAt);
