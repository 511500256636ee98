/** A point of the earth in WGS84 degrees. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A box between its south-west and its north-east corner, in WGS84 degrees. */
export interface Bounds {
  readonly swLat: number;
  readonly swLng: number;
  readonly neLat: number;
  readonly neLng: number;
}
