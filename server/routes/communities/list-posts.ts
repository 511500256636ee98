import { postListQuery } from '#contract/community-queries';
import { postListReply } from '#contract/communities';
import { presentSummaries } from '../../communities/present-post';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

export function listPosts(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/communities',
    {
      schema: {
        tags: ['communities'],
        summary: 'Posts that the one who asks may see, a page at a time',
        description:
          'q leaves those that hold all of its words. popular weighs likes, comments, views and age; it moves while it is read.',
        querystring: postListQuery,
        response: { 200: postListReply },
      },
    },
    async ({ query, caller }) => {
      const { categoryTypeCode = null, q, sort, limit, cursor = null } = query;
      const asked = { categoryTypeCode, q, sort, limit, cursor };
      const page = await deps.posts.list(asked, caller?.memberId ?? null);
      const { items, next, total, version } = page;
      return {
        result: await presentSummaries(deps, items),
        page: { next, total, version },
      };
    },
  );
}
