import type { DirectSummary } from '#core';
import { PagedList } from '../../stores/paged-list';
import { askDeals, askPage, type DealsWorld, type ReadyDeals } from './ask-deals';
import { isSameList, questionKey, type DealsQuestion } from './deals-question';

/** Direct deals by the question of the address. */
export type DealsStore = PagedList<DealsQuestion, DirectSummary, ReadyDeals>;

/** `kept` is what was shown before, on the way back to it. */
export const dealsStore = (world: DealsWorld, kept?: ReadyDeals): DealsStore =>
  new PagedList(
    {
      ask: (question, cancel, least) => askDeals(world, question, cancel, least),
      askPage: (former, cursor, cancel) => askPage(world, former, { cursor }, cancel),
      keyOf: questionKey,
      isSameList,
    },
    kept,
  );
