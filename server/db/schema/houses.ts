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
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  Advertiser,
  Building,
  DealType,
  DiscountCode,
  Equipment,
  FacedRoom,
  Facing,
  Floor,
  GenderCode,
  HouseStatus,
  HouseTypeCode,
  Layout,
  MaintenanceItem,
  MoveIn,
  RoomOption,
  StationWalk,
  Yyyymmdd,
} from '#core';
import { moment, plainText } from './columns';

/** Every house of every source. Read and written by the house repository and the house writer. */
export const houses = pgTable(
  'houses',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Who delivers the listing: `sample`, or the name that an import gave. */
    source: plainText('source').notNull(),
    listingNumber: plainText('listing_number').notNull(),
    /** Of everything that was delivered; equal hashes need no write. */
    contentHash: text('content_hash').notNull(),
    status: text('status').$type<HouseStatus>().notNull(),
    type: text('type').$type<HouseTypeCode>().notNull(),
    dealType: text('deal_type').$type<DealType>().notNull(),
    /** 만원 */
    deposit: integer('deposit').notNull(),
    /** 만원 a month */
    monthly: integer('monthly').notNull(),
    /** 만원; what the house cost before its price last changed. Null where it never did. */
    formerDeposit: integer('former_deposit'),
    /** 만원 a month */
    formerMonthly: integer('former_monthly'),
    /** The day of that change in Asia/Seoul; the three are null together. */
    priceChangedOn: plainText('price_changed_on').$type<Yyyymmdd>(),
    /** 만원 a month; null where the ad does not say. */
    maintenanceFee: integer('maintenance_fee'),
    maintenanceItems: jsonb('maintenance_items')
      .$type<readonly { readonly item: MaintenanceItem; readonly amount: number }[]>()
      .notNull(),
    billedByUse: text('billed_by_use').array().$type<readonly MaintenanceItem[]>().notNull(),
    /** ㎡ */
    area: doublePrecision('area').notNull(),
    floorKind: text('floor_kind').$type<Floor['kind']>().notNull(),
    floorNumber: smallint('floor_number'),
    floorTotal: smallint('floor_total').notNull(),
    layout: text('layout').$type<Layout>().notNull(),
    building: text('building').$type<Building>().notNull(),
    rooms: smallint('rooms').notNull(),
    bathrooms: smallint('bathrooms').notNull(),
    facing: text('facing').$type<Facing>(),
    facingOf: text('facing_of').$type<FacedRoom>(),
    approvedOn: text('approved_on').$type<Yyyymmdd>(),
    moveInKind: text('move_in_kind').$type<MoveIn['kind']>().notNull(),
    moveInDay: text('move_in_day').$type<Yyyymmdd>(),
    parking: smallint('parking').notNull(),
    elevator: boolean('elevator').notNull(),
    options: text('options').array().$type<readonly RoomOption[]>().notNull(),
    equipment: text('equipment').array().$type<readonly Equipment[]>().notNull(),
    discounts: text('discounts').array().$type<readonly DiscountCode[]>().notNull(),
    gender: text('gender').$type<GenderCode>(),
    dongliCode: plainText('dongli_code').notNull(),
    sido: text('sido').notNull(),
    sigungu: text('sigungu').notNull(),
    dong: text('dong').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** The point on the Mercator world of 2^30 × 2^30 (world-grid.ts). */
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    isApproximate: boolean('is_approximate').notNull(),
    station: jsonb('station').$type<StationWalk>(),
    /** Out of `station`, kept true by the database: a filter compares it like any other number. */
    walkMinutes: smallint('walk_minutes').generatedAlwaysAs(
      sql`((station ->> 'walkMinutes')::smallint)`,
    ),
    title: text('title').notNull(),
    description: text('description').notNull(),
    photos: text('photos').array().$type<readonly string[]>().notNull(),
    contactTel: text('contact_tel'),
    contactSms: text('contact_sms'),
    /** The advertiser's open chat elsewhere. */
    contactChatUrl: text('contact_chat_url'),
    /**
     * Whether there was a chat, without its address. Only processes of the release before
     * `contact_chat_url` read it, which may still run beside this one: a later release drops it.
     */
    contactChat: boolean('contact_chat').notNull().default(false),
    advertiser: jsonb('advertiser').$type<Advertiser>().notNull(),
    /** What the ad itself earns in the recommended order (the core's `adQuality`). */
    quality: smallint('quality').notNull(),
    postedAt: moment('posted_at').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [
    // Both keys name the dong: a table that is sharded by it can hold no other. That an id and a
    // listing stand in one dong only is the house writer's care.
    primaryKey({ columns: [table.id, table.dongliCode] }),
    uniqueIndex('houses_listing').on(table.source, table.listingNumber, table.dongliCode),
    // Prices stand in it, too: a price level reads the index and no house.
    index('houses_open_dong')
      .on(table.dongliCode, table.type, table.dealType, table.deposit, table.monthly, table.id)
      .where(sql`${table.status} = 'OPEN'`),
    // News in their order; the degrees tell in the index what is too far away.
    index('houses_open_posted')
      .on(table.postedAt, table.id, table.lat, table.lng)
      .where(sql`${table.status} = 'OPEN'`),
    index('houses_open_price_changed')
      .on(table.priceChangedOn, table.id, table.lat, table.lng)
      .where(sql`${table.status} = 'OPEN' and ${table.priceChangedOn} is not null`),
  ],
);

/**
 * Which houses each version wrote; kept by the triggers of migration 0006 in the writer's own
 * transaction. Whoever holds houses in memory follows it (house-feed.ts).
 */
export const houseChanges = pgTable(
  'house_changes',
  {
    version: bigint('version', { mode: 'number' }).notNull(),
    houseId: bigint('house_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.houseId] })],
);
