import { dealMapQuery } from '#contract/deal-queries';
import { directMapReply } from '#contract/deals';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { boxOf, filterOf } from './read-deal-question';

export function mapDeals(app: Api, { dealMap }: AppDeps): void {
  app.get(
    '/v2/deals/map',
    {
      schema: {
        tags: ['deals'],
        summary: 'What a map of a box shows of direct deals: single ones and clusters, at most 200',
        description:
          'Without swLat, swLng, neLat and neLng: in the whole country. Places are the middles of circles of 100 m.',
        querystring: dealMapQuery,
        response: { 200: directMapReply },
      },
    },
    async ({ query, caller }) => {
      const asked = { bounds: boxOf(query), level: query.level, filter: filterOf(query) };
      const { marks, ...page } = await dealMap.marks(asked, caller?.memberId ?? null);
      return { result: [...marks], page };
    },
  );
}
