import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byLevel, seenOn, zoomOf } from './levels';
import type { GroundColours } from './ground-colours.data';

/** Metres of one pixel at a MapLibre zoom, in the middle of the country. */
const metresAtZoom = (zoom: number): number => 62_840 / 2 ** zoom;

const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name];

/** The river is as wide as it is at every scale; far out it stays a thin thread. */
const riverWidth: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  ...[4, 7, 10, 13, 16, 19].flatMap((zoom) => [
    zoom,
    ['max', zoom < 10 ? 0.8 : 1.2, ['/', ['get', 'width'], metresAtZoom(zoom)]],
  ]),
] as unknown as ExpressionSpecification;

const bigOr = (big: number, small: number): ExpressionSpecification => [
  'case',
  ['==', ['get', 'rank'], 1],
  big,
  small,
];

const lineWidth = (extra: number): ExpressionSpecification =>
  byLevel([
    [11, bigOr(0.9 + extra / 2, 0.6 + extra / 2)],
    [9, bigOr(1.6 + extra / 2, 1.1 + extra / 2)],
    [7, bigOr(3 + extra, 2 + extra)],
    [5, bigOr(4.2 + extra, 2.8 + extra)],
    [3, bigOr(5.2 + extra, 3.6 + extra)],
    [1, bigOr(6.5 + extra, 5 + extra)],
  ]);

/** The colour of the line itself, with as much white as the ground asks for. */
const lineColour = (c: GroundColours): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  c.lineTint,
  0,
  ['to-color', ['get', 'color'], c.label],
  1,
  ['to-color', '#ffffff'],
];

/** Water, land, lines and the rings of stations. */
export function shapeLayers(c: GroundColours, source: string): LayerSpecification[] {
  return [
    { id: 'sea', type: 'fill', source, filter: kind('sea'), paint: { 'fill-color': c.water } },
    { id: 'land', type: 'fill', source, filter: kind('land'), paint: { 'fill-color': c.land } },
    {
      id: 'river',
      type: 'line',
      source,
      filter: kind('river'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': c.water, 'line-width': riverWidth },
    },
    {
      id: 'line-halo',
      type: 'line',
      source,
      filter: kind('line'),
      minzoom: zoomOf(8.5),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': c.land, 'line-width': lineWidth(3) },
    },
    {
      id: 'line',
      type: 'line',
      source,
      filter: kind('line'),
      minzoom: zoomOf(10.5),
      // The great lines lie over the small ones.
      layout: {
        'line-cap': 'round',
        'line-join': 'round',
        'line-sort-key': ['-', 0, ['get', 'rank']],
      },
      paint: {
        'line-color': lineColour(c),
        'line-width': lineWidth(0),
        'line-opacity': byLevel([
          [10, 0.45],
          [8, 0.8],
          [7, 1],
        ]),
      },
    },
    {
      id: 'station',
      type: 'circle',
      source,
      filter: kind('station'),
      ...seenOn(0, 7),
      paint: {
        'circle-color': c.station,
        'circle-stroke-color': lineColour(c),
        'circle-radius': byLevel([
          [7, bigOr(2.6, 1.6)],
          [5, bigOr(4, 2.6)],
          [3, bigOr(5, 4)],
          [1, bigOr(8, 7)],
        ]),
        'circle-stroke-width': byLevel([
          [7, bigOr(1.6, 1.2)],
          [5, bigOr(3, 2.2)],
          [1, bigOr(4, 3.5)],
        ]),
      },
    },
  ];
}
