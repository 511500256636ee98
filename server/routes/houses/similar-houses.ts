import { houseParams } from '#contract/house-queries';
import { fewHousesReply } from '#contract/houses';
import type { AppDeps } from '../../ports/app-deps';
import { presentFew } from '../../houses/present-house';
import type { Api } from '../../http/wire-types';

export function similarHouses(app: Api, { houses, presentPhoto }: AppDeps): void {
  app.get(
    '/v2/houses/:id/similar',
    {
      schema: {
        tags: ['houses'],
        summary: 'Open houses like this one, at most 10; none for a house that is gone',
        params: houseParams,
        response: { 200: fewHousesReply },
      },
    },
    async ({ params }) => presentFew(await houses.similar(params.id), presentPhoto),
  );
}
