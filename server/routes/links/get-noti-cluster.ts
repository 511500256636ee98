import { itemId } from '#contract/link-queries';
import { notiClusterReply } from '#contract/links';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function getNotiCluster(app: Api, { links, notifications }: AppDeps): void {
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
      const { id } = params;
      // What was sent before, and what members were told.
      const found = (await links.notiCluster(id)) ?? (await notifications.cluster(id));
      if (found === null) throw new Refusal('deleted', 'id');
      return { DATA: found };
    },
  );
}
