import { geoJSONToTile, type GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { latOf, lngOf } from '#core';
import { TILE_ZOOMS } from '#contract/map-queries';
import type { Rest } from './pace';
import { boxesMeet } from './polygons';
import type { Box, TileId } from '../../ports/map/boundaries';
import type { TileFeature, TileLayer } from './tile-features';

const EXTENT = 4096;
/** What reaches over a tile's edge, so that lines and names are not cut off at it. */
const BUFFER = 64;
const CUT = {
  extent: EXTENT,
  buffer: BUFFER,
  maxZoom: TILE_ZOOMS.last,
  tolerance: 3,
  clip: true,
} as const;
/** Corners that are cut in one go: a few milliseconds. */
const AT_ONCE = 4_000;
const LAYERS: readonly TileLayer[] = ['ground', 'border', 'name'];

/** The box of a tile with what reaches over its edge. */
function boxOfTile({ z, x, y }: TileId): Box {
  const beyond = BUFFER / EXTENT;
  const at = (step: number) => step / 2 ** z;
  return [
    lngOf(at(x - beyond)),
    latOf(at(y + 1 + beyond)),
    lngOf(at(x + 1 + beyond)),
    latOf(at(y - beyond)),
  ];
}

function inParts(features: readonly TileFeature[]): TileFeature[][] {
  const parts: TileFeature[][] = [];
  let room = 0;
  for (const feature of features) {
    if (feature.size > room || parts.length === 0) {
      parts.push([]);
      room = AT_ONCE;
    }
    parts.at(-1)?.push(feature);
    room -= feature.size;
  }
  return parts;
}

/** A tile in Mapbox's format (version 2); null where nothing is in it. */
export async function writeTile(
  features: readonly TileFeature[],
  id: TileId,
  rest: Rest,
): Promise<Buffer | null> {
  const box = boxOfTile(id);
  const seen = features.filter(
    ({ zooms, box: own }) => id.z >= zooms[0] && id.z <= zooms[1] && boxesMeet(own, box),
  );
  const layers: Record<string, { features: GeoJSONVTFeature[] }> = {};
  for (const layer of LAYERS) {
    for (const part of inParts(seen.filter((each) => each.layer === layer))) {
      const collection = {
        type: 'FeatureCollection' as const,
        features: part.map(({ feature }) => feature),
      };
      const cut = geoJSONToTile(collection, id.z, id.x, id.y, CUT).features;
      if (cut.length > 0) (layers[layer] ??= { features: [] }).features.push(...cut);
      await rest();
    }
  }
  if (Object.keys(layers).length === 0) return null;
  // Only the features of these tiles are read.
  const tiles = layers as Parameters<typeof fromGeojsonVt>[0];
  return Buffer.from(fromGeojsonVt(tiles, { version: 2, extent: EXTENT }));
}
