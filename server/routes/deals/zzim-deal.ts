import type { JoinedZzim, Result } from '#core';
import { dealParams } from '#contract/deal-queries';
import { dealZzimReply } from '#contract/deals';
import { Refusal } from '../../errors';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import type { ZzimRefusal } from '../../ports/deals/deal-zzims';
import { listRefusal } from '../lists/told-list';
import { refusalOf } from './refuse';

/** A heart that was set. @throws Refusal */
export function keptHeart(kept: Result<JoinedZzim, ZzimRefusal>): JoinedZzim {
  if (kept.ok) return kept.value;
  const { reason } = kept;
  if (reason === 'own') throw new Refusal('own-deal', 'id');
  throw reason === 'ahead' ? listRefusal(reason) : refusalOf(reason);
}

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
      keptHeart(await dealZzims.keep(memberId, id));
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
