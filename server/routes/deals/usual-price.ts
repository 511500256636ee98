import { usualPriceQuery } from '#contract/deal-queries';
import { usualPriceReply } from '#contract/deals';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

export function usualPrice(app: Api, { usualPrices }: AppDeps): void {
  app.get(
    '/v2/deals/usual',
    {
      schema: {
        tags: ['deals'],
        summary: 'What rooms of a type and deal usually cost in a dong, by the open houses there',
        description: 'The middle half of them; null where there are fewer than 20.',
        querystring: usualPriceQuery,
        response: { 200: usualPriceReply },
      },
    },
    async ({ query }) => {
      const { roomType, rentType, dongliCode } = query;
      return { item: await usualPrices.range({ type: roomType, dealType: rentType, dongliCode }) };
    },
  );
}
