import type { Cancellation } from '../shared/abort';
import type { Page } from '../shared/page';
import type { LatLng } from '../map/geo';
import type { House, HouseSummary } from './house';
import type { HouseFilter, HouseListQuery, HouseMapQuery, HouseMarks } from './house-search';

/**
 * Finds houses. The list and the map of the same box and filter agree: equal versions, equal
 * totals. Every method rejects with an AppError; an aborted one with an AbortError.
 */
export interface HouseSearch {
  /** In the order that was asked; a page is never longer than `limit`, the last has no `next`. */
  list(query: HouseListQuery, cancel?: Cancellation): Promise<Page<HouseSummary>>;
  /** At most 200 marks, at least 44 px apart at that level. */
  marks(query: HouseMapQuery, cancel?: Cancellation): Promise<HouseMarks>;
  /** How many houses a filter leaves in a box, before it is applied. */
  count(query: Omit<HouseMapQuery, 'level'>, cancel?: Cancellation): Promise<number>;
  /** Null where there is none (any more). Sold houses are answered, hidden ones are not. */
  one(id: string, cancel?: Cancellation): Promise<House | null>;
  /** Open houses like this one, nearest in place and price first, at most 10, without itself. */
  similar(id: string, cancel?: Cancellation): Promise<readonly HouseSummary[]>;
  /** The nearest houses to a point that pass the filter, wherever they are, at most `limit`. */
  nearest(
    query: { readonly at: LatLng; readonly filter: HouseFilter; readonly limit: number },
    cancel?: Cancellation,
  ): Promise<readonly HouseSummary[]>;
}
