import { COLLECTED, type CollectedRef } from '#core';
import { voteBody } from '#contract/collection-bodies';
import { collectedParams } from '#contract/collection-queries';
import { collectionReply } from '#contract/collections';
import { Refusal } from '../../errors';
import { maySeeHouse } from '../../houses/see-house';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { onWire } from './on-wire';
import { valueOf } from './refuse';

const PATH = '/v2/collections/:id/items/:kind/:item';

type Kept = Pick<AppDeps, 'houses' | 'deals' | 'notices' | 'posts' | 'contents' | 'clock'>;

/** Whether somebody sees what they want to add. */
async function isSeen(deps: Kept, memberId: number, { kind, id }: CollectedRef): Promise<boolean> {
  switch (kind) {
    case COLLECTED.house: {
      const house = await deps.houses.one(id);
      return house !== null && maySeeHouse(house);
    }
    case COLLECTED.deal:
      return (await deps.deals.one(id, memberId)).ok;
    case COLLECTED.notice:
      return (await deps.notices.one(id, deps.clock.now())) !== null;
    case COLLECTED.post:
      return (await deps.posts.one(id, memberId)).ok;
    case COLLECTED.content:
      return (await deps.contents.one(id)).ok;
  }
}

/** Things in a collection, and what its members make of them. */
export function collectedThings(app: Api, deps: AppDeps): void {
  const { collections } = deps;
  const answers = { tags: ['collections'], response: { 200: collectionReply } };
  app.put(
    PATH,
    {
      config: MEMBERS_ONLY,
      schema: {
        ...answers,
        summary: 'Puts something in a collection; again it changes nothing',
        description: 'Its owner may, and others as far as the owner lets those who joined.',
        params: collectedParams,
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id, kind, item } = request.params;
      const ref = { kind, id: item };
      if (!(await isSeen(deps, memberId, ref))) throw new Refusal('deleted', 'item');
      valueOf(await collections.add(memberId, id, ref));
      return { item: onWire(valueOf(await collections.one(memberId, id))) };
    },
  );
  app.delete(
    PATH,
    {
      config: MEMBERS_ONLY,
      schema: {
        ...answers,
        summary: 'Takes something out of a collection; again it changes nothing',
        description: 'Its owner takes out anything, others what they added.',
        params: collectedParams,
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id, kind, item } = request.params;
      valueOf(await collections.takeOut(memberId, id, { kind, id: item }));
      return { item: onWire(valueOf(await collections.one(memberId, id))) };
    },
  );
  app.put(
    `${PATH}/vote`,
    {
      config: MEMBERS_ONLY,
      schema: {
        ...answers,
        summary: 'What one makes of something in a collection; again it changes nothing',
        params: collectedParams,
        body: voteBody,
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id, kind, item } = request.params;
      valueOf(await collections.vote(memberId, id, { kind, id: item }, request.body.vote));
      return { item: onWire(valueOf(await collections.one(memberId, id))) };
    },
  );
}
