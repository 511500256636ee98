import { communityId } from '#contract/link-queries';
import { communityReply } from '#contract/links';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import { askedOnce } from '../../shared/asked-once';
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
    async ({ params }) => {
      const item = await askedOnce(`community ${params.id}`, () => links.community(params.id));
      if (item === null) throw new Refusal('deleted', 'id');
      return { item };
    },
  );
}
