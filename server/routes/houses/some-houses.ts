import { someHousesQuery } from '#contract/house-queries';
import { fewHousesReply } from '#contract/houses';
import type { AppDeps } from '../../ports/app-deps';
import { presentFew } from '../../houses/present-house';
import type { Api } from '../../http/wire-types';
import { ALIKE } from '../../http/answers/alike';

export function someHouses(app: Api, { houses, presentPhoto }: AppDeps): void {
  app.get(
    '/v2/houses/some',
    {
      config: ALIKE,
      schema: {
        tags: ['houses'],
        summary: 'The houses of these ids in their order, let ones too; what is gone is left out',
        querystring: someHousesQuery,
        response: { 200: fewHousesReply },
      },
    },
    async ({ query }) => presentFew(await houses.some(query.id), presentPhoto),
  );
}
