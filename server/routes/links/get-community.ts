import { communityId } from '#contract/link-queries';
import { communityReply } from '#contract/links';
import { Refusal } from '../../errors';
import { askedOnce } from '../../http/requests/own-call';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function getCommunity(app: Api, { links }: AppDeps): void {
  app.get(
    '/v2/communities/:id',
    {
      schema: {
        tags: ['links'],
        summary: 'Whether a community item is an article or a post',
        params: communityId,
        response: { 200: communityReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const item = await askedOnce(request, `community ${id}`, () => links.community(id));
      if (item === null) throw new Refusal('deleted', 'id');
      return { item };
    },
  );
}
