import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { shortSido } from '#core';
import { DONGS } from '../../geography/dongs.data';
import { HAN_RIVER } from '../../geography/han-river.data';
import { REGIONS } from '../../geography/regions.data';
import { SPOTS } from '../../geography/spots.data';
import { STATIONS } from '../../geography/stations.data';
import { TRANSIT_LINES } from '../../geography/transit-lines.data';
import { UNIVERSITIES } from '../../geography/universities.data';
import { landAroundKorea } from './base-map-land';
import { isFirst } from '../tiles/tile-features';
import type { Boundary } from '../../ports/map/boundaries';

/**
 * What a feature of the base map is. `land` Polygon; `river` LineString (name, width in metres);
 * `line` MultiLineString (name, color, rank 1 metro / 2 light metro); `station` Point (name, lines,
 * colors, rank 1 where lines meet / 2); `sido` Point (name, rank 2 for a city
 * among provinces); `sigungu`, `dong`, `campus` Point (name; `tiled` where its tile names it, too).
 */
export type BaseMapKind =
  | 'land'
  | 'river'
  | 'line'
  | 'station'
  | 'sido'
  | 'sigungu'
  | 'dong'
  | 'campus';

export type BaseMapFeature = Feature<Geometry, { readonly kind: BaseMapKind; name?: string }>;

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** Five decimals are a metre: more would only make the document larger. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const position = ({ lat, lng }: Spot): Position => [round(lng), round(lat)];

const feature = (
  kind: BaseMapKind,
  geometry: Geometry,
  properties: Readonly<Record<string, unknown>> = {},
): BaseMapFeature => ({ type: 'Feature', properties: { kind, ...properties }, geometry });

const label = (
  kind: BaseMapKind,
  name: string,
  at: Spot,
  more: { readonly rank?: 1 | 2; readonly tiled?: true } = {},
) => feature(kind, { type: 'Point', coordinates: position(at) }, { name, ...more });

/** What names the imported boundaries bring themselves: a table's own would stand beside them. */
class TiledNames {
  readonly #sidos = new Set<string>();
  readonly #codes = new Set<string>();

  constructor(areas: readonly Pick<Boundary, 'code' | 'kind' | 'name'>[]) {
    for (const { code, kind, name } of areas)
      if (kind === 'sido') this.#sidos.add(shortSido(name));
      else this.#codes.add(kind === 'sigungu' ? code.slice(0, SIGUNGU_DIGITS) : code);
  }

  hasSido = (short: string): boolean => this.#sidos.has(short);
  hasSigungu = (code: string): boolean => this.#codes.has(code.slice(0, SIGUNGU_DIGITS));
  hasDong = (code: string): boolean => this.#codes.has(code);
}

/** The digits of a dong's code that its district has. */
const SIGUNGU_DIGITS = 5;

const sido = (tiled: TiledNames) =>
  REGIONS.filter(({ short }) => !tiled.hasSido(short)).map((region) =>
    label('sido', region.short, region, { rank: isFirst(region.sido) ? 1 : 2 }),
  );

const land = () => landAroundKorea().map((polygon) => feature('land', polygon));

const river = () =>
  HAN_RIVER.map(({ name, width, points }) => {
    const coordinates = points.map(([lat, lng]) => position({ lat, lng }));
    return feature('river', { type: 'LineString', coordinates }, { name, width });
  });

/** Seoul's names are unique in themselves; elsewhere no line of the table has a run. */
const stationAt = new Map(STATIONS.map((station) => [station.name, station]));

function runPositions(run: readonly string[]): Position[] {
  return run.map((name) => {
    const station = stationAt.get(`${name}역`);
    if (!station) throw new Error(`A line runs through ${name}, which is no station of the table.`);
    return position(station);
  });
}

const lines = () =>
  TRANSIT_LINES.filter((line) => line.runs.length > 0).map(({ name, color, rank, runs }) =>
    feature(
      'line',
      { type: 'MultiLineString', coordinates: runs.map(runPositions) },
      { name, color, rank },
    ),
  );

const colorOf = new Map(TRANSIT_LINES.map(({ name, color }) => [name, color]));

const stations = () =>
  STATIONS.map((station) =>
    feature(
      'station',
      { type: 'Point', coordinates: position(station) },
      {
        name: station.name,
        lines: station.lines,
        colors: station.lines.map((name) => colorOf.get(name)),
        rank: station.lines.length > 1 ? 1 : 2,
      },
    ),
  );

/** A district's name stands in the middle of its dongs of the table. */
function sigungu(tiled: TiledNames): BaseMapFeature[] {
  const untold = DONGS.filter(({ code }) => !tiled.hasSigungu(code));
  const names = new Set(untold.map((dong) => `${dong.sido} ${dong.sigungu}`));
  return [...names].map((name) => {
    const dongs = untold.filter((dong) => `${dong.sido} ${dong.sigungu}` === name);
    const mean = (of: (dong: Spot) => number) =>
      dongs.reduce((sum, dong) => sum + of(dong), 0) / dongs.length;
    return label('sigungu', name.split(' ').at(-1) ?? name, {
      lat: mean(({ lat }) => lat),
      lng: mean(({ lng }) => lng),
    });
  });
}

/** A dong that its tile names is still told: where no name is in sight the map says what is near. */
const dongs = (tiled: TiledNames) =>
  DONGS.map((dong) =>
    label('dong', dong.dong, dong, tiled.hasDong(dong.code) ? { tiled: true } : {}),
  );

/** What no import changes: read once. */
let shapes: BaseMapFeature[] | null = null;

/**
 * The base map that needs no internet (`/map/base.json`), without the names that imported areas
 * bring in their tiles.
 */
export function baseMap(
  imported: readonly Pick<Boundary, 'code' | 'kind' | 'name'>[] = [],
): FeatureCollection {
  const tiled = new TiledNames(imported);
  shapes ??= [...land(), ...river(), ...lines()];
  return {
    type: 'FeatureCollection',
    features: [
      ...shapes,
      ...sido(tiled),
      ...sigungu(tiled),
      ...dongs(tiled),
      ...SPOTS.flatMap((spot) => (spot.called ? [label('dong', spot.called, spot)] : [])),
      ...UNIVERSITIES.map((campus) => label('campus', campus.name, campus)),
      ...stations(),
    ],
  };
}
