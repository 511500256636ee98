import { itemId } from '#contract/link-queries';
import { notiClusterReply } from '#contract/links';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function getNotiCluster(app: Api, { links }: AppDeps): void {
  app.get(
    '/v1/noti-clusters/:id',
    {
      schema: {
        tags: ['links'],
        summary: 'What a notification opens',
        params: itemId,
        response: { 200: notiClusterReply },
      },
    },
    async ({ params }) => {
      const found = await links.notiCluster(params.id);
      if (found === null) throw new Refusal('deleted', 'id');
      return { DATA: found };
    },
  );
}
