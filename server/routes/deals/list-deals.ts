import type { output } from 'zod/mini';
import type { Bounds, DirectFilter } from '#core';
import { dealListQuery, someDealsQuery, type DirectFilterQuery } from '#contract/deal-queries';
import { directListReply, fewDirectsReply } from '#contract/deals';
import { presentDirectSummary } from '../../deals/present-direct';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

/** Null without a box: in the whole country. The contract lets no part of one pass. */
function boxOf(query: output<typeof dealListQuery>): Bounds | null {
  const { swLat, swLng, neLat, neLng } = query;
  const isWhole =
    swLat === undefined || swLng === undefined || neLat === undefined || neLng === undefined;
  return isWhole ? null : { swLat, swLng, neLat, neLng };
}

const filterOf = (query: DirectFilterQuery): DirectFilter => ({
  roomTypes: query.roomType ?? [],
  rentTypes: query.rentType ?? [],
  deposit: { from: query.depositFrom ?? null, to: query.depositTo ?? null },
  monthly: { from: query.monthlyFrom ?? null, to: query.monthlyTo ?? null },
  parties: query.party ?? [],
  options: query.option ?? [],
  dongliCode: query.dongliCode ?? null,
});

export function listDeals(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/deals',
    {
      schema: {
        tags: ['deals'],
        summary: 'Deals on offer that the one who asks may see, a page at a time',
        description:
          'What nobody confirmed for a week is in no list. Places are the middles of circles of 100 m.',
        querystring: dealListQuery,
        response: { 200: directListReply },
      },
    },
    async ({ query, caller }) => {
      const { sort, limit, cursor = null } = query;
      const asked = { bounds: boxOf(query), filter: filterOf(query), sort, limit, cursor };
      const page = await deps.deals.list(asked, caller?.memberId ?? null);
      const { items, next, total, version } = page;
      return {
        result: items.map((deal) => presentDirectSummary(deps, deal)),
        page: { next, total, version },
      };
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
        response: { 200: fewDirectsReply },
      },
    },
    async ({ query, caller }) => {
      const found = await deps.deals.some(query.id, caller?.memberId ?? null);
      return { result: found.map((deal) => presentDirectSummary(deps, deal)) };
    },
  );
}
