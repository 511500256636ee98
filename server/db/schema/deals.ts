import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type {
  DealKind,
  DealStatus,
  DealType,
  HoldState,
  HouseTypeCode,
  Party,
  RoomOption,
  StationWalk,
} from '#core';
import type { DirectDetail } from '../../ports/deals/deals';
import { moment, plainText } from './columns';
import { members } from './members';

/**
 * Rooms that are offered without a middleman (spec/readings R41–R43). Nothing in this table tells where
 * a room really is, nor a number: both stand apart. A trigger keeps what is searched of a deal.
 */
export const deals = pgTable(
  'deals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: plainText('kind').$type<DealKind>().notNull(),
    /** Null where they have left: then it is over (spec/readings R56). */
    authorId: bigint('author_id', { mode: 'number' }).references(() => members.id, {
      onDelete: 'set null',
    }),
    /** As its owner left it; how it stands at a moment says `shown_until`, too. */
    status: plainText('status').$type<DealStatus>().notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
    /** The core's `shownUntil`: from then on it is on no list, whether or not anybody wrote it. */
    shownUntil: moment('shown_until').notNull(),
    party: plainText('party').$type<Party>().notNull(),
    roomType: plainText('room_type').$type<HouseTypeCode>().notNull(),
    rentType: plainText('rent_type').$type<DealType>().notNull(),
    /** 만원 */
    deposit: integer('deposit').notNull(),
    /** 만원 a month */
    monthly: integer('monthly').notNull(),
    /** 만원 a month */
    maintenance: integer('maintenance').notNull(),
    /** The core's `directPriceKey`. */
    priceKey: integer('price_key').notNull(),
    options: text('options').array().$type<readonly RoomOption[]>().notNull(),
    dongliCode: plainText('dongli_code').notNull(),
    sido: text('sido').notNull(),
    sigungu: text('sigungu').notNull(),
    dong: text('dong').notNull(),
    /** The core's `hiddenPlace`, never the room's own. */
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** From that point. */
    station: jsonb('station').$type<StationWalk>(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** What a page shows and no question asks for. */
    detail: jsonb('detail').$type<DirectDetail>().notNull(),
    /** Ids of pictures in their order; of an example the path of a drawn one. */
    pictures: text('pictures').array().$type<readonly string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
    /** Null where everybody sees it (spec/readings R39). */
    holdState: plainText('hold_state').$type<HoldState>(),
    /** The rule in Korean, as the author is told. */
    holdReason: text('hold_reason'),
    isExample: boolean('is_example').notNull().default(false),
  },
  (table) => {
    const offered = sql`${table.removedAt} is null and ${table.holdState} is null
      and ${table.status} in ('OPEN', 'RESERVED')`;
    return [
      index('deals_newest').on(table.kind, table.createdAt, table.id).where(offered),
      index('deals_price').on(table.kind, table.priceKey, table.id).where(offered),
      index('deals_dong').on(table.kind, table.dongliCode, table.createdAt).where(offered),
      index('deals_author').on(table.authorId),
    ];
  },
);

/** Where the room of a deal really is: read for its owner and for those to whom it was opened alone. */
export const dealPlaces = pgTable('deal_places', {
  dealId: bigint('deal_id', { mode: 'number' })
    .primaryKey()
    .references(() => deals.id, { onDelete: 'cascade' }),
  road: text('road').notNull(),
  lot: text('lot').notNull(),
  unit: text('unit').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
});

/** How the owner of a deal is reached: told after a press, to members alone (spec/readings R46). */
export const dealContacts = pgTable('deal_contacts', {
  dealId: bigint('deal_id', { mode: 'number' })
    .primaryKey()
    .references(() => deals.id, { onDelete: 'cascade' }),
  tel: plainText('tel'),
  takesSms: boolean('takes_sms').notNull(),
});

/** Who has looked at a deal on a day, so that a view is counted once; nobody can be told by it. */
export const dealViews = pgTable(
  'deal_views',
  {
    day: plainText('day').notNull(),
    dealId: bigint('deal_id', { mode: 'number' }).notNull(),
    /** A keyed hash of a visitor's network, or of a member, whose own key goes with the account. */
    viewer: plainText('viewer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.dealId, table.viewer] })],
);

/** How many looked at a deal on each day; apart from the deal, which it does not change. */
export const dealViewCounts = pgTable(
  'deal_view_counts',
  {
    dealId: bigint('deal_id', { mode: 'number' })
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    day: plainText('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.day] })],
);
