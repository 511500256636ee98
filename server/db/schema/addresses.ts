import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { plainText } from './columns';

/** Buildings by their official addresses, as an import or the sample brings them (docs/guides/addresses.md). */
export const addresses = pgTable(
  'addresses',
  {
    /** The whole address by road, by which a building is known again, whoever delivers it. */
    road: plainText('road').primaryKey(),
    /** Who delivered it last: `sample`, or the name that an import gave. */
    source: plainText('source').notNull(),
    lot: text('lot').notNull(),
    building: text('building'),
    zip: plainText('zip').notNull(),
    dongliCode: plainText('dongli_code').notNull(),
    sido: text('sido').notNull(),
    sigungu: text('sigungu').notNull(),
    dong: text('dong').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    // What follows is read from the above by the core, for being searched.
    roadName: plainText('road_name').notNull(),
    roadMain: integer('road_main').notNull(),
    roadSub: integer('road_sub').notNull(),
    lotName: plainText('lot_name').notNull(),
    lotMain: integer('lot_main').notNull(),
    lotSub: integer('lot_sub').notNull(),
    buildingName: plainText('building_name').notNull(),
    areaWords: text('area_words').notNull(),
  },
  (table) => [
    index('addresses_road').on(table.roadName, table.roadMain, table.roadSub, table.road),
    index('addresses_lot').on(table.lotName, table.lotMain, table.lotSub, table.road),
    index('addresses_building').on(table.buildingName, table.roadName, table.roadMain),
    index('addresses_zip').on(table.zip, table.roadName, table.roadMain),
  ],
);
