import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byLevel, seenOn } from './levels';
import type { GroundColours } from './ground-colours.data';

/**
 * The style names no glyph server, so MapLibre 6 draws every letter here, Latin and digits too, with
 * the stack as a CSS font list (seen 2026-11-20); the weight is read from the first name.
 */
const SYSTEM = ['Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic'];
const FONT = {
  medium: ['hankan medium', ...SYSTEM],
  bold: ['hankan bold', ...SYSTEM],
};

interface LabelLook {
  readonly filter: ExpressionSpecification;
  readonly seen: { readonly minzoom: number; readonly maxzoom: number };
  readonly size: number | ExpressionSpecification;
  readonly weight: keyof typeof FONT;
  readonly color: string;
  /** The text stands beside its point (a station's ring), not on it. */
  readonly beside?: boolean;
  readonly spacing?: number;
  /** Which of them comes first where there is no room for all: the smaller number. */
  readonly order?: ExpressionSpecification;
}

const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name];
const ofRank = (name: string, big: boolean): ExpressionSpecification => [
  'all',
  kind(name),
  [big ? '==' : '!=', ['get', 'rank'], 1],
];

function label(id: string, source: string, look: LabelLook, c: GroundColours): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    filter: look.filter,
    ...look.seen,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT[look.weight],
      'text-size': look.size,
      'text-max-width': 12,
      'text-padding': 4,
      'text-letter-spacing': look.spacing ?? 0,
      ...(look.order === undefined ? {} : { 'symbol-sort-key': look.order }),
      ...(look.beside === true
        ? {
            'text-variable-anchor': ['top', 'right', 'left', 'bottom'],
            'text-radial-offset': byLevel([
              [7, 0.45],
              [5, 0.6],
              [1, 0.95],
            ]),
            'text-justify': 'auto' as const,
          }
        : {}),
    },
    paint: {
      'text-color': look.color,
      'text-halo-color': c.halo,
      'text-halo-width': 2,
      'text-halo-blur': 0.5,
    },
  };
}

/**
 * Names, the less important first: MapLibre places the last layer first and the others around it.
 */
export function labelLayers(c: GroundColours, source: string): LayerSpecification[] {
  const layers: [string, LabelLook][] = [
    [
      'campus-name',
      {
        filter: kind('campus'),
        seen: seenOn(0, 6),
        size: 11,
        weight: 'medium',
        color: c.campusLabel,
      },
    ],
    [
      'dong-name',
      {
        filter: kind('dong'),
        seen: seenOn(0, 7),
        size: byLevel([
          [7, 11],
          [5, 12],
          [1, 14],
        ]),
        weight: 'medium',
        color: c.label,
      },
    ],
    [
      'small-station-name',
      {
        filter: ofRank('station', false),
        seen: seenOn(0, 6),
        size: byLevel([
          [6, 10],
          [3, 11],
          [1, 13],
        ]),
        weight: 'medium',
        color: c.label,
        beside: true,
      },
    ],
    [
      'sigungu-name',
      {
        filter: kind('sigungu'),
        seen: seenOn(7, 10),
        size: byLevel([
          [10, 11],
          [8, 13],
          [7, 14],
        ]),
        weight: 'medium',
        color: c.label,
        spacing: 0.04,
      },
    ],
    [
      'station-name',
      {
        filter: ofRank('station', true),
        seen: seenOn(0, 7),
        size: byLevel([
          [7, 11],
          [5, 12],
          [3, 13],
          [1, 15],
        ]),
        weight: 'bold',
        color: c.stationLabel,
        beside: true,
        order: ['-', 0, ['get', 'lineCount']],
      },
    ],
    [
      'sido-name',
      {
        filter: kind('sido'),
        seen: seenOn(10, 14),
        size: byLevel([
          [14, 11],
          [12, 13],
          [10, 15],
        ]),
        weight: 'bold',
        color: c.stationLabel,
        spacing: 0.04,
      },
    ],
  ];
  return [
    {
      id: 'river-name',
      type: 'symbol',
      source,
      filter: kind('river'),
      ...seenOn(4, 9),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-field': ['get', 'name'],
        'text-font': FONT.medium,
        'text-size': 11,
        'text-letter-spacing': 0.1,
      },
      paint: {
        'text-color': c.waterLabel,
        'text-halo-color': c.water,
        'text-halo-width': 1,
      },
    },
    ...layers.map(([id, look]) => label(id, source, look, c)),
  ];
}
