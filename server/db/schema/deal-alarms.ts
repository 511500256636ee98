import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DealKind, DealNewsKind, DealType } from '#core';
import { moment, plainText } from './columns';
import { deals } from './deals';
import { members } from './members';

const dealId = () =>
  bigint('deal_id', { mode: 'number' })
    .notNull()
    .references(() => deals.id, { onDelete: 'cascade' });

/** Searches of whose new listings members are told (spec/readings R59). */
export const dealAlarms = pgTable(
  'deal_alarms',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    dealType: plainText('deal_type').$type<DealKind>().notNull(),
    /** The core's `dealSearchParams`. */
    params: plainText('params').notNull(),
    /** Of these params the dong, by which alarms are looked up. */
    dongliCode: plainText('dongli_code'),
    /** What that dong was called when the alarm was set. */
    place: text('place'),
    setAt: moment('set_at').notNull(),
    /** How many tellings there were to be, and how many of them the member was told. */
    telling: integer('telling').notNull().default(0),
    told: integer('told').notNull().default(0),
    /** The day of the last one in Asia/Seoul, and how many it had. */
    day: plainText('day'),
    onDay: integer('on_day').notNull().default(0),
  },
  (table) => [
    uniqueIndex('deal_alarms_search').on(table.memberId, table.dealType, table.params),
    index('deal_alarms_dong').on(table.dealType, table.dongliCode, table.id),
    index('deal_alarms_untold')
      .on(table.id)
      .where(sql`${table.told} < ${table.telling}`),
  ],
);

/** What alarms found: each listing once an alarm, with what it cost when a telling of it was decided last. */
export const dealAlarmFinds = pgTable(
  'deal_alarm_finds',
  {
    alarmId: bigint('alarm_id', { mode: 'number' })
      .notNull()
      .references(() => dealAlarms.id, { onDelete: 'cascade' }),
    dealId: dealId(),
    /** Both of the deal, and null where it was never to be told. */
    priceKey: integer('price_key'),
    rentType: plainText('rent_type').$type<DealType>(),
    why: plainText('why').$type<DealNewsKind>().notNull(),
    /** Which of the alarm's tellings tells of it, 0 for one before; null while it waits for one. */
    telling: integer('telling'),
  },
  (table) => [
    primaryKey({ columns: [table.alarmId, table.dealId] }),
    index('deal_alarm_finds_deal').on(table.dealId),
    index('deal_alarm_finds_waiting')
      .on(table.alarmId)
      .where(sql`${table.telling} is null`),
  ],
);

/** When deals were news last; written in the transaction of what made them news. */
export const dealNews = pgTable(
  'deal_news',
  {
    dealId: bigint('deal_id', { mode: 'number' })
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    listedAt: moment('listed_at').notNull(),
    fellAt: moment('fell_at'),
    /** Whether alarms are still to look at it, and how often it was to be looked at. */
    isDue: boolean('is_due').notNull(),
    change: integer('change').notNull(),
  },
  (table) => [
    index('deal_news_due')
      .on(table.dealId)
      .where(sql`${table.isDue}`),
  ],
);
