import { seoulDay } from '#core';
import { houseNearestQuery } from '#contract/house-queries';
import { fewHousesReply } from '#contract/houses';
import { keepFew } from '../../http/answers/keep-few';
import type { AppDeps } from '../../ports/app-deps';
import { housesNow } from '../../houses/houses-now';
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
    async (request) => {
      const { query } = request;
      const { lat, lng, limit } = query;
      const filter = readHouseFilter(query);
      const today = seoulDay(clock.now());
      const find = () => houses.nearest({ at: { lat, lng }, filter, today, limit });
      const found = await keepFew(app, request, { ...housesNow(houses), clock, find });
      return presentFew(found, presentPhoto);
    },
  );
}
