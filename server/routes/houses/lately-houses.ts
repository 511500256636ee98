import { seoulDay } from '#core';
import { latelyHousesQuery } from '#contract/house-queries';
import { fewHousesReply } from '#contract/houses';
import { keepFew } from '../../http/answers/keep-few';
import type { AppDeps } from '../../ports/app-deps';
import { housesNow } from '../../houses/houses-now';
import { presentFew } from '../../houses/present-house';
import type { Api } from '../../http/wire-types';

export function latelyHouses(app: Api, { houses, presentPhoto, clock }: AppDeps): void {
  app.get(
    '/v2/houses/lately',
    {
      schema: {
        tags: ['houses'],
        summary: 'Open houses within 10 km that were posted today, or became cheaper in 30 days',
        querystring: latelyHousesQuery,
        response: { 200: fewHousesReply },
      },
    },
    async (request) => {
      const { news, lat, lng, limit } = request.query;
      const today = seoulDay(clock.now());
      const find = () => houses.lately({ news, at: { lat, lng }, limit, today });
      const found = await keepFew(app, request, { ...housesNow(houses), clock, find });
      return presentFew(found, presentPhoto);
    },
  );
}
