import { somePostsQuery } from '#contract/community-queries';
import { fewPostsReply } from '#contract/communities';
import { presentSummaries } from '../../communities/present-post';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

export function somePosts(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/communities/some',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['communities'],
        summary: 'The posts of these ids in their order; those that may not be seen are left out',
        querystring: somePostsQuery,
        response: { 200: fewPostsReply },
      },
    },
    async ({ query, caller }) => {
      const found = await deps.posts.some(query.id, caller?.memberId ?? null);
      return { result: await presentSummaries(deps, found) };
    },
  );
}
