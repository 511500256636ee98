import { itemId } from '#contract/link-queries';
import { dealReply } from '#contract/links';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import { askedOnce } from '../../shared/asked-once';
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
    async ({ params }) => {
      const result = await askedOnce(`deal ${params.id}`, () => links.deal(params.id));
      if (result === null) throw new Refusal('deleted', 'id');
      return { result };
    },
  );
}
