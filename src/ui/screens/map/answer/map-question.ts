import {
  clampLevel,
  LIST_PAGE_SIZE,
  type Bounds,
  type HouseFilter,
  type HouseListQuery,
  type HouseMapQuery,
  type HouseSort,
  sameFilter,
  sameLayer,
  type MapAddress,
  type MapLayer,
} from '#core';
import { isSameBox, slightlyWider } from '../view/view-bounds';

/** What the map and its list ask together. */
export interface MapQuestion {
  /** The one box of map, list and counts: what is seen, cut as {@link askedBounds} says. */
  readonly bounds: Bounds;
  readonly level: number;
  readonly layer: MapLayer;
  readonly filter: HouseFilter;
  readonly sort: HouseSort;
  /** The one spot that the list shows, where a cluster that no level parts was opened in it. */
  readonly spot: Bounds | null;
}

/** What an address asks of a box. */
export const questionAt = (
  { layer, filter, sort, spot }: Pick<MapAddress, 'layer' | 'filter' | 'sort' | 'spot'>,
  bounds: Bounds,
  level: number,
): MapQuestion => ({ bounds, level, layer, filter, sort, spot });

export const marksQuery = (question: MapQuestion): HouseMapQuery => ({
  bounds: question.bounds,
  level: clampLevel(question.level),
  filter: question.filter,
});

export const listQuery = (question: MapQuestion, cursor: string | null = null): HouseListQuery => ({
  bounds: listBounds(question),
  filter: question.filter,
  sort: question.sort,
  limit: LIST_PAGE_SIZE,
  cursor,
});

/** Whether both ask for the same marks. */
export const asksSameMarks = (a: MapQuestion, b: MapQuestion): boolean =>
  sameLayer(a.layer, b.layer) &&
  marksQuery(a).level === marksQuery(b).level &&
  sameFilter(a.filter, b.filter) &&
  isSameBox(a.bounds, b.bounds);

export const asksSameList = (a: MapQuestion, b: MapQuestion): boolean =>
  sameLayer(a.layer, b.layer) &&
  a.sort === b.sort &&
  sameFilter(a.filter, b.filter) &&
  isSameBox(listBounds(a), listBounds(b));

function listBounds({ spot, bounds }: MapQuestion): Bounds {
  return spot === null ? bounds : slightlyWider(spot);
}
