import { seoulDay } from '#core';
import { houseNearestQuery } from '#contract/house-queries';
import { fewHousesReply } from '#contract/houses';
import type { AppDeps } from '../../ports/app-deps';
import { presentFew } from '../../houses/present-house';
import { readHouseFilter } from './read-house-filter';
import type { Api } from '../../http/wire-types';

export function nearestHouses(app: Api, { houses, presentPhoto, clock }: AppDeps): void {
  app.get(
    '/v2/houses/nearest',
    {
      schema: {
        tags: ['houses'],
        summary: 'The houses nearest to a point that pass the filter, wherever they are',
        querystring: houseNearestQuery,
        response: { 200: fewHousesReply },
      },
    },
    async ({ query }) => {
      const { lat, lng, limit } = query;
      const found = await houses.nearest({
        at: { lat, lng },
        filter: readHouseFilter(query),
        today: seoulDay(clock.now()),
        limit,
      });
      return presentFew(found, presentPhoto);
    },
  );
}
