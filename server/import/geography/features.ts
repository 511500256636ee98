import type { BoundaryGeometry } from '../../ports/map/boundaries';
import type { Fault, Feature } from './delivered';
import { isObject, type RawGeometry } from './raw-geometry';
import { topologyGeometries } from './topology';

/** Korea with its islands; a file in metres or with swapped axes is nowhere near. */
const KOREA = { west: 124, south: 32.5, east: 132.5, north: 39 } as const;
/** A ring of fewer corners encloses nothing; its first corner stands at its end again. */
const FEWEST_CORNERS = 4;

interface ReadFeatures {
  readonly features: Feature[];
  readonly faults: Fault[];
  /** Islands and holes that a simplified file left without an area. */
  readonly collapsed: number;
}

/** The features of a GeoJSON or TopoJSON text; null where it is neither. */
export function readFeatures(file: string, json: unknown): ReadFeatures | null {
  const raw = rawGeometries(json);
  if (raw === null) return null;
  const features: Feature[] = [];
  const faults: Fault[] = [];
  let collapsed = 0;
  raw.forEach((geometry, index) => {
    const number = index + 1;
    const read = readPolygons(geometry);
    if (typeof read === 'string') {
      faults.push({ file, where: `${number}번째 도형`, why: read });
      return;
    }
    features.push({ number, properties: geometry.properties, geometry: read?.boundary ?? null });
    collapsed += read?.collapsed ?? 0;
  });
  return { features, faults, collapsed };
}

function rawGeometries(json: unknown): readonly RawGeometry[] | null {
  if (!isObject(json)) return null;
  if (json['type'] === 'Topology') return topologyGeometries(json);
  const all = json['type'] === 'FeatureCollection' ? json['features'] : [json];
  if (!Array.isArray(all) || !['FeatureCollection', 'Feature'].includes(String(json['type'])))
    return null;
  return all.map((one: unknown) => {
    const feature = isObject(one) ? one : {};
    const geometry = isObject(feature['geometry']) ? feature['geometry'] : {};
    const properties = isObject(feature['properties']) ? feature['properties'] : {};
    return { type: String(geometry['type']), coordinates: geometry['coordinates'], properties };
  });
}

/** Null for a line or a point; a text where the corners cannot be taken. */
function readPolygons({
  type,
  coordinates,
}: RawGeometry): { boundary: BoundaryGeometry; collapsed: number } | string | null {
  if (type !== 'Polygon' && type !== 'MultiPolygon') return null;
  const polygons = listOf(type === 'Polygon' ? [coordinates] : coordinates);
  const all = polygons?.map(listsIn) ?? [];
  if (all.length === 0 || !all.every((rings) => rings !== null))
    return '꼭짓점이 빠져 있습니다. 파일을 다시 받아 주세요.';
  if (!all.flat(2).every(isInKorea))
    return '좌표가 한국의 경도, 위도가 아닙니다. WGS84(EPSG:4326) 좌표로 바꿔 주세요.';
  const kept = all
    .map((polygon) => (hasArea(polygon[0]) ? polygon.filter(hasArea) : []))
    .filter((polygon) => polygon.length > 0);
  if (kept.length === 0)
    return `꼭짓점이 ${FEWEST_CORNERS}개보다 적습니다. 덜 단순하게 만든 파일을 써 주세요.`;
  const points = kept.map((polygon) =>
    polygon.map((ring) => (ring as readonly (readonly [number, number])[]).map(rounded)),
  );
  return {
    boundary: { type: 'MultiPolygon', coordinates: points },
    collapsed: all.flat().length - kept.flat().length,
  };
}

const hasArea = (ring: readonly unknown[] | undefined): boolean =>
  (ring ?? []).length >= FEWEST_CORNERS;

/** A decimetre; the same for an edge that two areas share. */
const rounded = ([lng, lat]: readonly [number, number]): readonly [number, number] => [
  Math.round(lng * 1e6) / 1e6,
  Math.round(lat * 1e6) / 1e6,
];

function isInKorea(corner: unknown): boolean {
  const [lng, lat] = listOf(corner) ?? [];
  if (typeof lng !== 'number' || typeof lat !== 'number') return false;
  return lng >= KOREA.west && lng <= KOREA.east && lat >= KOREA.south && lat <= KOREA.north;
}

/** The lists that a list consists of; null where anything else is among them. */
function listsIn(value: unknown): (readonly unknown[])[] | null {
  const lists = listOf(value)?.map(listOf) ?? [null];
  return lists.every((one) => one !== null) ? lists : null;
}

const listOf = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);
