import { and, between, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { codesInDong, DEFAULT_MAP_LEVEL } from '#core';
import type { Dongs, StoredDong } from '../../ports/map/places';
import type { Database } from '../database';
import { isOpen } from '../houses/house-open';
import { houses } from '../schema/houses';
import { places } from '../schema/places';
import { areas, boundaries } from '../schema/geography';

/** Dongs as the imported areas know them, else the table of places, else the houses there. */
export class DongRepository implements Dongs {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async one(code: string): Promise<StoredDong | null> {
    return (await this.#area(code)) ?? (await this.#place(code)) ?? (await this.#offered(code));
  }

  async onOffer(limit: number): Promise<readonly string[]> {
    const rows = await this.database.db
      .select({ code: houses.dongliCode })
      .from(houses)
      .where(isOpen())
      .groupBy(houses.dongliCode)
      .orderBy(desc(count()), houses.dongliCode)
      .limit(limit);
    return rows.map(({ code }) => code);
  }

  async #area(code: string): Promise<StoredDong | null> {
    const [row] = await this.database.db
      .select({
        sido: areas.sido,
        sigungu: areas.sigungu,
        dong: areas.dong,
        lat: areas.lat,
        lng: areas.lng,
        level: areas.level,
        swLat: boundaries.south,
        swLng: boundaries.west,
        neLat: boundaries.north,
        neLng: boundaries.east,
      })
      .from(areas)
      .leftJoin(boundaries, eq(boundaries.code, areas.code))
      .where(and(eq(areas.code, code), inArray(areas.kind, ['dong', 'ri'])));
    if (row === undefined) return null;
    const { swLat, swLng, neLat, neLng, ...area } = row;
    const isBounded = swLat !== null && swLng !== null && neLat !== null && neLng !== null;
    const bounds = isBounded ? { swLat, swLng, neLat, neLng } : null;
    return { dongliCode: code, ...area, bounds };
  }

  async #place(code: string): Promise<StoredDong | null> {
    const [row] = await this.database.db
      .select({ area: places.area, lat: places.lat, lng: places.lng, level: places.level })
      .from(places)
      .where(eq(sql`${places.area} ->> 'dongliCode'`, code))
      .limit(1);
    if (row?.area == null) return null;
    const { area, lat, lng, level } = row;
    return { ...area, lat, lng, level, bounds: null };
  }

  /** Houses may have been imported without the areas that they lie in. */
  async #offered(code: string): Promise<StoredDong | null> {
    const { from, to } = codesInDong(code);
    const [row] = await this.database.db
      .select({
        sido: sql<string | null>`min(${houses.sido})`,
        sigungu: sql<string | null>`min(${houses.sigungu})`,
        dong: sql<string | null>`min(${houses.dong})`,
        lat: sql<number | null>`avg(${houses.lat})`,
        lng: sql<number | null>`avg(${houses.lng})`,
      })
      .from(houses)
      .where(and(isOpen(), between(houses.dongliCode, from, to)));
    if (row?.lat == null || row.lng === null) return null;
    const { sido, sigungu, dong, lat, lng } = row;
    return {
      dongliCode: code,
      sido: sido ?? '',
      sigungu: sigungu ?? '',
      dong: from === to ? (dong ?? '') : townOf(dong ?? ''),
      lat,
      lng,
      level: DEFAULT_MAP_LEVEL,
      bounds: null,
    };
  }
}

/** The name of a 리 stands behind that of its 읍 or 면; a 동 has one word. */
const townOf = (dong: string): string => dong.split(' ', 1).join('');
