import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { METRES_A_DEGREE, type LatLng } from '#core';

const folder = resolve(
  import.meta.dirname,
  '../../..',
  process.env['GEODATA_DIR'] ?? '../shared/mapdata',
);

/**
 * A file of the real boundaries and lists, or null where this machine has none; then it says so,
 * because a check that had nothing to check against must not look like one that passed.
 */
export function geodata(file: string): string | null {
  const path = join(folder, file);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  console.info(`${file} is not in ${folder} (GEODATA_DIR): there was nothing to check against.`);
  return null;
}

/** The rows of a tab-separated file, by the names of its first line. */
export function rows(tsv: string): Record<string, string>[] {
  const [head = '', ...lines] = tsv.trim().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
}

type Topology = Parameters<typeof feature>[0];

/** The areas of a TopoJSON file by one of their properties, as lists of rings. */
export function areasBy(property: string, json: string): (readonly [string, Position[][]])[] {
  const topology = JSON.parse(json) as Topology;
  const [object] = Object.values(topology.objects);
  if (!object) return [];
  const shapes = feature(topology, object);
  const areas = shapes.type === 'FeatureCollection' ? shapes.features : [shapes];
  return areas.map(({ properties, geometry }) => {
    const { type, coordinates } = geometry as Polygon | MultiPolygon;
    const rings = type === 'Polygon' ? coordinates : coordinates.flat();
    return [String(properties?.[property]), rings];
  });
}

/** The legal dongs of Seoul by their ten-digit code. */
export const seoulDongs = (json: string) =>
  new Map(areasBy('EMD_CD', json).map(([code, rings]) => [`${code}00`, rings]));

/** Even–odd rule over all rings. */
export function isInside({ lat, lng }: LatLng, rings: readonly (readonly Position[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach((at, index) => {
      const [x = 0, y = 0] = at;
      const [px = 0, py = 0] = ring.at(index - 1) ?? at;
      if (y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x) inside = !inside;
    });
  }
  return inside;
}

/** Metres from a place to the nearest point of a line. */
export function metresToLine(spot: LatLng, line: readonly LatLng[]): number {
  const squeeze = Math.cos((spot.lat * Math.PI) / 180);
  const flat = line.map(({ lat, lng }) => ({
    x: (lng - spot.lng) * METRES_A_DEGREE * squeeze,
    y: (lat - spot.lat) * METRES_A_DEGREE,
  }));
  let least = Infinity;
  flat.slice(1).forEach((b, index) => {
    const a = flat[index] ?? b;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = -(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(a.x + t * dx, a.y + t * dy));
  });
  return least;
}
