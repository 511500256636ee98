import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { StillCamera } from './still-camera';
import { valueOf } from './style-values';

export type Values = Readonly<Record<string, unknown>>;
export type Shape = Feature<Geometry, Values>;

/** Degrees. */
interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Metres that a degree is at least, either way, in this country. */
const DEGREE = 80_000;

/** Asked of every feature for every picture, and the same each time. */
const boxes = new WeakMap<Geometry, Box>();

/** The features of a style that a camera may see, by their source; none of a source of tiles. */
export class StillFeatures {
  readonly #seen: ReadonlyMap<string, readonly Shape[]>;
  readonly #zoom: number;

  constructor({ sources }: StyleSpecification, camera: StillCamera) {
    this.#zoom = camera.zoom;
    const frame = frameOf(camera);
    this.#seen = new Map(
      Object.entries(sources).flatMap(([name, source]) => {
        if (source.type !== 'geojson' || typeof source.data !== 'object') return [];
        const { features } = source.data as FeatureCollection<Geometry, Values>;
        return [[name, features.filter((feature) => mayBeIn(feature, frame))] as const];
      }),
    );
  }

  /** Those that a layer draws. */
  of(layer: LayerSpecification): readonly Shape[] {
    if (!('source' in layer)) return [];
    const { filter = true } = layer;
    return (this.#seen.get(layer.source) ?? []).filter(
      ({ properties }) => valueOf(filter, { zoom: this.#zoom, properties }) === true,
    );
  }
}

function frameOf({ frame, place }: StillCamera): Box {
  const [northWest, southEast] = [
    place([frame.left, frame.top]),
    place([frame.right, frame.bottom]),
  ];
  return { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
}

/** A river's line is as wide as the river is. */
function mayBeIn({ geometry, properties }: Shape, { west, south, east, north }: Box): boolean {
  const box = boxOf(geometry);
  const around = Number(properties['width'] ?? 0) / 2 / DEGREE;
  return (
    box.west - around <= east &&
    box.east + around >= west &&
    box.south - around <= north &&
    box.north + around >= south
  );
}

function boxOf(geometry: Geometry): Box {
  const known = boxes.get(geometry);
  if (known !== undefined) return known;
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  const take = (coordinates: unknown): void => {
    if (!Array.isArray(coordinates)) return;
    if (typeof coordinates[0] !== 'number') {
      coordinates.forEach(take);
      return;
    }
    const [lng = 0, lat = 0] = coordinates as Position;
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  };
  if (geometry.type !== 'GeometryCollection') take(geometry.coordinates);
  boxes.set(geometry, box);
  return box;
}
