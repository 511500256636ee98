import type { DirectDeal } from '#core';
import { directBody } from '#contract/deal-bodies';
import { dealParams } from '#contract/deal-queries';
import { directItemReply, removedDealReply } from '#contract/deals';
import { presentDirect } from '../../deals/present-direct';
import { readDirect } from '../../deals/read-direct';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { SENT_AGAIN, sendingOf } from '../../http/requests/sending';
import type { Api } from '../../http/wire-types';
import { tellDeal } from '../../deals/tell-deal';
import type { AppDeps } from '../../ports/app-deps';
import { valueOf } from './refuse';

/** A deal as its author is answered it, once they are told where it is held. */
async function toldItem(deps: AppDeps, id: string, memberId: number) {
  const deal = valueOf(await deps.deals.one(id, memberId));
  await tellDeal(deps, deal);
  return presentDirect(deps, deal) satisfies Promise<DirectDeal>;
}

export function writeDeal(app: Api, deps: AppDeps): void {
  app.post(
    '/v2/deals',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Offers a room',
        description: SENT_AGAIN,
        body: directBody,
        response: { 200: directItemReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const deal = await readDirect(deps, { memberId, isNew: true }, request.body);
      const id = valueOf(await deps.deals.write(memberId, deal, sendingOf(request)));
      return { item: await toldItem(deps, id, memberId) };
    },
  );
}

export function changeDeal(app: Api, deps: AppDeps): void {
  app.patch(
    '/v2/deals/:id',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Changes a room that one offers',
        description: SENT_AGAIN,
        params: dealParams,
        body: directBody,
        response: { 200: directItemReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const deal = await readDirect(deps, { memberId, isNew: false }, request.body);
      const { id } = request.params;
      valueOf(await deps.deals.change(memberId, id, deal, sendingOf(request)));
      return { item: await toldItem(deps, id, memberId) };
    },
  );
}

export function removeDeal(app: Api, { deals }: AppDeps): void {
  app.delete(
    '/v2/deals/:id',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Deletes a deal of one’s own; again it changes nothing',
        params: dealParams,
        response: { 200: removedDealReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      valueOf(await deals.remove(memberId, id));
      return { item: { id } };
    },
  );
}
