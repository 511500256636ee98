import { seoulDay } from '#core';
import { houseTallyQuery } from '#contract/house-queries';
import { houseTallyReply } from '#contract/houses';
import type { AppDeps } from '../../ports/app-deps';
import { BOX_NOTE, readBox } from './read-box';
import { readHouseFilter } from './read-house-filter';
import type { Api } from '../../http/wire-types';

export function tallyHouses(app: Api, { houses, clock }: AppDeps): void {
  app.get(
    '/v2/houses/tally',
    {
      schema: {
        tags: ['houses'],
        summary: 'How many houses a filter leaves in a box, and how their prices and areas spread',
        description: BOX_NOTE,
        querystring: houseTallyQuery,
        response: { 200: houseTallyReply },
      },
    },
    async ({ query }, reply) => {
      const { total, deposit, monthly, area } = await houses.tally({
        bounds: readBox(query),
        filter: readHouseFilter(query),
        today: seoulDay(clock.now()),
      });
      // As old as the map that it is asked beside (spec/wire W4).
      void reply.header('cache-control', 'public, max-age=5');
      return {
        item: { total, deposit: [...deposit], monthly: [...monthly], area: [...area] },
      };
    },
  );
}
