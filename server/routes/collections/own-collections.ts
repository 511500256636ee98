import { checkCollectionName, MODERATED, type Collection } from '#core';
import { collectionBody } from '#contract/collection-bodies';
import { collectionParams, collectionsQuery } from '#contract/collection-queries';
import { collectionReply, collectionsReply, leftCollectionReply } from '#contract/collections';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { SENT_AGAIN, sendingOf } from '../../http/requests/sending';
import type { Api } from '../../http/wire-types';
import { Care } from '../../moderation/care';
import type { AppDeps } from '../../ports/app-deps';
import { onWire } from './on-wire';
import { valueOf } from './refuse';

const READ = { ...MEMBERS_ONLY, ...NEVER_KEPT };

/** @throws Refusal that says what to change. */
function nameOf(typed: string): string {
  const checked = checkCollectionName(typed);
  if (!checked.ok) throw new Refusal('collection-fault', 'name', checked.message);
  return checked.name;
}

/** One as its owner is answered it, once they are told where its name is held. */
async function toldItem(deps: AppDeps, memberId: number, id: string): Promise<Collection> {
  const item = valueOf(await deps.collections.one(memberId, id));
  if (item.hold !== null) await new Care(deps).tellHeld(MODERATED.COLLECTION, id);
  return item;
}

/** Collections of the one who asks, own and joined (spec/readings R65). */
export function ownCollections(app: Api, deps: AppDeps): void {
  const { collections } = deps;
  app.get(
    '/v2/collections',
    {
      config: READ,
      schema: {
        tags: ['collections'],
        summary: 'The collections of the one who asks, own and joined, what changed last first',
        description: 'With kind and item each says whether it has that.',
        querystring: collectionsQuery,
        response: { 200: collectionsReply },
      },
    },
    async (request) => {
      const { kind, item } = request.query;
      const about = kind === undefined || item === undefined ? null : { kind, id: item };
      return { result: [...(await collections.of(memberOf(request).memberId, about))] };
    },
  );
  app.get(
    '/v2/collections/:id',
    {
      config: READ,
      schema: {
        tags: ['collections'],
        summary: 'A collection that the one who asks is in',
        description: 'link and hold are its owner’s alone.',
        params: collectionParams,
        response: { 200: collectionReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      return { item: onWire(valueOf(await collections.one(memberId, request.params.id))) };
    },
  );
}

/** Makes, names and deletes one. */
export function writeCollection(app: Api, deps: AppDeps): void {
  const { collections } = deps;
  app.post(
    '/v2/collections',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['collections'],
        summary: 'Makes a collection',
        description: SENT_AGAIN,
        body: collectionBody,
        response: { 200: collectionReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const name = nameOf(request.body.name);
      const id = valueOf(await collections.make(memberId, name, sendingOf(request)));
      return { item: onWire(await toldItem(deps, memberId, id)) };
    },
  );
  app.patch(
    '/v2/collections/:id',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['collections'],
        summary: 'Gives a collection of one’s own another name',
        params: collectionParams,
        body: collectionBody,
        response: { 200: collectionReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const name = nameOf(request.body.name);
      const { id } = request.params;
      valueOf(await collections.rename(memberId, id, name));
      return { item: onWire(await toldItem(deps, memberId, id)) };
    },
  );
  app.delete(
    '/v2/collections/:id',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['collections'],
        summary: 'Deletes a collection of one’s own, for everybody; again it changes nothing',
        params: collectionParams,
        response: { 200: leftCollectionReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      valueOf(await collections.remove(memberId, id));
      return { item: { id } };
    },
  );
}
