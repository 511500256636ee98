import { dealParams } from '#contract/deal-queries';
import { dealZzimReply } from '#contract/deals';
import { Refusal } from '../../errors';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { refusalOf } from './refuse';

/** Hearts on deals: an owner is told how many there are, and nobody whose. */
export function zzimDeal(app: Api, { dealZzims }: AppDeps): void {
  const answers = { params: dealParams, response: { 200: dealZzimReply } };
  app.put(
    '/v2/deals/:id/zzim',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Keeps a deal of somebody else; again it changes nothing',
        description: 'Counted for its owner, who is not told who keeps it.',
        ...answers,
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      const kept = await dealZzims.keep(memberId, id);
      if (!kept.ok)
        throw kept.reason === 'own' ? new Refusal('own-deal', 'id') : refusalOf(kept.reason);
      return { item: { id, isKept: true } };
    },
  );
  app.delete(
    '/v2/deals/:id/zzim',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Keeps a deal no longer, whatever became of it; again it changes nothing',
        ...answers,
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      await dealZzims.leave(memberId, id);
      return { item: { id, isKept: false } };
    },
  );
}
