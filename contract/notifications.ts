import * as z from 'zod/mini';
import { NOTIFICATION_KIND } from '#core';

/** What a member was told: an item of the list, and what the stream says of it. */
export const memberNotification = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KIND),
  title: z.string(),
  message: z.string(),
  NOTI_TARGET_CD: z.string(),
  LINK: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  isRead: z.boolean(),
  change: z.int(),
  firstChange: z.int(),
});

/** What is unread as of a change, from which the stream goes on. */
const unread = {
  unread: z.int(),
  unreadByKind: z.object({
    NOTICE_ALARM: z.int(),
    NOTICE_CORRECTED: z.int(),
    COMMENT: z.int(),
    REPLY: z.int(),
    LIKE: z.int(),
    MODERATED: z.int(),
    DEAL_CONFIRM: z.int(),
    CHAT: z.int(),
    VISIT: z.int(),
    MATE: z.int(),
    DEAL_ALARM: z.int(),
    ZZIM_CHANGED: z.int(),
  }),
  change: z.int(),
};

/** GET /v2/me/notifications */
export const notificationsReply = z.object({
  result: z.array(memberNotification),
  page: z.object({ next: z.nullable(z.string()), ...unread }),
});

/** POST /v2/me/notifications/read: what is left unread. */
export const readReply = z.object({ item: z.object(unread) });

/** GET /v2/me/notice-alarms */
export const noticeAlarmsReply = z.object({
  result: z.array(z.object({ noticeId: z.string(), days: z.array(z.int()) })),
});

/** PUT and DELETE /v2/notices/{id}/alarm */
export const noticeAlarmReply = z.object({
  item: z.object({ noticeId: z.string(), days: z.array(z.int()) }),
});
