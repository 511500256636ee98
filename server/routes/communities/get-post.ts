import { communityParams } from '#contract/community-queries';
import { communityItemReply } from '#contract/communities';
import { presentPost } from '../../communities/present-post';
import { viewerOf } from '../../http/requests/viewer-of';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { askedOnce, isOwnCall } from '../../http/requests/own-call';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { valueOf } from './refuse';

/** Ids of posts are numbers, those of articles are words. */
const OF_POST = /^\d+$/;

export function getPost(app: Api, deps: AppDeps): void {
  const { posts, links } = deps;
  app.get(
    '/v2/communities/:id',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['communities'],
        summary: 'A post, whole; of an article that it is one',
        description: 'Counts a view a day for each member, or each network of visitors.',
        params: communityParams,
        response: { 200: communityItemReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!OF_POST.test(id)) {
        const item = await askedOnce(request, `community ${id}`, () => links.community(id));
        if (item === null) throw new Refusal('deleted', 'id');
        return { item };
      }
      const reader = request.caller?.memberId ?? null;
      // A page that is drawn is read by whoever asked for it, and by machines.
      if (!isOwnCall(request)) await posts.view(id, viewerOf(deps, request));
      const found =
        reader === null
          ? askedOnce(request, `post ${id}`, () => posts.one(id, null))
          : posts.one(id, reader);
      return { item: await presentPost(deps, valueOf(await found)) };
    },
  );
}
