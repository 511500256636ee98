import {
  clampLevel,
  type Bounds,
  type HouseFilter,
  type HouseListQuery,
  type HouseMapQuery,
  type HouseSort,
} from '#core';
import { sameFilter } from '../../widgets/house-filter/same-filter';
import { slightlyWider } from './view-bounds';

/** How many houses a page of the list asks for. */
const LIST_PAGE = 24;

/** What the map and its list ask together. */
export interface MapQuestion {
  /** The box that is seen. */
  readonly bounds: Bounds;
  readonly level: number;
  readonly filter: HouseFilter;
  readonly sort: HouseSort;
  /** The one place that the list shows, where a cluster that no level parts was opened in it. */
  readonly spot: Bounds | null;
}

export const marksQuery = (question: MapQuestion): HouseMapQuery => ({
  bounds: question.bounds,
  level: clampLevel(question.level),
  filter: question.filter,
});

export const listQuery = (question: MapQuestion, cursor: string | null = null): HouseListQuery => ({
  bounds: listBounds(question),
  filter: question.filter,
  sort: question.sort,
  limit: LIST_PAGE,
  cursor,
});

/** Whether both ask for the same marks; see {@link sameBounds} for what counts as one box. */
export const asksSameMarks = (a: MapQuestion, b: MapQuestion): boolean =>
  marksQuery(a).level === marksQuery(b).level &&
  sameFilter(a.filter, b.filter) &&
  sameBounds(a.bounds, b.bounds);

export const asksSameList = (a: MapQuestion, b: MapQuestion): boolean =>
  a.sort === b.sort && sameFilter(a.filter, b.filter) && sameBounds(listBounds(a), listBounds(b));

function listBounds({ spot, bounds }: MapQuestion): Bounds {
  return spot === null ? bounds : slightlyWider(spot);
}

/**
 * Boxes whose edges differ by less than half a percent of their extent are one: the box reckoned
 * before the map engine is there, and the one that the engine then reports, are never equal to the
 * last digit.
 */
function sameBounds(a: Bounds, b: Bounds): boolean {
  const tolerance = { lat: (a.neLat - a.swLat) / 200, lng: (a.neLng - a.swLng) / 200 };
  return (
    Math.abs(a.swLat - b.swLat) <= tolerance.lat &&
    Math.abs(a.neLat - b.neLat) <= tolerance.lat &&
    Math.abs(a.swLng - b.swLng) <= tolerance.lng &&
    Math.abs(a.neLng - b.neLng) <= tolerance.lng
  );
}
