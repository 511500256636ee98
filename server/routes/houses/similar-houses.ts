import { houseParams } from '#contract/house-queries';
import { fewHousesReply } from '#contract/houses';
import type { AppDeps } from '../../ports/app-deps';
import { presentFew } from '../../houses/present-house';
import { keepFew } from './keep-few';
import type { Api } from '../../http/wire-types';

export function similarHouses(app: Api, { houses, presentPhoto, clock }: AppDeps): void {
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
    async (request) => {
      const find = () => houses.similar(request.params.id);
      return presentFew(await keepFew(app, request, { houses, clock, find }), presentPhoto);
    },
  );
}
