import {
  bigint,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { AreaKind, AreaPrecision, BoundaryGeometry } from '../../ports/map/boundaries';
import { plainText } from './columns';

/** The areas of the country by their codes, as an import brought them (docs/guides/geodata.md). */
export const areas = pgTable(
  'areas',
  {
    /** Ten digits, the legal-dong code; of a sido two and zeros, of a sigungu five and zeros. */
    code: plainText('code').primaryKey(),
    kind: plainText('kind').$type<AreaKind>().notNull(),
    /** 경기도 */
    sido: plainText('sido').notNull(),
    /** 수원시 영통구; empty for a sido, and where a province has none, as 세종. */
    sigungu: plainText('sigungu').notNull(),
    /** 매탄동; of a 리 with its 읍 or 면 before it, 가창면 우록리; empty for what is wider. */
    dong: plainText('dong').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    precision: text('precision').$type<AreaPrecision>().notNull(),
    /** The map level that shows it whole. */
    level: smallint('level').notNull(),
    /** The file's name. */
    source: text('source').notNull(),
  },
  (table) => [
    index('areas_parent').on(table.kind, table.sido, table.sigungu),
    index('areas_place').on(table.kind, table.lat, table.lng),
  ],
);

/** Polygons of areas, each under the code of its area. */
export const boundaries = pgTable(
  'boundaries',
  {
    /** The area's; a polygon that no area could be found for is not stored. */
    code: plainText('code').primaryKey(),
    kind: plainText('kind').$type<Exclude<AreaKind, 'ri'>>().notNull(),
    /** As the area is named today, shortest form: 서울특별시, 영통구, 매탄동. */
    name: plainText('name').notNull(),
    /** The box around the polygon, degrees. */
    west: doublePrecision('west').notNull(),
    south: doublePrecision('south').notNull(),
    east: doublePrecision('east').notNull(),
    north: doublePrecision('north').notNull(),
    geometry: jsonb('geometry').$type<BoundaryGeometry>().notNull(),
    /** Which set it belongs to: `sgis`, `seoul`, or what the operator named it. */
    source: plainText('source').notNull(),
    /** What has to be shown wherever the polygon is. */
    attribution: text('attribution').notNull(),
  },
  (table) => [index('boundaries_box').on(table.kind, table.south, table.north)],
);

/** One row. */
export const geography = pgTable('geography', {
  id: smallint('id').primaryKey(),
  /** Triggers bump it with every statement that writes places, areas or boundaries. */
  version: bigint('version', { mode: 'number' }).notNull(),
});
