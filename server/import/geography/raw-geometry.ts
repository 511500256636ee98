/** What is read of GeoJSON, and of TopoJSON once its arcs are put together. */
export interface RawGeometry {
  readonly type: string;
  readonly coordinates: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
