import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { DONGS } from '../db/sample/dongs.data';
import { HAN_RIVER } from '../db/sample/han-river.data';
import { REGIONS } from '../db/sample/regions.data';
import { STATIONS } from '../db/sample/stations.data';
import { TRANSIT_LINES } from '../db/sample/transit-lines.data';
import { UNIVERSITIES } from '../db/sample/universities.data';
import { landOfKorea } from './base-map-land';

/**
 * What a feature of the base map is. `land` Polygon; `river` LineString (name, width in metres);
 * `line` MultiLineString (name, color, rank 1 metro / 2 light metro); `station` Point (name, lines,
 * colors, rank 1 where lines meet / 2); `sido`, `sigungu`, `dong`, `campus` Point (name).
 */
export type BaseMapKind =
  'land' | 'river' | 'line' | 'station' | 'sido' | 'sigungu' | 'dong' | 'campus';

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

const label = (kind: BaseMapKind, name: string, at: Spot) =>
  feature(kind, { type: 'Point', coordinates: position(at) }, { name });

const land = () =>
  landOfKorea().map((polygon) =>
    feature('land', {
      type: 'Polygon',
      coordinates: polygon.coordinates.map((ring) =>
        ring.map(([lng = 0, lat = 0]) => position({ lat, lng })),
      ),
    }),
  );

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
function sigungu(): BaseMapFeature[] {
  const names = new Set(DONGS.map((dong) => `${dong.sido} ${dong.sigungu}`));
  return [...names].map((name) => {
    const dongs = DONGS.filter((dong) => `${dong.sido} ${dong.sigungu}` === name);
    const mean = (of: (dong: Spot) => number) =>
      dongs.reduce((sum, dong) => sum + of(dong), 0) / dongs.length;
    return label('sigungu', name.split(' ').at(-1) ?? name, {
      lat: mean(({ lat }) => lat),
      lng: mean(({ lng }) => lng),
    });
  });
}

let made: FeatureCollection | null = null;

/** The base map that needs no internet (`/map/base.json`): made once, the same ever after. */
export function baseMap(): FeatureCollection {
  made ??= {
    type: 'FeatureCollection',
    features: [
      ...land(),
      ...river(),
      ...lines(),
      ...REGIONS.map((region) => label('sido', region.short, region)),
      ...sigungu(),
      ...DONGS.map((dong) => label('dong', dong.dong, dong)),
      ...UNIVERSITIES.map((campus) => label('campus', campus.name, campus)),
      ...stations(),
    ],
  };
  return made;
}
