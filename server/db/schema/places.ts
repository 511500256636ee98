import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Area, NearbyCategory, Place, TransitLine } from '#core';
import { plainText } from './columns';

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

/** Facilities that a person looks for around a house (docs/guides/import.md). */
export const nearbyPlaces = pgTable(
  'nearby_places',
  {
    /** Who delivers it: `sample`, or the name that an import gave. */
    source: plainText('source').notNull(),
    /** Known again by it within its source. */
    number: plainText('number').notNull(),
    category: plainText('category').$type<NearbyCategory>().notNull(),
    name: text('name').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.number] }),
    index('nearby_places_place').using('gist', sql`point(${table.lng}, ${table.lat})`),
  ],
);
