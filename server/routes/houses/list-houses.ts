import { seoulDay } from '#core';
import { houseListQuery } from '#contract/house-queries';
import { houseListReply } from '#contract/houses';
import type { AppDeps } from '../../ports/app-deps';
import { presentSummary } from '../../houses/present-house';
import { BOX_NOTE, readBox } from './read-box';
import { readHouseFilter } from './read-house-filter';
import type { Api } from '../../http/wire-types';
import { ALIKE } from '../../http/answers/alike';

export function listHouses(app: Api, { houses, presentPhoto, clock }: AppDeps): void {
  app.get(
    '/v2/houses',
    {
      config: ALIKE,
      schema: {
        tags: ['houses'],
        summary: 'Houses on offer in a box, a page at a time',
        description: BOX_NOTE,
        querystring: houseListQuery,
        response: { 200: houseListReply },
      },
    },
    async (request) => {
      const { query } = request;
      const { sort, limit, cursor } = query;
      const now = clock.now();
      const { items, next, total, version } = await houses.list({
        bounds: readBox(query),
        filter: readHouseFilter(query),
        sort,
        limit,
        cursor: cursor ?? null,
        today: seoulDay(now),
        now,
      });
      // A later page names the version of the first one.
      if (cursor === undefined)
        app.hotAnswers.keep(request, { of: 'houses', version, moment: now, origin: null });
      return {
        result: items.map((item) => presentSummary(item, presentPhoto)),
        page: { next, total, version },
      };
    },
  );
}
