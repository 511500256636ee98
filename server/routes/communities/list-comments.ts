import { commentListQuery, communityParams } from '#contract/community-queries';
import { commentListReply } from '#contract/communities';
import { presentComment } from '../../communities/present-post';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { valueOf } from './refuse';

export function listComments(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/communities/:id/comments',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['communities'],
        summary: 'What is said about a post, with the first answers; or the answers to one comment',
        description:
          'Answers stand the oldest first. Without parentId the total counts comments and answers.',
        params: communityParams,
        querystring: commentListQuery,
        response: { 200: commentListReply },
      },
    },
    async ({ params, query, caller }) => {
      const { parentId = null, sort, limit, cursor = null } = query;
      const asked = { postId: params.id, parentId, sort, limit, cursor };
      const page = valueOf(await deps.comments.list(asked, caller?.memberId ?? null));
      const { items, next, total, version } = page;
      return {
        result: items.map((comment) => presentComment(deps, comment)),
        page: { next, total, version },
      };
    },
  );
}
