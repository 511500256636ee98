import { DEAL_KIND } from '#core';
import { dealBody, dealChangeBody } from '#contract/deal-bodies';
import { dealParams } from '#contract/deal-queries';
import { dealItemReply } from '#contract/any-deal';
import { removedDealReply } from '#contract/deals';
import { presentDeal } from '../../deals/present-deal';
import { readDirect } from '../../deals/read-direct';
import { readMate } from '../../deals/read-mate';
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
  return presentDeal(deps, deal);
}

export function writeDeal(app: Api, deps: AppDeps): void {
  app.post(
    '/v2/deals',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['deals'],
        summary: 'Offers a room, or looks for a mate',
        description: SENT_AGAIN,
        body: dealBody,
        response: { 200: dealItemReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const { body } = request;
      const sending = sendingOf(request);
      const written =
        body.dealType === DEAL_KIND.mate
          ? await deps.mates.write(memberId, await readMate(deps, body), sending)
          : await deps.deals.write(
              memberId,
              await readDirect(deps, { memberId, isNew: true }, body),
              sending,
            );
      const id = valueOf(written);
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
        summary: 'Changes a deal of one’s own',
        description: `${SENT_AGAIN} With \`base\`, the deal’s editedAt or else its createdAt, it is a 409 where it was changed since.`,
        params: dealParams,
        body: dealChangeBody,
        response: { 200: dealItemReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const { base = null, ...body } = request.body;
      const { id } = request.params;
      const changing = { id, base };
      const sending = sendingOf(request);
      const changed =
        body.dealType === DEAL_KIND.mate
          ? await deps.mates.change(memberId, changing, await readMate(deps, body), sending)
          : await deps.deals.change(
              memberId,
              changing,
              await readDirect(deps, { memberId, isNew: false }, body),
              sending,
            );
      valueOf(changed);
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
