import {
  EMPTY_MATE_FILTER,
  MATE_SORT,
  mateFilterToParams,
  type Bounds,
  type MateFilter,
  type Mates,
} from '#core';
import { CountedDraft } from '../../widgets/filter-bar/counted-draft';

/** A filter that is being made, and how many mates it would leave. */
export const countedMates = (
  mates: Pick<Mates, 'list'>,
  bounds: Bounds | null,
  applied: MateFilter,
): CountedDraft<MateFilter> =>
  new CountedDraft(
    {
      count: async (filter, cancel) => {
        const query = { bounds, filter, sort: MATE_SORT.newest, limit: 1, cursor: null };
        return (await mates.list(query, cancel)).total;
      },
      keyOf: (filter) => JSON.stringify(mateFilterToParams(filter)),
      // Whose side, and where, is not asked here.
      cleared: ({ side, dongliCode }) => ({ ...EMPTY_MATE_FILTER, side, dongliCode }),
    },
    applied,
  );
