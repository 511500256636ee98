import { pointAt, type LatLng, type MapCircle } from '#core';
import type { Feature, FeatureCollection, Polygon } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';

export const CIRCLE = 'hankan-circle';
/** Where overlays stand: labels of the ground keep out of these boxes. */
export const ROOM = 'hankan-room';

const CORNERS = 96;

/** The ring of points that lie `metres` from the centre over the ground (a great circle each). */
function ringAround(center: LatLng, metres: number): [number, number][] {
  const ring = Array.from({ length: CORNERS }, (_, corner): [number, number] => {
    const { lat, lng } = pointAt(center, metres, (360 * corner) / CORNERS);
    return [lng, lat];
  });
  const first = ring[0];
  return first === undefined ? ring : [...ring, first];
}

export function circleData(circle: MapCircle | null): FeatureCollection<Polygon> {
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
