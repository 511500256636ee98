import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type {
  DealKind,
  DealStatus,
  DealType,
  DealWay,
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
 * Rooms that are offered without a middleman, and people to live with (spec/readings R41–R44), who say
 * more in a table of their own. Nothing in this table tells where
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
    /** When the second member since then said that it is gone; null where fewer did. */
    goneAt: moment('gone_at'),
    /** The core's `shownUntil`: from then on it is on no list, whether or not anybody wrote it. */
    shownUntil: moment('shown_until').notNull(),
    /** Null of a mate, who is no party to a room; and so is the kind of room. */
    party: plainText('party').$type<Party>(),
    roomType: plainText('room_type').$type<HouseTypeCode>(),
    rentType: plainText('rent_type').$type<DealType>().notNull(),
    /** 만원 */
    deposit: integer('deposit').notNull(),
    /** 만원 a month */
    monthly: integer('monthly').notNull(),
    /** 만원 a month */
    maintenance: integer('maintenance').notNull(),
    /** The core's `directPriceKey`, or `matePriceKey`. */
    priceKey: integer('price_key').notNull(),
    options: text('options').array().$type<readonly RoomOption[]>().notNull(),
    dongliCode: plainText('dongli_code').notNull(),
    sido: text('sido').notNull(),
    sigungu: text('sigungu').notNull(),
    dong: text('dong').notNull(),
    /** The core's `hiddenPlace`, never the room's own; of a mate the middle of a dong. */
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** From that point. */
    station: jsonb('station').$type<StationWalk>(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** What a page shows of a room and no question asks for; of a mate nothing. */
    detail: jsonb('detail').$type<DirectDetail>(),
    /** Ids of pictures in their order; of an example the path of a drawn one. */
    pictures: text('pictures').array().$type<readonly string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
    /** Of a room whose building nobody knows the place of: the points are those of its dong. */
    isMiddle: boolean('is_middle').notNull().default(false),
    /** When its room was last said to be elsewhere; null where it never was. Stays when it is deleted. */
    movedAt: moment('moved_at'),
    /** How often it was within a day of that. */
    moves: integer('moves').notNull().default(0),
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
      // When the last one lapsed, with each question of the map; and everything that is asked of all
      // of them, so that the deals themselves need not be read to be counted.
      index('deals_until')
        .on(
          table.kind,
          table.shownUntil,
          table.authorId,
          table.id,
          table.createdAt,
          table.priceKey,
          table.rentType,
          table.deposit,
          table.monthly,
          table.maintenance,
          table.roomType,
          table.party,
          table.options,
          table.dongliCode,
          table.lat,
          table.lng,
        )
        .where(offered),
      index('deals_author').on(table.authorId),
    ];
  },
);

/**
 * Which deals each version wrote; kept by the triggers of migration 0040 in the writer's own transaction.
 * Whoever holds deals in memory follows it (column-feed.ts).
 */
export const dealChanges = pgTable(
  'deal_changes',
  {
    version: bigint('version', { mode: 'number' }).notNull(),
    dealId: bigint('deal_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.dealId] })],
);

/** One row, apart from `meta`: an import of houses that takes its time holds no deal up. */
export const dealsState = pgTable('deals_state', {
  id: smallint('id').primaryKey(),
  /** Counts the writes of deals. */
  version: bigint('version', { mode: 'number' }).notNull(),
  /** Who knows the deals of this version or a later one can follow `deal_changes`. */
  keptFrom: bigint('kept_from', { mode: 'number' }).notNull(),
});

/** A line of an address without what people write differently: width and blanks. */
export const addressKey = (line: AnyColumn): SQL => sql`replace(normalize(${line}, NFKC), ' ', '')`;

/** Where the room of a deal really is: read for its owner and for those to whom it was opened alone. */
export const dealPlaces = pgTable(
  'deal_places',
  {
    dealId: bigint('deal_id', { mode: 'number' })
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    road: text('road').notNull(),
    lot: text('lot').notNull(),
    unit: text('unit').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
  },
  ({ road, lot }) => [
    index('deal_places_road').on(addressKey(road)),
    index('deal_places_lot').on(addressKey(lot)),
  ],
);

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

/** Of whose rooms a member was told the number on a day: forgotten with it, and told to nobody. */
export const dealShowings = pgTable(
  'deal_showings',
  {
    day: plainText('day').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    dealId: bigint('deal_id', { mode: 'number' })
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    way: plainText('way').$type<DealWay>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.memberId, table.dealId, table.way] }),
    index('deal_showings_member').on(table.memberId),
    index('deal_showings_deal').on(table.dealId),
  ],
);

/** How often the number of a deal was told, by the way: what its owner learns of it (spec/readings R46). */
export const dealShowingCounts = pgTable(
  'deal_showing_counts',
  {
    dealId: bigint('deal_id', { mode: 'number' })
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    way: plainText('way').$type<DealWay>().notNull(),
    showings: integer('showings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.way] })],
);

/**
 * Who wants to know whether a deal is still there, and who says that it is gone, since it was last
 * confirmed. Nobody is told who.
 */
export const dealWords = pgTable(
  'deal_words',
  {
    dealId: bigint('deal_id', { mode: 'number' })
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    what: plainText('what').$type<'ASKED' | 'GONE'>().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.what, table.memberId] }),
    index('deal_words_member').on(table.memberId),
    index('deal_words_said').on(table.saidAt),
  ],
);
