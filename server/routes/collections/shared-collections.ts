import { linkBody } from '#contract/collection-bodies';
import {
  collectionCodeParams,
  collectionMemberParams,
  collectionParams,
} from '#contract/collection-queries';
import { collectionReply, leftCollectionReply } from '#contract/collections';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { askedOnce } from '../../http/requests/own-call';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { onWire } from './on-wire';
import { valueOf } from './refuse';

/** How one names oneself among those who are in a collection. */
const ME = 'me';

const answers = { tags: ['collections'], response: { 200: collectionReply } };

/** The link of a collection of one’s own. */
export function collectionLink(app: Api, { collections }: AppDeps): void {
  const path = '/v2/collections/:id/link';
  app.put(
    path,
    {
      config: MEMBERS_ONLY,
      schema: {
        ...answers,
        summary: 'Makes the link of a collection, or sets what it lets people do',
        description: 'Its code stays until it is withdrawn; days count from now on.',
        params: collectionParams,
        body: linkBody,
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      valueOf(await collections.share(memberId, id, request.body));
      return { item: onWire(valueOf(await collections.one(memberId, id))) };
    },
  );
  app.delete(
    path,
    {
      config: MEMBERS_ONLY,
      schema: {
        ...answers,
        summary:
          'Withdraws the link of a collection, with all who joined; again it changes nothing',
        params: collectionParams,
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      valueOf(await collections.withdraw(memberId, id));
      return { item: onWire(valueOf(await collections.one(memberId, id))) };
    },
  );
}

/** Who is in a collection. */
export function collectionMembers(app: Api, { collections }: AppDeps): void {
  app.delete(
    '/v2/collections/:id/members/:member',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['collections'],
        summary: 'Leaves a collection (me), or puts somebody out of one’s own',
        description: 'Again it changes nothing. Who was put out comes back by another link only.',
        params: collectionMemberParams,
        response: { 200: leftCollectionReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id, member } = request.params;
      valueOf(
        member === ME
          ? await collections.leave(memberId, id)
          : await collections.putOut(memberId, id, member),
      );
      return { item: { id } };
    },
  );
}

/** What a link opens. */
export function sharedCollection(app: Api, { collections }: AppDeps): void {
  app.get(
    '/v2/collections/shared/:code',
    {
      config: NEVER_KEPT,
      schema: {
        ...answers,
        summary: 'The collection that a link opens, for whoever has it',
        description: 'Who is in it, and who added what, is for its members alone.',
        params: collectionCodeParams,
      },
    },
    async (request) => {
      const { code } = request.params;
      const reader = request.caller?.memberId ?? null;
      const found =
        reader === null
          ? askedOnce(request, `collection ${code}`, () => collections.shared(null, code))
          : collections.shared(reader, code);
      return { item: onWire(valueOf(await found, 'code')) };
    },
  );
  app.put(
    '/v2/collections/shared/:code/membership',
    {
      config: MEMBERS_ONLY,
      schema: {
        ...answers,
        summary: 'Joins the collection that a link opens; again it changes nothing',
        params: collectionCodeParams,
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const id = valueOf(await collections.join(memberId, request.params.code), 'code');
      return { item: onWire(valueOf(await collections.one(memberId, id))) };
    },
  );
}
