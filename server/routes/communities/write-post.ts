import type { Post } from '#core';
import { postBody } from '#contract/community-bodies';
import { communityParams } from '#contract/community-queries';
import { postReply, removedReply } from '#contract/communities';
import { presentPost } from '../../communities/present-post';
import { readPost } from '../../communities/read-post';
import { tellPost } from '../../communities/tell-written';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { SENT_AGAIN, sendingOf } from '../../http/requests/sending';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { valueOf } from './refuse';

/** A post as its author is answered it, once they are told where it is held. */
async function toldItem(deps: AppDeps, id: string, memberId: number): Promise<Post> {
  const post = valueOf(await deps.posts.one(id, memberId));
  await tellPost(deps, post);
  return presentPost(deps, post);
}

export function writePost(app: Api, deps: AppDeps): void {
  const { posts } = deps;
  app.post(
    '/v2/communities',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary: 'Writes a post',
        description: SENT_AGAIN,
        body: postBody,
        response: { 200: postReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const post = readPost(request.body);
      const id = valueOf(await posts.write(memberId, post, sendingOf(request)));
      return { item: await toldItem(deps, id, memberId) };
    },
  );
}

export function changePost(app: Api, deps: AppDeps): void {
  const { posts } = deps;
  app.patch(
    '/v2/communities/:id',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary: 'Changes a post of one’s own',
        description: SENT_AGAIN,
        params: communityParams,
        body: postBody,
        response: { 200: postReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.toOthers(request, memberId);
      const post = readPost(request.body);
      const { id } = request.params;
      valueOf(await posts.change(memberId, id, post, sendingOf(request)));
      return { item: await toldItem(deps, id, memberId) };
    },
  );
}

export function removePost(app: Api, { posts }: AppDeps): void {
  app.delete(
    '/v2/communities/:id',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary: 'Deletes a post of one’s own; again it changes nothing',
        params: communityParams,
        response: { 200: removedReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      valueOf(await posts.remove(memberId, id));
      return { item: { id } };
    },
  );
}
