/** A province, a city, county or district, a dong (also 읍, 면, 가, 로), a village of a 읍 or 면. */
export type AreaKind = 'sido' | 'sigungu' | 'dong' | 'ri';

/**
 * How well an area's point is known: inside its polygon; about the middle of the 행정동 it belongs
 * to (0.3 km in a city, kilometres in a 면); placed by hand (known-places.ts); or only that of the
 * area above it, which says nothing about where in there it lies.
 */
export type AreaPrecision = 'polygon' | 'admdong' | 'known' | 'parent';

/** Rings of [lng, lat] as RFC 7946 has them; the first ring of each polygon is its outside. */
export interface BoundaryGeometry {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly (readonly (readonly (readonly [number, number])[])[])[];
}

/** An imported boundary, as far as the map shows it. */
export interface Boundary {
  readonly code: string;
  readonly kind: 'sido' | 'sigungu' | 'dong';
  readonly name: string;
  readonly geometry: BoundaryGeometry;
}

/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** What is imported, without the shapes; there is at least one. */
export interface KnownBoundaries {
  /** Grows with every change of the stored geography. */
  readonly version: number;
  readonly areas: readonly Pick<Boundary, 'code' | 'kind' | 'name'>[];
  /** The box around all of them. */
  readonly box: Box;
  /** Who has to be named wherever they are shown. */
  readonly attributions: readonly string[];
}

/** The stored boundaries. */
export interface StoredBoundaries {
  version(): Promise<number>;
  /** Null where nothing was imported. */
  known(): Promise<Omit<KnownBoundaries, 'version'> | null>;
  /** Those of a kind, a few at a time. */
  ofKind(kind: Boundary['kind']): AsyncIterable<readonly Boundary[]>;
}

/** A tile as it is sent. */
export interface TileAnswer {
  /** Brotli; {@link BoundaryTiles.plain} undoes it. */
  readonly bytes: Buffer;
  readonly etag: string;
  /** Of the geography that it shows. */
  readonly version: number;
}

/** Nothing is to be drawn there. */
export interface EmptyTile {
  readonly bytes: null;
  readonly version: number;
}

/** Which tile of the Mercator world (z, x, y of the usual scheme). */
export interface TileId {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The imported boundaries as vector tiles. */
export interface BoundaryTiles {
  /** What is imported; null where nothing is. */
  known(): Promise<KnownBoundaries | null>;
  /** `outside` where there are no tiles. */
  tile(id: TileId): Promise<TileAnswer | EmptyTile | 'outside'>;
  /** The tile for those who do not take Brotli. */
  plain(tile: TileAnswer): Promise<Buffer>;
}
