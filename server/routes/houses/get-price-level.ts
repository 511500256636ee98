import { seoulDay } from '#core';
import { houseParams } from '#contract/house-queries';
import { priceLevelReply } from '#contract/houses';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';
import { ALIKE } from '../../http/answers/alike';

export function getPriceLevel(app: Api, { houses, clock }: AppDeps): void {
  app.get(
    '/v2/houses/:id/price-level',
    {
      config: ALIKE,
      schema: {
        tags: ['houses'],
        summary: 'The median price of open houses of its type and deal in its dong',
        params: houseParams,
        response: { 200: priceLevelReply },
      },
    },
    async ({ params }) => {
      const item = await houses.priceLevel(params.id, seoulDay(clock.now()));
      if (item === null) throw new Refusal('deleted', 'id');
      return { item };
    },
  );
}
