import { MODERATED } from '#core';
import { communityParams } from '#contract/community-queries';
import { likeReply } from '#contract/communities';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { SENT_AGAIN, sendingOf } from '../../http/requests/sending';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { valueOf } from './refuse';

/** How a like is set and taken back. */
export const LIKES = [
  { method: 'PUT', liked: true, summary: 'Likes it; again it changes nothing' },
  { method: 'DELETE', liked: false, summary: 'Takes the like back; again it changes nothing' },
] as const;

export function likePost(app: Api, { posts, bundles }: AppDeps): void {
  for (const { method, liked, summary } of LIKES)
    app.route({
      method,
      url: '/v2/communities/:id/like',
      config: MEMBERS_ONLY,
      schema: {
        tags: ['communities'],
        summary,
        description: SENT_AGAIN,
        params: communityParams,
        response: { 200: likeReply },
      },
      handler: async (request) => {
        const { memberId } = memberOf(request);
        await app.writeLimits.own(request, memberId);
        const { id } = request.params;
        const item = valueOf(await posts.like(memberId, id, liked, sendingOf(request)));
        await bundles.liked(MODERATED.POST, id, memberId);
        return { item };
      },
    });
}
