import type { Feature, Geometry } from 'geojson';
import { shortSido } from '#core';
import { TILE_ZOOMS } from '#contract/map-queries';
import type { Boundary, Box } from '../../ports/map/boundaries';
import { DONGS } from '../../geography/dongs.data';
import { bordersOf, type Border } from './borders';
import { labelPoint } from './label-point';
import type { Rest } from './pace';
import { boxOf, isInRings, ringArea, type Point, type Rings } from './polygons';
import { areWholeCountry, isInWaters, WATERS } from './sea';

/**
 * The layers of a tile. `ground`: polygons (kind sea or land); `border`: lines (rank 1 between
 * provinces, 2 between cities, counties and districts, 3 between dongs); `name`: points (kind sido,
 * sigungu or dong, name, rank 2 for a city among provinces, order from large to small).
 */
export type TileLayer = 'ground' | 'border' | 'name';

/** What tiles are made of, each on its zooms. */
export interface TileFeature {
  readonly layer: TileLayer;
  readonly zooms: readonly [first: number, last: number];
  readonly box: Box;
  /** Its corners: what cutting it takes. */
  readonly size: number;
  readonly feature: Feature;
}

type Kind = Boundary['kind'];
/** Where each kind is the finest that is drawn. */
const FINEST: Readonly<Record<Kind, readonly [number, number]>> = {
  sido: [TILE_ZOOMS.first, 7],
  sigungu: [8, 10],
  dong: [11, TILE_ZOOMS.last],
};
/** Where each kind has names: a zoom more than the style shows, which turns with the latitude. */
const NAMED: Readonly<Record<Kind, readonly [number, number]>> = {
  sido: [TILE_ZOOMS.first, 9],
  sigungu: [7, 11],
  dong: [10, TILE_ZOOMS.last],
};
/** The digits of a code that all areas inside it begin with. */
const DIGITS: Readonly<Record<Kind, number>> = { sido: 2, sigungu: 5, dong: 10 };

function tileFeature(
  layer: TileLayer,
  zooms: TileFeature['zooms'],
  geometry: Geometry,
  points: readonly Point[],
  properties: Readonly<Record<string, string | number>>,
): TileFeature {
  const feature: Feature = { type: 'Feature', properties, geometry };
  return { layer, zooms, box: boxOf(points), size: points.length, feature };
}

const rankOf = ([a, b]: readonly [string, string]): number => {
  const differ = (digits: number) => a.slice(0, digits) !== b.slice(0, digits);
  if (differ(DIGITS.sido)) return 1;
  return differ(DIGITS.sigungu) ? 2 : 3;
};

/** Runs of a line's edges of which this is true. */
function runsWhere(points: readonly Point[], keeps: (middle: Point) => boolean) {
  const runs: Point[][] = [];
  let open: Point[] | null = null;
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const middle = [((from[0] ?? 0) + (to[0] ?? 0)) / 2, ((from[1] ?? 0) + (to[1] ?? 0)) / 2];
    if (!keeps(middle)) open = null;
    else if (open === null) runs.push((open = [from, to]));
    else open.push(to);
  });
  return runs;
}

/** Boundaries as what tiles are cut from; nothing in here is drawn twice at any zoom. */
export class TileFeatures {
  readonly #by: Readonly<Record<Kind, readonly Boundary[]>>;
  readonly #within: Readonly<Record<Kind, ReadonlySet<string>>>;
  readonly #isWhole: boolean;

  constructor(
    boundaries: readonly Boundary[],
    private readonly rest: Rest,
  ) {
    const of = (kind: Kind) => boundaries.filter((each) => each.kind === kind);
    this.#by = { sido: of('sido'), sigungu: of('sigungu'), dong: of('dong') };
    const within = (kind: Kind, above: Kind) =>
      new Set(this.#by[kind].map(({ code }) => code.slice(0, DIGITS[above])));
    this.#within = {
      sido: within('sigungu', 'sido'),
      sigungu: within('dong', 'sigungu'),
      dong: new Set(),
    };
    this.#isWhole = areWholeCountry(this.#by.sido.flatMap(polygonsOf));
  }

