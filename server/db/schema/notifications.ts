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
import { moment, plainText } from './columns';
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
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.memberId, table.key),
    index('notifications_newest').on(table.memberId, table.createdAt, table.id),
    index('notifications_change').on(table.memberId, table.change),
    // The oldest of everybody are forgotten first.
    index('notifications_created').on(table.createdAt),
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
