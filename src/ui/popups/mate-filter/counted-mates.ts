import {
  EMPTY_MATE_FILTER,
  MATE_SORT,
  mateFilterToParams,
  type Bounds,
  type MateFilter,
  type Mates,
} from '#core';
import type { CountedDraft } from '../../widgets/filter-bar/counted-draft';
import { countedDeals } from '../deal-filter/counted-deals';

/** A filter that is being made, and how many mates it would leave. */
export const countedMates = (
  mates: Pick<Mates, 'list'>,
  bounds: Bounds | null,
  applied: MateFilter,
): CountedDraft<MateFilter> =>
  countedDeals(
    {
      list: (query, cancel) => mates.list(query, cancel),
      sort: MATE_SORT.newest,
      toParams: mateFilterToParams,
      // Whose side, and where, is not asked here.
      cleared: ({ side, dongliCode }) => ({ ...EMPTY_MATE_FILTER, side, dongliCode }),
    },
    bounds,
    applied,
  );
