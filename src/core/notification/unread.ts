import { NOTIFICATION_KIND, type MemberNotification, type NotificationKind } from './notification';

/** How many are unread, kind by kind. */
export type UnreadCounts = Readonly<Record<NotificationKind, number>>;

/** What was unread right after a change of the member's notifications. */
export interface Unread {
  readonly counts: UnreadCounts;
  readonly change: number;
}

const KINDS = Object.values(NOTIFICATION_KIND);

/** Counts each kind anew. */
const countsOf = (count: (kind: NotificationKind) => number): UnreadCounts => ({
  NOTICE_ALARM: count(NOTIFICATION_KIND.NOTICE_ALARM),
  NOTICE_CORRECTED: count(NOTIFICATION_KIND.NOTICE_CORRECTED),
  COMMENT: count(NOTIFICATION_KIND.COMMENT),
  REPLY: count(NOTIFICATION_KIND.REPLY),
  LIKE: count(NOTIFICATION_KIND.LIKE),
  MODERATED: count(NOTIFICATION_KIND.MODERATED),
  DEAL_CONFIRM: count(NOTIFICATION_KIND.DEAL_CONFIRM),
  CHAT: count(NOTIFICATION_KIND.CHAT),
  VISIT: count(NOTIFICATION_KIND.VISIT),
  MATE: count(NOTIFICATION_KIND.MATE),
  DEAL_ALARM: count(NOTIFICATION_KIND.DEAL_ALARM),
  ZZIM_CHANGED: count(NOTIFICATION_KIND.ZZIM_CHANGED),
});

export const NONE_UNREAD: UnreadCounts = countsOf(() => 0);

/** The unread of all kinds together. */
export const totalUnread = (counts: UnreadCounts): number =>
  KINDS.reduce((sum, kind) => sum + counts[kind], 0);

/**
 * What is unread now, from what was at a change and the last word heard of each notification since.
 * A notification changes when it is told, when others join in and when it is read, and no more after
 * that: so one that is heard of was unread then if it had been told by then, and what was heard before
 * that counts no more.
 */
export function unreadNow(
  { counts, change }: Unread,
  heard: readonly MemberNotification[],
): UnreadCounts {
  const since = heard.filter((one) => one.change > change);
  const added = (one: MemberNotification): number =>
    Number(!one.isRead) - Number(one.firstChange <= change);
  return countsOf((kind) =>
    since.reduce((sum, one) => sum + (one.kind === kind ? added(one) : 0), counts[kind]),
  );
}
