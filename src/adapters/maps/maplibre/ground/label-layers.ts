import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { placesAround } from './label-places';
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
  /** How far from its point it may stand (em), the best first. */
  readonly places: readonly number[];
  readonly spacing?: number;
  /** Which of them comes first where there is no room for all: the smaller number. */
  readonly order?: ExpressionSpecification;
}

/** Beside a station's ring. */
const BESIDE = [0.85];
/**
 * Beside its ring, or beyond a cluster that covers it: close by, and from afar for stations where
 * lines meet; with every stop named that would be at the next one.
 */
const BESIDE_OR_BEYOND = [0.85, 2.8];
/** On the middle of a neighbourhood or campus, or about it: it is far larger than its name. */
const ABOUT = [0, 1.4, 2.7];
/** On the middle of a district or province, or beyond the cluster that stands there. */
const BEYOND = [0, 1.3, 2.6];

const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name];
const ofRank = (name: string, big: boolean): ExpressionSpecification => [
  'all',
  kind(name),
  [big ? '==' : '!=', ['get', 'rank'], 1],
];

const MOST_LINES: ExpressionSpecification = ['-', 0, ['get', 'lineCount']];

/** Where features come from; those of a tile lie in its layers. */
type From = { readonly source: string; readonly 'source-layer'?: string };

function label(id: string, from: From, look: LabelLook, c: GroundColours): LayerSpecification {
  return {
    id,
    type: 'symbol',
    ...from,
    filter: look.filter,
    ...look.seen,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT[look.weight],
      'text-size': look.size,
      'text-max-width': 12,
      'text-padding': 3,
      'text-variable-anchor-offset': placesAround(look.places),
      'text-justify': 'auto',
      'text-letter-spacing': look.spacing ?? 0,
      ...(look.order === undefined ? {} : { 'symbol-sort-key': look.order }),
    },
    paint: {
      'text-color': look.color,
      'text-halo-color': c.halo,
      'text-halo-width': 2,
      'text-halo-blur': 0.5,
    },
  };
}

/** The layers that name stations. */
export const STATION_NAMES: ReadonlySet<string> = new Set([
  'small-station-name',
  'stop-name',
  'hub-name',
  'station-name',
]);

/** What imported areas bring names of; the base map leaves out what it knows to be theirs. */
const OF_AREAS: ReadonlySet<string> = new Set([
  'dong-name',
  'sigungu-name',
  'city-name',
  'sido-name',
]);
const LARGE_FIRST: ExpressionSpecification = ['get', 'order'];

/**
 * Names, the less important first: MapLibre places the last layer first and the others around it.
 * `areas` is the source of imported areas, null where there are none.
 */
export function labelLayers(
  c: GroundColours,
  source: string,
  areas: string | null = null,
): LayerSpecification[] {
  const layers: [string, LabelLook][] = [
    [
      'campus-name',
      {
        filter: kind('campus'),
        seen: seenOn(0, 6),
        size: 11,
        weight: 'medium',
        color: c.campusLabel,
        places: ABOUT,
      },
    ],
    [
      'dong-name',
      {
        filter: ['all', kind('dong'), ['!', ['has', 'tiled']]],
        seen: seenOn(0, 7),
        size: byLevel([
          [7, 11],
          [5, 12],
          [1, 14],
        ]),
        weight: 'medium',
        color: c.label,
        places: ABOUT,
      },
    ],
    [
      'small-station-name',
      {
        filter: ofRank('station', false),
        seen: seenOn(0, 5),
        size: byLevel([
          [5, 11],
          [3, 12],
          [1, 13],
        ]),
        weight: 'medium',
        color: c.label,
        places: BESIDE_OR_BEYOND,
      },
    ],
    [
      'sigungu-name',
      {
        filter: kind('sigungu'),
        seen: seenOn(8, 10),
        size: byLevel([
          [10, 11],
          [8, 13],
        ]),
        weight: 'medium',
        color: c.label,
        spacing: 0.04,
        places: BEYOND,
      },
    ],
    [
      'stop-name',
      {
        filter: ['all', ofRank('station', true), ['==', ['get', 'lineCount'], 1]],
        seen: seenOn(6, 6),
        size: 11,
        weight: 'bold',
        color: c.stationLabel,
        places: BESIDE,
      },
    ],
    [
      'hub-name',
      {
        filter: ['all', ofRank('station', true), ['>', ['get', 'lineCount'], 1]],
        seen: seenOn(6, 7),
        size: 11,
        weight: 'bold',
        color: c.stationLabel,
        places: BESIDE_OR_BEYOND,
        order: MOST_LINES,
      },
    ],
    [
      'station-name',
      {
        filter: ofRank('station', true),
        seen: seenOn(0, 5),
        size: byLevel([
          [5, 12],
          [3, 13],
          [1, 15],
        ]),
        weight: 'bold',
        color: c.stationLabel,
        places: BESIDE_OR_BEYOND,
        order: MOST_LINES,
      },
    ],
    [
      'city-name',
      {
        filter: ofRank('sido', false),
        seen: seenOn(10, 12),
        size: byLevel([
          [12, 11],
          [10, 14],
        ]),
        weight: 'bold',
        color: c.stationLabel,
        spacing: 0.04,
        places: BEYOND,
      },
    ],
    [
      'sido-name',
      {
        filter: ofRank('sido', true),
        seen: seenOn(10, 14),
        size: byLevel([
          [14, 11],
          [12, 13],
          [10, 15],
        ]),
        weight: 'bold',
        color: c.stationLabel,
        spacing: 0.04,
        places: BEYOND,
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
    ...layers.flatMap(([id, look]) => [
      label(id, { source }, look, c),
      ...(areas !== null && OF_AREAS.has(id)
        ? [
            label(
              `area-${id}`,
              { source: areas, 'source-layer': 'name' },
              { ...look, order: LARGE_FIRST },
              c,
            ),
          ]
        : []),
    ]),
  ];
}
