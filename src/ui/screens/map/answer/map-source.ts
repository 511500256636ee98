import {
  clampLevel,
  type Cancellation,
  type DirectDeals,
  type DirectFilter,
  type DirectSort,
  type DirectSummary,
  type HouseFilter,
  type HouseSearch,
  type HouseSort,
  type HouseSummary,
  type Page,
  type Party,
} from '#core';
import type { MapMark } from '../../../widgets/house-map/map-mark';
import { listQuery, marksQuery, type MapQuestion } from './map-question';

/** What the list of the map shows: a house, or a direct deal. */
export type MapItem = HouseSummary | DirectSummary;

export const isDirect = (item: MapItem): item is DirectSummary => 'rentType' in item;
export const isHouse = (item: MapItem): item is HouseSummary => !isDirect(item);

export interface MapMarks {
  readonly marks: readonly MapMark[];
  /** The sum of all counts. */
  readonly total: number;
  /** Equal versions of marks and list, equal totals. */
  readonly version: string;
}

/** Where the map's answers come from, whatever it shows. */
export interface MapSource {
  list(
    question: MapQuestion,
    part: { readonly cursor: string | null; readonly limit?: number },
    cancel?: Cancellation,
  ): Promise<Page<MapItem>>;
  /** Those that are `fresh` pass by all caches. */
  marks(
    question: MapQuestion,
    cancel?: Cancellation,
    how?: { readonly fresh: boolean },
  ): Promise<MapMarks>;
}

export interface MapWorld {
  readonly houses: Pick<HouseSearch, 'list' | 'marks'>;
  readonly directs: Pick<DirectDeals, 'list' | 'marks'>;
}

export const mapSource = ({ houses, directs }: MapWorld): MapSource => ({
  list: (question, { cursor, limit }, cancel) => {
    const { layer, filter, sort } = question;
    const query = { ...listQuery(question, cursor), ...(limit !== undefined && { limit }) };
    return layer.kind === 'house'
      ? houses.list(query, cancel)
      : directs.list(
          { ...query, filter: directFilter(filter, layer.parties), sort: directSort(sort) },
          cancel,
        );
  },
  marks: (question, cancel, how) => {
    const { layer, bounds, level, filter } = question;
    return layer.kind === 'house'
      ? houses.marks(marksQuery(question), cancel, how)
      : directs.marks(
          { bounds, level: clampLevel(level), filter: directFilter(filter, layer.parties) },
          cancel,
        );
  },
});

/** What of the map's filter can be asked of direct deals. */
export const directFilter = (filter: HouseFilter, parties: readonly Party[]): DirectFilter => ({
  roomTypes: filter.types,
  rentTypes: filter.dealTypes,
  deposit: filter.deposit,
  monthly: filter.monthly,
  options: filter.options,
  dongliCode: filter.dongliCode,
  parties,
});

/** The map's filter with these questions, and all that no direct deal can be asked as it was. */
export const withDirect = (filter: HouseFilter, asked: DirectFilter): HouseFilter => ({
  ...filter,
  types: asked.roomTypes,
  dealTypes: asked.rentTypes,
  deposit: asked.deposit,
  monthly: asked.monthly,
  options: asked.options,
});

/** The order of direct deals that is nearest to one of houses. */
export const directSort = (sort: HouseSort): DirectSort =>
  sort === 'price' || sort === 'cost' ? 'price' : 'newest';
