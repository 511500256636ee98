import { DEAL_KIND, type DealKind } from '../deal/deal';
import {
  directFilterFromParams,
  directFilterToParams,
  matchesDirect,
  type DirectFilter,
  type FilteredDirect,
} from '../deal/direct-filter';
import type { MateTerms } from '../mate/mate-terms';
import {
  mateFilterFromParams,
  mateFilterToParams,
  matchesMate,
  type MateFilter,
} from '../mate/mate-filter';

/** What a list of rooms, or of mates, is asked for. */
export type DealSearch =
  | { readonly dealType: 'direct'; readonly filter: DirectFilter }
  | { readonly dealType: 'mate'; readonly filter: MateFilter };

/** A search of whose new listings a member wants to be told (spec/readings R59). */
export type DealAlarm = DealSearch & {
  readonly id: string;
  /** What the search's dong is called; null where none is asked for. */
  readonly place: string | null;
};

/** A member has alarms for no more searches than these. */
export const MOST_DEAL_ALARMS = 10;

/** Of one search a member is told so often a day; what comes after that is told together the next day. */
export const MOST_ALARMS_A_DAY = 3;

/** A listing as far as a search looks at it. */
export type SearchedListing =
  | { readonly dealType: 'direct'; readonly listing: FilteredDirect }
  | { readonly dealType: 'mate'; readonly listing: MateTerms };

/**
 * A search as parameters in one order, as an address carries them: two that ask the same have the same
 * text.
 */
export function dealSearchParams(search: DealSearch): string {
  const params =
    search.dealType === DEAL_KIND.direct
      ? directFilterToParams(search.filter)
      : mateFilterToParams(search.filter);
  const inOrder = Object.entries(params)
    .map(([name, value]) => [name, value.split(',').sort().join(',')] as const)
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  return new URLSearchParams(inOrder).toString();
}

/** A search from such parameters; what is unknown is left out. */
export function dealSearchFrom(dealType: DealKind, params: string): DealSearch {
  const given = new URLSearchParams(params);
  return dealType === DEAL_KIND.direct
    ? { dealType, filter: directFilterFromParams((name) => given.get(name)) }
    : { dealType, filter: mateFilterFromParams((name) => given.get(name)) };
}

/** Whether a listing is one that a search asks for: every wish holds (spec/readings R59). */
export function matchesSearch(search: DealSearch, listed: SearchedListing): boolean {
  if (search.dealType === DEAL_KIND.direct)
    return listed.dealType === DEAL_KIND.direct && matchesDirect(listed.listing, search.filter);
  return listed.dealType === DEAL_KIND.mate && matchesMate(listed.listing, search.filter);
}
