import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  Advertiser,
  Area,
  Building,
  DealType,
  DiscountCode,
  Equipment,
  Facing,
  Floor,
  GenderCode,
  HouseStatus,
  HouseTypeCode,
  Layout,
  MaintenanceItem,
  MoveIn,
  Place,
  RoomOption,
  StationWalk,
  TransitLine,
  Yyyymmdd,
} from '#core';

/**
 * Text that is sorted, searched by its beginning or compared as a code. PGlite and PostgreSQL come
 * with different locales: only the byte order is the same in both.
 */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
    facingOf: text('facing_of').$type<'LIVING_ROOM' | 'MAIN_ROOM'>(),
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
    contactChat: boolean('contact_chat').notNull(),
    advertiser: jsonb('advertiser').$type<Advertiser>().notNull(),
    /** What the ad itself earns in the recommended order (house-score.ts). */
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

/** What the search by name finds; filled when a database is prepared, read by the place repository. */
export const places = pgTable('places', {
  id: plainText('id').primaryKey(),
  kind: text('kind').$type<Place['kind']>().notNull(),
  name: plainText('name').notNull(),
  detail: plainText('detail').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  level: smallint('level').notNull(),
  lines: jsonb('lines').$type<readonly TransitLine[]>().notNull(),
  /** The name's initial consonants without spaces, ㅅㄹㅇ: all ways to type a name share them. */
  initials: plainText('initials').notNull(),
  /** The dong that an area is, as an address names it; null for everything wider or else. */
  area: jsonb('area').$type<Area>(),
});

/** Where buses stop, as public lists tell it (docs/guides/import.md). */
export const busStops = pgTable(
  'bus_stops',
  {
    /** Who delivers it: `sample`, or the name that an import gave. */
    source: plainText('source').notNull(),
    /** Known again by it within its source. */
    number: plainText('number').notNull(),
    name: text('name').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.number] }),
    index('bus_stops_place').using('gist', sql`point(${table.lng}, ${table.lat})`),
  ],
);

/** Advertisements and notices that an operator placed (readings.md R27). */
export const inventories = pgTable(
  'inventories',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** POPUP or the name of a slot. */
    target: plainText('target').notNull(),
    type2: text('type2').$type<'image' | 'text'>().notNull(),
    /** The file's name; empty for a text. */
    image: text('image').notNull(),
    linkUrl: text('link_url').notNull(),
    title: text('title').notNull(),
    /** HTML as the operator wrote it: never shown unsanitised. */
    content: text('content').notNull(),
    /** Days to hide (readings.md R2). */
    extra: integer('extra'),
    position: integer('position').notNull(),
    active: boolean('active').notNull(),
  },
  (table) => [index('inventories_target').on(table.target, table.position)],
);

/** One row. What the database knows of itself. */
export const meta = pgTable('meta', {
  id: smallint('id').primaryKey(),
  /** Counts the writes of houses; triggers bump it in the same transaction. */
  housesVersion: bigint('houses_version', { mode: 'number' }).notNull(),
  /** Who knows the houses of this version or a later one can follow `house_changes`. */
  housesKeptFrom: bigint('houses_kept_from', { mode: 'number' }).notNull().default(0),
  /** The seed of the sample that was filled in; null where there is none. */
  sampleSeed: text('sample_seed'),
});
