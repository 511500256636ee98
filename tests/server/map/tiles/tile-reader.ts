import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { worldX, worldY } from '#core';
import { isInRings, type Point } from '../../../../server/map/tiles/polygons';
import { restEvery } from '../../../../server/map/tiles/pace';
import { TileFeatures } from '../../../../server/map/tiles/tile-features';
import type { Boundary, TileId } from '../../../../server/ports/map/boundaries';
import { writeTile } from '../../../../server/map/tiles/write-tile';

const EXTENT = 4096;
const rest = restEvery(1_000);

/** The tile at a point. */
export const tileAt = (lat: number, lng: number, z: number): TileId => ({
  z,
  x: Math.floor(worldX(lng) * 2 ** z),
  y: Math.floor(worldY(lat) * 2 ** z),
});

/** Where a point of the world is in a tile, in its units. */
export const unitsOf = ({ z, x, y }: TileId, [lng = 0, lat = 0]: Point): [number, number] => [
  (worldX(lng) * 2 ** z - x) * EXTENT,
  (worldY(lat) * 2 ** z - y) * EXTENT,
];

interface ReadFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  /** In units of the tile. */
  readonly lines: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

/** The features of a layer of a tile in Mapbox's format. */
export function readLayer(bytes: Uint8Array | null, layer: string): ReadFeature[] {
  if (bytes === null) return [];
  const found = new VectorTile(new PbfReader(bytes)).layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => {
    const feature = found?.feature(index);
    return { properties: feature?.properties ?? {}, lines: feature?.loadGeometry() ?? [] };
  });
}

/** Whether a point, in units of a tile, is inside a feature's polygon. */
export const isInside = ({ lines }: ReadFeature, at: Point): boolean =>
  isInRings(
    at,
    lines.map((line) => line.map(({ x, y }) => [x, y])),
  );

/** Boundaries cut into tiles, one by one. */
export async function tilesOf(boundaries: readonly Boundary[]) {
  const features = await new TileFeatures(boundaries, rest).all();
  return (id: TileId) => writeTile(features, id, rest);
}
