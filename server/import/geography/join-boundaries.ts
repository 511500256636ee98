import { distanceMetres, formerNames, shortSido, sidoForms, type LatLng } from '#core';
import { isInside } from '../../shared/inside-polygon';
import type { BoundaryGeometry } from '../../ports/map/boundaries';
import type { boundaries } from '../../db/schema/geography';
import { isPartOf, type BaseArea } from './base-areas';
import type { Delivered, Fault, Feature } from './delivered';
import { boxOf } from './inner-point';

export type NewBoundary = typeof boundaries.$inferInsert;
type BoundaryFile = Extract<Delivered, { holds: 'boundaries' }>;

interface Joined {
  readonly boundaries: readonly NewBoundary[];
  /** Features that no area could be found for, or whose area had another one already. */
  readonly unmatched: readonly Fault[];
}

const UNKNOWN =
  '이 이름이나 코드의 지역이 없습니다. 법정동 코드 파일이 더 오래되었거나 새로운지 확인해 주세요.';
const UNPLACED =
  '같은 이름의 지역이 여럿이고, 어느 곳인지 말해 줄 좌표가 법정동 코드 파일에 없습니다. 좌표가 있는 코드 파일을 넣어 주세요.';

/** Gives each polygon of a file the area that it is; `dongs` and `areas` are all that are known. */
export function joinBoundaries(
  delivered: BoundaryFile,
  areas: readonly BaseArea[],
  dongs: readonly BaseArea[],
): Joined {
  const { file, kind, naming, features, source, attribution } = delivered;
  const meant = areas.filter((area) => area.kind === kind);
  const byCode = new Map(meant.map((area) => [area.code, area]));
  /** Else why there is none. */
  const find = (feature: Feature & { geometry: BoundaryGeometry }): BaseArea | string => {
    const value = String(feature.properties[naming.property]);
    if (naming.by === 'code') return byCode.get(value.padEnd(10, '0')) ?? UNKNOWN;
    const named = meant.filter((area) => namesOf(area).has(bare(value)));
    const [only = UNKNOWN, ...others] = named;
    return others.length === 0 ? only : (byPlace(named, feature.geometry, dongs) ?? UNPLACED);
  };
  const joined = new Map<string, NewBoundary>();
  const unmatched: Fault[] = [];
  for (const feature of features) {
    const { geometry } = feature;
    const area = geometry === null ? UNKNOWN : find({ ...feature, geometry });
    const before = typeof area === 'string' ? undefined : joined.get(area.code);
    if (typeof area === 'string' || geometry === null || (before && naming.by === 'name')) {
      const why = typeof area === 'string' ? area : '같은 곳의 도형이 또 있습니다.';
      const where = `${feature.number}번째 도형`;
      unmatched.push({ file, where, why: `${titleOf(feature)}: ${why}` });
      continue;
    }
    const whole = before ? together(before.geometry, geometry) : geometry;
    joined.set(area.code, {
      code: area.code,
      kind,
      name: shortName(area),
      ...boxOf(whole),
      geometry: whole,
      source,
      attribution,
    });
  }
  return { boundaries: [...joined.values()], unmatched };
}

function together(a: BoundaryGeometry, b: BoundaryGeometry): BoundaryGeometry {
  return { type: 'MultiPolygon', coordinates: [...a.coordinates, ...b.coordinates] };
}

const bare = (name: string): string => name.normalize('NFC').replace(/\s/g, '');

/** All names that a set may give an area: 수원시영통구, 세종시, 남구 for 미추홀구. */
function namesOf({ kind, sido, sigungu, dong }: BaseArea): ReadonlySet<string> {
  const short = shortSido(sido);
  const names =
    kind === 'dong'
      ? [dong]
      : sigungu === ''
        ? [sido, short, ...sidoForms(short)]
        : [sigungu, ...formerNames(`${short} ${sigungu}`)];
  return new Set(names.map(bare));
}

const shortName = ({ sido, sigungu, dong }: BaseArea): string =>
  dong === '' ? (sigungu.split(' ').at(-1) ?? '') || sido : dong;

function titleOf({ properties }: Feature): string {
  const values = ['name', 'EMD_KOR_NM', 'SIG_KOR_NM', 'CTP_KOR_NM', 'code', 'EMD_CD', 'SIG_CD'];
  return values
    .map((key) => properties[key])
    .filter((value) => typeof value === 'string')
    .slice(0, 2)
    .join(' ');
}

/**
 * Of areas with one name the one whose dongs lie in the polygon; else the one nearest to it. None
 * where no dong of theirs has a point.
 */
function byPlace(
  named: readonly BaseArea[],
  geometry: BoundaryGeometry,
  dongs: readonly BaseArea[],
): BaseArea | undefined {
  const { west, south, east, north } = boxOf(geometry);
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const scored = named.flatMap((area) => {
    const points = dongs.flatMap((dong) =>
      dong.point !== null && isPartOf(dong, area) ? [dong.point] : [],
    );
    if (points.length === 0) return [];
    const inside = points.filter((point) => isInside(point, geometry)).length;
    return [{ area, inside, metres: nearest(points, middle) }];
  });
  scored.sort((a, b) => b.inside - a.inside || a.metres - b.metres);
  return scored[0]?.area;
}

const nearest = (points: readonly LatLng[], to: LatLng): number =>
  Math.min(...points.map((point) => distanceMetres(point, to)));
