import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#core';
import { chatRooms } from './chats';
import { moment, plainText } from './columns';
import { comments, posts } from './communities';
import { mateRequests } from './mates';
import { members } from './members';
import { notices } from './notices';

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** What members were told. */
export const notifications = pgTable(
  'notifications',
  {
    /** Of the cluster that a shell asks for; nobody guesses it. */
    id: plainText('id').primaryKey(),
    memberId: memberId(),
    /** What it is about: a member is told of it once. */
    key: plainText('key').notNull(),
    kind: plainText('kind').$type<NotificationKind>().notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    targetCode: plainText('target_code').notNull(),
    link: text('link').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** The member's count of changes at the last of its own; no two of a member's are equal. */
    change: bigint('change', { mode: 'number' }).notNull(),
    /** The first of its changes, by which it was told. */
    firstChange: bigint('first_change', { mode: 'number' }).notNull(),
    /** Of a bundle the post that it is about, or on which its comment stands; null for all else. */
    postId: bigint('post_id', { mode: 'number' }).references(() => posts.id, {
      onDelete: 'cascade',
    }),
    /** Of a bundle the comment that is liked or answered; null where it is the post. */
    commentId: bigint('comment_id', { mode: 'number' }).references(() => comments.id, {
      onDelete: 'cascade',
    }),
    /** The room that it tells of; null for all else. */
    chatRoomId: bigint('chat_room_id', { mode: 'number' }).references(() => chatRooms.id, {
      onDelete: 'cascade',
    }),
    /** What two people have to agree on, of which it tells; null for all else. */
    mateRequestId: bigint('mate_request_id', { mode: 'number' }).references(() => mateRequests.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.memberId, table.key),
    index('notifications_newest').on(table.memberId, table.createdAt, table.id),
    index('notifications_change').on(table.memberId, table.change),
    // The oldest of everybody are forgotten first.
    index('notifications_created').on(table.createdAt),
    index('notifications_post').on(table.postId, table.memberId, table.kind),
    index('notifications_comment').on(table.commentId),
    index('notifications_room').on(table.chatRoomId, table.memberId),
    index('notifications_mate').on(table.mateRequestId),
  ],
);

/** Who did what a bundle tells of; what is said of it follows from what is there when it is read. */
export const notificationParts = pgTable(
  'notification_parts',
  {
    /** In the order in which it was told. */
    place: bigint('place', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    notificationId: plainText('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    actorId: bigint('actor_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** What was said; null for a like. */
    commentId: bigint('comment_id', { mode: 'number' }).references(() => comments.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    index('notification_parts_of').on(table.notificationId, table.place),
    index('notification_parts_actor').on(table.actorId),
    index('notification_parts_comment').on(table.commentId),
  ],
);

/**
 * How many changes a member's notifications have had. It is raised in the transaction of the change,
 * whose row is locked until then: nobody sees a later change before an earlier one.
 */
export const notificationCounts = pgTable('notification_counts', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  change: bigint('change', { mode: 'number' }).notNull(),
});

/** When a member wants to be reminded of a notice: so many days before it closes. */
export const noticeAlarms = pgTable(
  'notice_alarms',
  {
    memberId: memberId(),
    noticeId: bigint('notice_id', { mode: 'number' })
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    days: integer('days').array().notNull(),
    setAt: moment('set_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.noticeId] }),
    index('notice_alarms_members').on(table.noticeId, table.memberId),
  ],
);

/** The address under which a member's calendar is subscribed to: who has it may read it. */
export const calendarLinks = pgTable('calendar_links', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  token: plainText('token').notNull().unique(),
  madeAt: moment('made_at').notNull(),
});
