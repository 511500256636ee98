import type { OwnStanding, Result } from '#core';
import { dealStatusBody } from '#contract/deal-bodies';
import { dealParams } from '#contract/deal-queries';
import { ownStatusReply } from '#contract/deals';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import { tellDeal } from '../../deals/tell-deal';
import type { AppDeps } from '../../ports/app-deps';
import type { DealRefusal } from '../../ports/deals/deal-refusal';
import { valueOf } from './refuse';

/** How a deal stands now; its owner is told where it is held, since it came on offer again. */
async function told(
  deps: AppDeps,
  standing: Result<OwnStanding, DealRefusal>,
): Promise<{ item: OwnStanding }> {
  const item = valueOf(standing);
  await tellDeal(deps, item);
  return { item };
}

/** What an owner says of how a deal stands (spec/readings R41). */
export function dealStanding(app: Api, deps: AppDeps): void {
  const { deals } = deps;
  app.post(
    '/v2/deals/:id/confirm',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Says that a deal of one’s own is still there: it is shown for another week',
        params: dealParams,
        response: { 200: ownStatusReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      return told(deps, await deals.confirm(memberId, request.params.id));
    },
  );
  app.put(
    '/v2/deals/:id/status',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Says how a deal of one’s own stands; what is done stays done',
        params: dealParams,
        body: dealStatusBody,
        response: { 200: ownStatusReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { status } = request.body;
      return told(deps, await deals.setStatus(memberId, request.params.id, status));
    },
  );
}
