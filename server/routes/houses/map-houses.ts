import { seoulDay } from '#core';
import { houseMapQuery } from '#contract/house-queries';
import { houseMapReply } from '#contract/houses';
import type { AppDeps } from '../../ports/app-deps';
import { BOX_NOTE, readBox } from './read-box';
import { readHouseFilter } from './read-house-filter';
import type { Api } from '../../http/wire-types';

export function mapHouses(app: Api, { houses, clock }: AppDeps): void {
  app.get(
    '/v2/houses/map',
    {
      schema: {
        tags: ['houses'],
        summary: 'What a map of a box shows at a level: single houses and clusters, at most 200',
        description: BOX_NOTE,
        querystring: houseMapQuery,
        response: { 200: houseMapReply },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const now = clock.now();
      const { marks, total, version } = await houses.marks({
        bounds: readBox(query),
        level: query.level,
        filter: readHouseFilter(query),
        today: seoulDay(now),
      });
      app.hotAnswers.keep(request, { of: 'houses', version, moment: now, origin: null });
      // spec/wire W4: a cached answer may be 5 s old.
      void reply.header('cache-control', 'public, max-age=5');
      return { result: [...marks], page: { total, version } };
    },
  );
}
