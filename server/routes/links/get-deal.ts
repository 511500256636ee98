import { itemId } from '#contract/link-queries';
import { dealReply } from '#contract/links';
import { Refusal } from '../../errors';
import { askedOnce } from '../../http/requests/own-call';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function getDeal(app: Api, { links }: AppDeps): void {
  app.get(
    '/v2/deals/:id',
    {
      schema: {
        tags: ['links'],
        summary: 'Whether a deal is a direct one or a roommate’s',
        params: itemId,
        response: { 200: dealReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const result = await askedOnce(request, `deal ${id}`, () => links.deal(id));
      if (result === null) throw new Refusal('deleted', 'id');
      return { result };
    },
  );
}
