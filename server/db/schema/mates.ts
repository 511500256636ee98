import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AgeBand, GenderCode, HabitAnswer, MateSide, MateTerms, Utility } from '#core';
import { moment, plainText } from './columns';
import { deals } from './deals';
import { members } from './members';

/**
 * What a listing of somebody to live with says beside what every deal says; gone once they have left.
 * Columns are what questions ask, `terms` is all that is shown. A trigger keeps what is searched of it.
 */
export const mates = pgTable(
  'mates',
  {
    dealId: bigint('deal_id', { mode: 'number' })
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    side: plainText('side').$type<MateSide>().notNull(),
    gender: plainText('gender').$type<GenderCode>().notNull(),
    /** Whom they want to live with; null is anybody. */
    wish: plainText('wish').$type<GenderCode>(),
    age: plainText('age').$type<AgeBand>().notNull(),
    utilities: text('utilities').array().$type<readonly Utility[]>().notNull(),
    // How they live; null where they have not said it.
    sleep: plainText('sleep').$type<HabitAnswer<'sleep'>>(),
    cleaning: plainText('cleaning').$type<HabitAnswer<'cleaning'>>(),
    dishes: plainText('dishes').$type<HabitAnswer<'dishes'>>(),
    noise: plainText('noise').$type<HabitAnswer<'noise'>>(),
    guests: plainText('guests').$type<HabitAnswer<'guests'>>(),
    smoking: plainText('smoking').$type<HabitAnswer<'smoking'>>(),
    animals: plainText('animals').$type<HabitAnswer<'animals'>>(),
    /** As the deal has them: who is compared with others is so before their deals are looked at. */
    deposit: integer('deposit').notNull(),
    monthly: integer('monthly').notNull(),
    maintenance: integer('maintenance').notNull(),
    /** From which day on; null where that can be agreed on (mate-columns.ts). */
    movesOn: plainText('moves_on'),
    /** By what the dongs where they live, or would, are found (mate-columns.ts). */
    dongs: text('dongs').array().$type<readonly string[]>().notNull(),
    terms: jsonb('terms').$type<MateTerms>().notNull(),
  },
  (table) => [
    // Everything that is asked of all of them, so that their listings need not be read.
    index('mates_asked').on(
      table.side,
      table.gender,
      table.wish,
      table.dealId,
      table.age,
      table.sleep,
      table.cleaning,
      table.dishes,
      table.noise,
      table.guests,
      table.smoking,
      table.animals,
      table.deposit,
      table.monthly,
      table.maintenance,
      table.movesOn,
      table.utilities,
      table.dongs,
    ),
    index('mates_dongs').using('gin', table.dongs),
  ],
);

/**
 * The last that one of two people asked of the other (spec/readings R44): the core's MateRequest, one
 * for each two. An answer is kept as it is, and shown as the core's consentSeenBy says.
 */
export const mateRequests = pgTable(
  'mate_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    askerId: bigint('asker_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    askedId: bigint('asked_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    isWithdrawn: boolean('is_withdrawn').notNull(),
    answer: plainText('answer').$type<'ACCEPTED' | 'DECLINED'>(),
    endedBy: bigint('ended_by', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('mate_requests_pair').on(
      sql`least(${table.askerId}, ${table.askedId})`,
      sql`greatest(${table.askerId}, ${table.askedId})`,
    ),
    index('mate_requests_asker').on(table.askerId),
    index('mate_requests_asked').on(table.askedId),
  ],
);

/** Telephone numbers that one of two who agreed opened to the other, and no one else. */
export const mateNumbers = pgTable(
  'mate_numbers',
  {
    requestId: bigint('request_id', { mode: 'number' })
      .notNull()
      .references(() => mateRequests.id, { onDelete: 'cascade' }),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    tel: plainText('tel').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.memberId] })],
);
