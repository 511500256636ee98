import {
  DIRECT_SORT,
  directFilterToParams,
  EMPTY_DIRECT_FILTER,
  type Bounds,
  type DirectDeals,
  type DirectFilter,
} from '#core';
import { CountedDraft } from '../../widgets/filter-bar/counted-draft';

/** A filter that is being made, and how many direct deals of a box it would leave. */
export const countedDirects = (
  directs: Pick<DirectDeals, 'list'>,
  bounds: Bounds | null,
  applied: DirectFilter,
): CountedDraft<DirectFilter> =>
  new CountedDraft(
    {
      count: async (filter, cancel) => {
        const query = { bounds, filter, sort: DIRECT_SORT.newest, limit: 1, cursor: null };
        return (await directs.list(query, cancel)).total;
      },
      keyOf: (filter) => JSON.stringify(directFilterToParams(filter)),
      // Where is not asked here.
      cleared: ({ dongliCode }) => ({ ...EMPTY_DIRECT_FILTER, dongliCode }),
    },
    applied,
  );
