import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { flowing } from './flowing';
import type { NamedPlace } from './ground';

/** The base map document, ready for the style. */
export interface BaseMap {
  readonly features: FeatureCollection;
  readonly neighbourhoods: readonly NamedPlace[];
}

function isFeature(value: unknown): value is Feature<Geometry, Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const { geometry, properties } = value as Partial<Feature>;
  return typeof geometry === 'object' && typeof properties === 'object' && properties !== null;
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';
}

type Properties = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What a map writes at a station: 신림 for 신림역, but 서울역 where 서울 alone would be the city. */
function stationLabel(name: string, regions: ReadonlySet<string>): string {
  const bare = name.replace(/역$/, '');
  return bare.length < 2 || regions.has(bare) ? name : bare;
}

/**
 * Lists in properties reach the style as text, so what it needs of a station's lines becomes
 * properties of their own: the first colour, their number, and rank 1 where one of them is a metro.
 */
function prepared(features: readonly Feature<Geometry, Properties>[]): Feature[] {
  const named = (kind: string): Set<string> =>
    new Set(
      features
        .filter((f) => f.properties['kind'] === kind)
        .map((f) => String(f.properties['name'])),
    );
  const regions = named('sido');
  const metros = new Set(
    features
      .filter(({ properties }) => properties['kind'] === 'line' && properties['rank'] === 1)
      .map(({ properties }) => properties['name']),
  );
  return features.map((feature) => {
    const { kind, name, colors, lines } = feature.properties;
    if (kind === 'river' && feature.geometry.type === 'LineString') {
      const { type, coordinates } = feature.geometry;
      return { ...feature, geometry: { type, coordinates: flowing(coordinates) } };
    }
    if (kind !== 'station') return feature;
    const ofStation = texts(lines);
    return {
      ...feature,
      properties: {
        kind,
        name: stationLabel(String(name), regions),
        color: texts(colors)[0] ?? '',
        lineCount: ofStation.length,
        rank: ofStation.some((line) => metros.has(line)) ? 1 : 2,
      },
    };
  });
}

/**
 * The sea lies under all land and comes with it, tile by tile: a ground of water would stand alone
 * until the coast has been read, and where a drag runs ahead of it.
 */
const SEA: Feature = {
  type: 'Feature',
  properties: { kind: 'sea' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -85],
        [180, -85],
        [180, 85],
        [-180, 85],
        [-180, -85],
      ],
    ],
  },
};

/**
 * Reads `/map/base.json`: a FeatureCollection whose features carry a `kind` (land, river, line,
 * station, sido, sigungu, dong, campus). Features that are none are left out; null when the
 * document is no collection at all.
 */
export function readBaseMap(document: unknown): BaseMap | null {
  const list = (document as { features?: unknown } | null)?.features;
  if (!Array.isArray(list)) return null;
  const features = list.filter(isFeature);
  const neighbourhoods = features.flatMap(({ geometry, properties }): NamedPlace[] => {
    if (properties['kind'] !== 'dong' || geometry.type !== 'Point') return [];
    const name = properties['name'];
    const at = geometry.coordinates;
    if (typeof name !== 'string' || !isPosition(at)) return [];
    return [{ name, lng: at[0] ?? 0, lat: at[1] ?? 0 }];
  });
  return {
    features: { type: 'FeatureCollection', features: [SEA, ...prepared(features)] },
    neighbourhoods,
  };
}
