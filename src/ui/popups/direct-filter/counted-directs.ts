import {
  DIRECT_SORT,
  directFilterToParams,
  EMPTY_DIRECT_FILTER,
  type Bounds,
  type DirectDeals,
  type DirectFilter,
} from '#core';
import type { CountedDraft } from '../../widgets/filter-bar/counted-draft';
import { countedDeals } from '../deal-filter/counted-deals';

/** A filter that is being made, and how many direct deals of a box it would leave. */
export const countedDirects = (
  directs: Pick<DirectDeals, 'list'>,
  bounds: Bounds | null,
  applied: DirectFilter,
): CountedDraft<DirectFilter> =>
  countedDeals(
    {
      list: (query, cancel) => directs.list(query, cancel),
      sort: DIRECT_SORT.newest,
      toParams: directFilterToParams,
      // Where is not asked here.
      cleared: ({ dongliCode }) => ({ ...EMPTY_DIRECT_FILTER, dongliCode }),
    },
    bounds,
    applied,
  );
