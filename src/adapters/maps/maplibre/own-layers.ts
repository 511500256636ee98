import type { LatLng, MapCircle } from '#core';
import type { Feature, FeatureCollection, Polygon } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';

export const CIRCLE = 'hankan-circle';
/** Where overlays stand: labels of the ground keep out of these boxes. */
export const ROOM = 'hankan-room';

const EARTH_RADIUS_METRES = 6_371_008.8;
const CORNERS = 96;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (value: number): number => (value * 180) / Math.PI;

/** The ring of points that lie `metres` from the centre over the ground (a great circle each). */
export function ringAround(center: LatLng, metres: number): [number, number][] {
  const lat = radians(center.lat);
  const arc = metres / EARTH_RADIUS_METRES;
  const ring = Array.from({ length: CORNERS }, (_, corner): [number, number] => {
    const bearing = (2 * Math.PI * corner) / CORNERS;
    const sinLat =
      Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(bearing);
    const dLng = Math.atan2(
      Math.sin(bearing) * Math.sin(arc) * Math.cos(lat),
      Math.cos(arc) - Math.sin(lat) * sinLat,
    );
    return [center.lng + degrees(dLng), degrees(Math.asin(sinLat))];
  });
  const first = ring[0];
  return first === undefined ? ring : [...ring, first];
}

export function circleData(circle: MapCircle | null): FeatureCollection {
  if (circle === null) return { type: 'FeatureCollection', features: [] };
  const disc: Feature<Polygon> = {
    type: 'Feature',
    properties: { color: circle.color, opacity: circle.opacity },
    geometry: {
      type: 'Polygon',
      coordinates: [ringAround(circle.center, circle.radiusMetres)],
    },
  };
  return { type: 'FeatureCollection', features: [disc] };
}

/** The ground's style with what the map itself draws on it: the circle, and room for overlays. */
export function withOwnLayers(
  ground: StyleSpecification,
  circle: FeatureCollection,
  rooms: FeatureCollection,
): StyleSpecification {
  const firstName = ground.layers.findIndex(({ type }) => type === 'symbol');
  const names = firstName < 0 ? ground.layers.length : firstName;
  return {
    ...ground,
    sources: {
      ...ground.sources,
      // Not simplified: a disc shows every corner that is missing.
      [CIRCLE]: { type: 'geojson', data: circle, tolerance: 0 },
      [ROOM]: { type: 'geojson', data: rooms, maxzoom: 15 },
    },
    layers: [
      ...ground.layers.slice(0, names),
      {
        id: CIRCLE,
        type: 'fill',
        source: CIRCLE,
        paint: { 'fill-color': ['get', 'color'], 'fill-opacity': ['get', 'opacity'] },
      },
      {
        id: `${CIRCLE}-edge`,
        type: 'line',
        source: CIRCLE,
        paint: { 'line-color': ['get', 'color'], 'line-width': 2 },
      },
      ...ground.layers.slice(names),
      {
        id: ROOM,
        type: 'symbol',
        source: ROOM,
        layout: {
          'icon-image': ['get', 'image'],
          'icon-anchor': ['get', 'anchor'],
          'icon-allow-overlap': true,
        },
      },
    ],
  };
}