  async all(): Promise<TileFeature[]> {
    const kinds = Object.keys(this.#by) as Kind[];
    const made = [...this.#ground()];
    for (const kind of kinds)
      made.push(...(await this.#borders(kind)), ...(await this.#names(kind)));
    return made;
  }

  #ground(): TileFeature[] {
    const zooms = [TILE_ZOOMS.first, TILE_ZOOMS.last] as const;
    const polygon = (rings: Rings, kind: 'sea' | 'land') =>
      tileFeature(
        'ground',
        zooms,
        { type: 'Polygon', coordinates: rings.map(copied) },
        rings[0] ?? [],
        { kind },
      );
    // Without all of them, what is no province's land may be another's: the coast stays as it is.
    if (!this.#isWhole) return [];
    const land = this.#by.sido.flatMap(polygonsOf).map((rings) => polygon(rings, 'land'));
    return [polygon([WATERS], 'sea'), ...land];
  }

  async #borders(kind: Kind): Promise<TileFeature[]> {
    const areas = this.#by[kind].map((each) => ({ code: each.code, polygons: polygonsOf(each) }));
    const borders = await bordersOf(areas, this.rest);
    const lines: TileFeature[] = [];
    for (const border of borders) {
      lines.push(...this.#border(kind, border));
      await this.rest();
    }
    return lines;
  }

  #border(kind: Kind, { sides, points }: Border): TileFeature[] {
    const [code, beyond] = sides;
    const first = FINEST[kind][0];
    const last = this.#isFinerKnown(kind, sides) ? FINEST[kind][1] : TILE_ZOOMS.last;
    const line = (part: readonly Point[], rank: number) =>
      tileFeature(
        'border',
        [first, last],
        { type: 'LineString', coordinates: copied(part) },
        part,
        { rank },
      );
    if (beyond !== null) return [line(points, rankOf([code, beyond]))];
    // What is beyond a dong that is the last one known is told by the district's line.
    if (kind === 'dong') return [];
    const rank = kind === 'sido' ? 1 : 2;
    if (!this.#isWhole) return [line(points, rank)];
    // The coast is where the land ends; what is left is the border in the north.
    return runsWhere(points, (middle) => !isInWaters(middle)).map((run) => line(run, 1));
  }

  /** Whether finer boundaries tell the same line. */
  #isFinerKnown(kind: Kind, [code, beyond]: Border['sides']): boolean {
    const isKnown = (side: string) => this.#within[kind].has(side.slice(0, DIGITS[kind]));
    if (beyond === null) return kind === 'sido' && isKnown(code);
    return isKnown(code) && isKnown(beyond);
  }

  async #names(kind: Kind): Promise<TileFeature[]> {
    const named: TileFeature[] = [];
    for (const boundary of this.#by[kind]) {
      const polygons = polygonsOf(boundary);
      const at = placedByHand(boundary, polygons) ?? labelPoint(polygons);
      await this.rest();
      if (at === null) continue;
      const size = polygons.reduce((sum, [outer = []]) => sum + ringArea(outer), 0);
      const isSmall = kind === 'dong' && size < SMALL;
      const zooms = isSmall ? ([SMALL_FROM, TILE_ZOOMS.last] as const) : NAMED[kind];
      named.push(
        tileFeature('name', zooms, { type: 'Point', coordinates: [...at] }, [at], {
          kind,
          name: kind === 'sido' ? shortSido(boundary.name) : boundary.name,
          // Square degrees, the large ones first.
          order: -Math.round(size * 1e6),
          ...(kind === 'sido' && { rank: isFirst(boundary.name) ? 1 : 2 }),
        }),
      );
    }
    return named;
  }
}

/** Twice half a square kilometre in square degrees: a smaller dong is named a zoom later. */
const SMALL = 1e-4;
const SMALL_FROM = 12;

const HANDS = new Map(DONGS.map(({ code, lat, lng }) => [code, [lng, lat] as Point]));

/** Where people live: the middle of 신림동 is a mountain. */
function placedByHand({ code }: Boundary, polygons: readonly Rings[]): Point | null {
  const at = HANDS.get(code);
  return at !== undefined && polygons.some((rings) => isInRings(at, rings)) ? at : null;
}

/** Where all of the country is in sight its great cities and provinces have room, the rest not. */
const FIRST_CITIES: readonly string[] = ['서울', '부산'];
export const isFirst = (sido: string): boolean =>
  !sido.endsWith('시') || FIRST_CITIES.includes(shortSido(sido));

const polygonsOf = ({ geometry }: Boundary): readonly Rings[] => geometry.coordinates;

/** GeoJSON may be changed by whoever has it: ours is copied. */
const copied = (points: readonly Point[]): number[][] => points.map((at) => [...at]);
