import { and, eq, sql, type SQL } from 'drizzle-orm';
import { boxAround, distanceMetres, type Area, type LatLng, AREA_METRES } from '#core';
import type { Queries } from '../database';
import { isInside } from '../../shared/inside-polygon';
import { places } from '../schema/places';
import { areas, boundaries } from '../schema/geography';

const FROM_NARROW = ['dong', 'sigungu', 'sido'] as const;

/**
 * The dong whose polygon holds the point. Where that is not known: of the 시·군·구 (or the 시·도)
 * whose polygon holds it the dong with the nearest middle, or without a `dong` where none of them
 * has one; else the nearest of all, within 5 km.
 */
export async function areaAt(db: Queries, at: LatLng): Promise<Area | null> {
  const around = await narrowestAround(db, at);
  if (around === null) return nearest(await dongsIn(db, isNear(at)), at, AREA_METRES);
  if (around.dong !== '') return around;
  return nearest(await dongsIn(db, isPartOf(around)), at, Infinity) ?? around;
}

/** The area of the narrowest polygon that holds the point. */
async function narrowestAround(db: Queries, at: LatLng): Promise<Area | null> {
  const { code, kind, geometry, west, south, east, north } = boundaries;
  for (const one of FROM_NARROW) {
    const hits = await db
      .select({ code, geometry })
      .from(boundaries)
      .where(
        and(
          eq(kind, one),
          sql`${at.lat} between ${south} and ${north}`,
          sql`${at.lng} between ${west} and ${east}`,
        ),
      )
      .orderBy(code);
    const hit = hits.find((found) => isInside(at, found.geometry));
    const area = hit === undefined ? null : await areaOf(db, hit.code);
    if (area !== null) return area;
  }
  return null;
}

async function areaOf(db: Queries, code: string): Promise<Area | null> {
  const { code: dongliCode, sido, sigungu, dong } = areas;
  const [found] = await db
    .select({ dongliCode, sido, sigungu, dong })
    .from(areas)
    .where(eq(areas.code, code));
  return found ?? null;
}

/** What holds for a dong, in terms of the columns that an import or the product's table gives. */
type Condition = (dong: Readonly<Record<'sido' | 'sigungu' | 'lat' | 'lng', SQL>>) => SQL;

function isNear(at: LatLng): Condition {
  const box = boxAround(at, AREA_METRES);
  return ({ lat, lng }) => sql`${lat} between ${box.swLat} and ${box.neLat}
    and ${lng} between ${box.swLng} and ${box.neLng}`;
}

/** A city that is one polygon may have districts: 부천시 of 부천시 원미구. */
function isPartOf(around: Area): Condition {
  const parts = `${around.sigungu} `;
  return ({ sido, sigungu }) =>
    around.sigungu === ''
      ? sql`${sido} = ${around.sido}`
      : sql`${sido} = ${around.sido}
          and (${sigungu} = ${around.sigungu} or starts_with(${sigungu}, ${parts}))`;
}

type Dong = Area & LatLng;

/** Imported dongs with a point of their own, and those of the product's table that are no part of them. */
async function dongsIn(db: Queries, isMeant: Condition): Promise<Dong[]> {
  const { code, kind, sido, sigungu, dong, lat, lng, precision } = areas;
  const isPlaced = sql`${kind} = 'dong' and ${precision} <> 'parent'`;
  const imported = await db
    .select({ dongliCode: code, sido, sigungu, dong, lat, lng })
    .from(areas)
    .where(
      sql`${isPlaced} and ${isMeant({ sido: sql`${sido}`, sigungu: sql`${sigungu}`, lat: sql`${lat}`, lng: sql`${lng}` })}`,
    );
  const known = await db
    .select({ area: places.area, lat: places.lat, lng: places.lng })
    .from(places)
    .where(
      sql`${places.area} is not null
        and ${isMeant({
          sido: sql`${places.area} ->> 'sido'`,
          sigungu: sql`(${places.area} ->> 'sigungu')`,
          lat: sql`${places.lat}`,
          lng: sql`${places.lng}`,
        })}
        and not exists (
          select 1 from ${areas} where ${code} = ${places.area} ->> 'dongliCode' and ${isPlaced}
        )`,
    );
  return [
    ...imported,
    ...known.flatMap(({ area, ...at }) => (area === null ? [] : [{ ...area, ...at }])),
  ];
}

function nearest(dongs: readonly Dong[], at: LatLng, within: number): Area | null {
  let best: { readonly dong: Dong; readonly metres: number } | null = null;
  for (const dong of dongs) {
    const metres = distanceMetres(at, dong);
    const isCloser =
      best === null ||
      metres < best.metres ||
      (metres === best.metres && dong.dongliCode < best.dong.dongliCode);
    if (metres <= within && isCloser) best = { dong, metres };
  }
  if (best === null) return null;
  const { dongliCode, sido, sigungu, dong } = best.dong;
  return { dongliCode, sido, sigungu, dong };
}
