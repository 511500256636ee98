import { PlaceIndex, shortSido, type Place } from '#core';
import type { Database, Queries } from '../database';
import { places } from '../schema/places';
import { areas, geography } from '../schema/geography';

type AreaRow = Pick<
  typeof areas.$inferSelect,
  'code' | 'kind' | 'sido' | 'sigungu' | 'dong' | 'lat' | 'lng' | 'level'
>;

/**
 * All that is found by name, held in memory (some 20,000 areas, 10 MB) until `geography.version`
 * says that somebody wrote places or areas: each question asks for it, so that every process
 * answers with what is committed.
 */
export class KnownPlaces {
  private held: { readonly version: number; readonly index: Promise<PlaceIndex> } | null = null;

  constructor(private readonly database: Pick<Database, 'db'>) {}

  async index(): Promise<PlaceIndex> {
    const { db } = this.database;
    const [row] = await db.select({ version: geography.version }).from(geography);
    const version = row?.version ?? 0;
    if (this.held?.version !== version) {
      const held = { version, index: allPlaces(db).then((all) => new PlaceIndex(all)) };
      this.held = held;
      // Whoever asks next tries again.
      held.index.catch(() => {
        if (this.held === held) this.held = null;
      });
    }
    return this.held.index;
  }
}

/** Imported areas, and of the product's own places all but the areas that an import named. */
async function allPlaces(db: Queries): Promise<Place[]> {
  const { code, kind, sido, sigungu, dong, lat, lng, level } = areas;
  const imported = (
    await db.select({ code, kind, sido, sigungu, dong, lat, lng, level }).from(areas)
  ).flatMap(placeOf);
  const own = await db
    .select({
      id: places.id,
      kind: places.kind,
      name: places.name,
      detail: places.detail,
      lat: places.lat,
      lng: places.lng,
      level: places.level,
      lines: places.lines,
    })
    .from(places);
  const named = new Set(imported.map(wholeName));
  return [
    ...imported,
    ...own.filter((place) => place.kind !== 'area' || !named.has(wholeName(place))),
  ];
}

/** 강원도 and 강원특별자치도 are the same. */
function wholeName({ name, detail }: Place): string {
  return detail === '' ? shortSido(name) : `${detail} ${name}`;
}

/** Nothing for a 시·군·구 that stands for a whole 시·도, as 세종. */
function placeOf(area: AreaRow): Place[] {
  const { code, kind, sido, lat, lng, level } = area;
  const below = `${area.sigungu} ${area.dong}`.trim();
  if (below === '' && kind !== 'sido') return [];
  const path = below === '' ? [sido] : [shortSido(sido), ...below.split(' ')];
  const name = path.at(-1) ?? sido;
  const detail = path.slice(0, -1).join(' ');
  return [{ id: `area-${code}`, kind: 'area', name, detail, lat, lng, level, lines: [] }];
}
