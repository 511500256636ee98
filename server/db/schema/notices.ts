import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  DayTime,
  NoticeArea,
  NoticeAttachment,
  NoticeChange,
  NoticeConditions,
  NoticeContent,
  NoticeDocument,
  NoticeScheduleRow,
  NoticeSource,
  NoticeUnit,
  SupplyCode,
  Yyyymmdd,
} from '#core';
import { moment, plainText } from './columns';

/** Every notice of every source (spec/readings R29), also those that are over or gone. */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: plainText('source').$type<NoticeSource>().notNull(),
    /** Which of the sources of that kind: `sample`, the name that an import gave. */
    sourceName: plainText('source_name').notNull(),
    /** The list of that source in which it stood last; null where a source has none. */
    sourceList: plainText('source_list'),
    /** The source's own key. */
    number: plainText('number').notNull(),
    /** Of everything that was delivered; equal hashes need no write. */
    contentHash: text('content_hash').notNull(),
    organisation: plainText('organisation').notNull(),
    office: text('office'),
    title: text('title').notNull(),
    summary: text('summary'),
    supplyTypeCode: plainText('supply_type_code').$type<SupplyCode>().notNull(),
    announcedOn: plainText('announced_on').$type<Yyyymmdd>().notNull(),
    /** The window as the notice names it, and below as moments; null where there is none. */
    from: plainText('opens_from').$type<DayTime>(),
    until: plainText('closes_on').$type<DayTime>(),
    opensAt: moment('opens_at'),
    closesAt: moment('closes_at'),
    isSaidOver: boolean('is_said_over').notNull(),
    isExample: boolean('is_example').notNull(),
    areas: jsonb('areas').$type<readonly NoticeArea[]>().notNull(),
    /** The keys of its areas and of all that they lie in (the core's `areaPath`). */
    areaWithin: text('area_within').array().$type<readonly string[]>().notNull(),
    /** The keys of its areas alone. */
    areaOwn: text('area_own').array().$type<readonly string[]>().notNull(),
    conditions: jsonb('conditions').$type<NoticeConditions>().notNull(),
    schedule: jsonb('schedule').$type<readonly NoticeScheduleRow[]>().notNull(),
    units: jsonb('units').$type<readonly NoticeUnit[]>().notNull(),
    /** Out of the units, for lists (the core's `amountsOf`): won, and both ends or neither. */
    depositFrom: bigint('deposit_from', { mode: 'number' }),
    depositTo: bigint('deposit_to', { mode: 'number' }),
    monthlyFrom: bigint('monthly_from', { mode: 'number' }),
    monthlyTo: bigint('monthly_to', { mode: 'number' }),
    months: integer('months'),
    count: integer('count'),
    documents: jsonb('documents').$type<readonly NoticeDocument[]>().notNull(),
    attachments: jsonb('attachments').$type<readonly NoticeAttachment[]>().notNull(),
    link: text('link'),
    contact: jsonb('contact').$type<NonNullable<NoticeContent['contact']>>(),
    /** The day of the last correction; null where there is none. */
    correctedOn: plainText('corrected_on').$type<Yyyymmdd>(),
    /** The day on which the source no longer had it; null while it does. */
    goneOn: plainText('gone_on').$type<Yyyymmdd>(),
    /** When the source last delivered it; of an unchanged one the first time of that day. */
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [
    uniqueIndex('notices_number').on(table.sourceName, table.number),
    index('notices_area_within').using('gin', table.areaWithin),
    index('notices_area_own').using('gin', table.areaOwn),
    // Most are over: who asks for the others need not read them all.
    index('notices_closing').on(table.closesAt),
  ],
);

/** What a delivery changed of a notice that was known, number by number from 1 on. */
export const noticeCorrections = pgTable(
  'notice_corrections',
  {
    noticeId: bigint('notice_id', { mode: 'number' })
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    on: plainText('on').$type<Yyyymmdd>().notNull(),
    changes: jsonb('changes').$type<readonly NoticeChange[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.number] })],
);

/** One row, apart from `meta`: writers of notices and of houses do not wait for each other. */
export const noticesState = pgTable('notices_state', {
  id: smallint('id').primaryKey(),
  /** Triggers bump it with every statement that writes notices or corrections. */
  version: bigint('version', { mode: 'number' }).notNull(),
});
