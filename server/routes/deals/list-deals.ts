import { DEAL_KIND, DIRECT_SORT, MATE_SORT } from '#core';
import { dealListQuery, someDealsQuery } from '#contract/deal-queries';
import { dealListReply, fewDealsReply } from '#contract/any-deal';
import { directsQuestion, matesQuestion } from '../../deals/deal-questions';
import { presentDealSummary } from '../../deals/present-deal';
import { presentDirectSummary } from '../../deals/present-direct';
import { presentMateSummary } from '../../deals/present-mate';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { askedOnce } from '../../http/requests/own-call';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { boxOf, filterOf, matesOf } from './read-deal-question';

export function listDeals(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/deals',
    {
      schema: {
        tags: ['deals'],
        summary: 'Deals on offer that the one who asks may see, a page at a time',
        description:
          'What nobody confirmed for a week is in no list. Places are the middles of circles of 100 m, of mates those of dongs. By fit a member is shown mates who go with their own listing first; for everybody else, and of rooms, it is the newest.',
        querystring: dealListQuery,
        response: { 200: dealListReply },
      },
    },
    async (request) => {
      const { query } = request;
      const { dealType, sort, limit, cursor = null } = query;
      const asked = { bounds: boxOf(query), limit, cursor };
      const reader = request.caller?.memberId ?? null;
      // Of a member's page the head, which knows nobody, asks something else.
      const once = <Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> =>
        reader === null ? askedOnce(request, question, ask) : ask();
      if (dealType === DEAL_KIND.mate) {
        const people = { ...asked, sort, filter: matesOf(query) };
        const { items, ...page } = await once(matesQuestion(people), () =>
          deps.mates.list(people, reader),
        );
        return { result: items.map((mate) => presentMateSummary(deps, mate)), page };
      }
      const order = sort === MATE_SORT.fit ? DIRECT_SORT.newest : sort;
      const rooms = { ...asked, sort: order, filter: filterOf(query) };
      const { items, ...page } = await once(directsQuestion(rooms), () =>
        deps.deals.list(rooms, reader),
      );
      return { result: items.map((deal) => presentDirectSummary(deps, deal)), page };
    },
  );
}

export function someDeals(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/deals/some',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['deals'],
        summary: 'The deals of these ids in their order; those that may not be seen are left out',
        querystring: someDealsQuery,
        response: { 200: fewDealsReply },
      },
    },
    async ({ query, caller }) => {
      const found = await deps.deals.some(query.id, caller?.memberId ?? null);
      return { result: found.map((deal) => presentDealSummary(deps, deal)) };
    },
  );
}
