import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
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

/** Lists in properties reach expressions as text, so a station's first colour gets its own name. */
function prepared(feature: Feature<Geometry, Record<string, unknown>>): Feature {
  const { kind, colors, lines } = feature.properties;
  if (kind !== 'station') return feature;
  const color: unknown = Array.isArray(colors) ? colors[0] : undefined;
  return {
    ...feature,
    properties: {
      ...feature.properties,
      color: typeof color === 'string' ? color : '#62666d',
      lineCount: Array.isArray(lines) ? lines.length : 1,
    },
  };
}

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
    features: { type: 'FeatureCollection', features: features.map(prepared) },
    neighbourhoods,
  };
}
