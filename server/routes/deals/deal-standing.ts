import { dealStatusBody } from '#contract/deal-bodies';
import { dealParams } from '#contract/deal-queries';
import { dealStatusReply } from '#contract/deals';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { valueOf } from './refuse';

/** What an owner says of how a deal stands (spec/readings R41). */
export function dealStanding(app: Api, { deals }: AppDeps): void {
  app.post(
    '/v2/deals/:id/confirm',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Says that a deal of one’s own is still there: it is shown for another week',
        params: dealParams,
        response: { 200: dealStatusReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      return { item: valueOf(await deals.confirm(memberId, request.params.id)) };
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
        response: { 200: dealStatusReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { status } = request.body;
      return { item: valueOf(await deals.setStatus(memberId, request.params.id, status)) };
    },
  );
}
