import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byLevel } from './levels';
import type { GroundColours } from './ground-colours.data';

/** A number for a province's line, a district's and a dong's. */
const byRank = (province: number, district: number, dong: number): ExpressionSpecification => [
  'match',
  ['get', 'rank'],
  1,
  province,
  2,
  district,
  dong,
];

const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name];

/**
 * Imported areas: the land with the sea around it where their coast is more exact than the base
 * map's, and the lines between them, the farther out the fewer.
 */
export function areaLayers(c: GroundColours, source: string): LayerSpecification[] {
  const ground = { source, 'source-layer': 'ground' };
  return [
    {
      id: 'area-sea',
      type: 'fill',
      ...ground,
      filter: kind('sea'),
      paint: { 'fill-color': c.water },
    },
    {
      id: 'area-land',
      type: 'fill',
      ...ground,
      filter: kind('land'),
      paint: { 'fill-color': c.land },
    },
    {
      id: 'border',
      type: 'line',
      source,
      'source-layer': 'border',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': c.border,
        'line-width': byLevel([
          [14, byRank(0.6, 0.4, 0.4)],
          [10, byRank(1.2, 0.6, 0.5)],
          [7, byRank(1.8, 1.2, 0.6)],
          [4, byRank(2.4, 1.8, 1.1)],
          [1, byRank(3, 2.4, 1.6)],
        ]),
        // A dong's lines come with room for them.
        'line-opacity': byLevel([
          [8, byRank(1, 0.9, 0)],
          [7, byRank(1, 0.9, 0.45)],
          [5, byRank(1, 0.9, 0.8)],
        ]),
      },
    },
  ];
}
