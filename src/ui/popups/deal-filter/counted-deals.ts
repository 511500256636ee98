import type { Bounds, Cancellation } from '#core';
import { CountedDraft } from '../../widgets/filter-bar/counted-draft';

interface CountedDeals<Filter extends object, Sort> {
  readonly list: (
    query: {
      readonly bounds: Bounds | null;
      readonly filter: Filter;
      readonly sort: Sort;
      readonly limit: number;
      readonly cursor: null;
    },
    cancel: Cancellation,
  ) => Promise<{ readonly total: number }>;
  /** Any: what is listed first does not change how many there are. */
  readonly sort: Sort;
  readonly toParams: (filter: Filter) => unknown;
  /** A filter that asks nothing of what is asked here. */
  readonly cleared: (filter: Filter) => Filter;
}

/** A filter that is being made, and how many it would leave of what people offer in a box. */
export const countedDeals = <Filter extends object, Sort>(
  { list, sort, toParams, cleared }: CountedDeals<Filter, Sort>,
  bounds: Bounds | null,
  applied: Filter,
): CountedDraft<Filter> =>
  new CountedDraft(
    {
      count: async (filter, cancel) =>
        (await list({ bounds, filter, sort, limit: 1, cursor: null }, cancel)).total,
      keyOf: (filter) => JSON.stringify(toParams(filter)),
      cleared,
    },
    applied,
  );
