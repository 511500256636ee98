import type { Cancellation } from '../shared/abort';
import type { Page } from '../shared/page';
import type { LatLng } from '../map/geo';
import type { House, HouseSummary, Photo } from './house';
import type {
  HouseFilter,
  HouseListQuery,
  HouseMapQuery,
  HouseMarks,
  HouseNews,
  HousesInstead,
  HouseTally,
  HouseTallyQuery,
  PriceLevel,
} from './house-search';

/** No more houses than these are answered by id at once. */
export const MOST_BY_ID = 60;

/**
 * Finds houses. The list and the map of the same box and filter agree: equal versions, equal
 * totals. Every method rejects with an AppError; an aborted one with an AbortError.
 */
export interface HouseSearch<Picture = Photo> {
  /** In the order that was asked; a page is never longer than `limit`, the last has no `next`. */
  list(query: HouseListQuery, cancel?: Cancellation): Promise<Page<HouseSummary<Picture>>>;
  /**
   * No more marks than a map shows (MOST_MARKS), at least 44 px apart at that level. An answer that
   * a cache on the way keeps may be a few seconds old; one that is `fresh` passes by all of them.
   */
  marks(
    query: HouseMapQuery,
    cancel?: Cancellation,
    how?: { readonly fresh: boolean },
  ): Promise<HouseMarks>;
  /** How many houses a filter leaves in a box, and how they spread, before it is applied. */
  tally(query: HouseTallyQuery, cancel?: Cancellation): Promise<HouseTally>;
  /** Null where there is none (any more). Sold houses are answered, hidden ones are not. */
  one(id: string, cancel?: Cancellation): Promise<House<Picture> | null>;
  /**
   * The houses of these ids in the order asked for, at most {@link MOST_BY_ID}; sold ones are
   * answered, unknown and hidden ones left out. No id, no answer and no call.
   */
  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly HouseSummary<Picture>[]>;
  /** What a house costs beside others; null where there is no such house (any more). */
  priceLevel(id: string, cancel?: Cancellation): Promise<PriceLevel | null>;
  /**
   * Open houses with something new (isNews), at most `limit` (to 30), in the order of
   * newsOrder: posted today, or with a price that fell within the last 30 days. Of those only
   * the ones within 10 km of the point.
   */
  lately(
    query: { readonly news: HouseNews; readonly at: LatLng; readonly limit: number },
    cancel?: Cancellation,
  ): Promise<readonly HouseSummary<Picture>[]>;
  /** Open houses like this one, at most 10, as similarHouses chooses and orders them. */
  similar(id: string, cancel?: Cancellation): Promise<readonly HouseSummary<Picture>[]>;
  /**
   * Open houses in the dong of a house, whatever became of it, without itself: the recommended ones,
   * at most {@link MOST_INSTEAD}. Of a house that nobody knows, the recommended ones of all.
   */
  instead(id: string, cancel?: Cancellation): Promise<HousesInstead<Picture>>;
  /** The nearest houses to a point that pass the filter, wherever they are, at most `limit`. */
  nearest(
    query: { readonly at: LatLng; readonly filter: HouseFilter; readonly limit: number },
    cancel?: Cancellation,
  ): Promise<readonly HouseSummary<Picture>[]>;
}

/** Answers of {@link HouseSearch} that will probably be asked for soon. */
export interface HousesAhead {
  /**
   * Fetches marks into a cache on the way, with low priority, so that {@link HouseSearch} finds
   * them there when it asks the same. Does nothing on a slow or metered connection. Never reports a
   * failure.
   */
  marks(query: HouseMapQuery, cancel: Cancellation): Promise<void>;
}
