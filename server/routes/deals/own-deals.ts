import { ownDealsQuery } from '#contract/deal-queries';
import { ownDealsReply } from '#contract/deals';
import { presentOwnDirect } from '../../deals/present-direct';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

export function listOwnDeals(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/me/deals',
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['deals'],
        summary: 'The direct deals of one’s own, however they stand, a page at a time',
        description: 'With how many looked at each and asked for its owner, and never who.',
        querystring: ownDealsQuery,
        response: { 200: ownDealsReply },
      },
    },
    async (request) => {
      const { limit, cursor = null } = request.query;
      const { memberId } = memberOf(request);
      const { items, ...page } = await deps.ownDeals.list(memberId, { limit, cursor });
      return { result: items.map((deal) => presentOwnDirect(deps, deal)), page };
    },
  );
}
