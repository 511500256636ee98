import { houseParams } from '#contract/house-queries';
import { fewHousesReply } from '#contract/houses';
import { keepFew } from '../../http/answers/keep-few';
import type { AppDeps } from '../../ports/app-deps';
import { housesNow } from '../../houses/houses-now';
import { presentFew } from '../../houses/present-house';
import type { Api } from '../../http/wire-types';
import { ALIKE } from '../../http/answers/alike';

export function similarHouses(app: Api, { houses, presentPhoto, clock }: AppDeps): void {
  app.get(
    '/v2/houses/:id/similar',
    {
      config: ALIKE,
      schema: {
        tags: ['houses'],
        summary: 'Open houses like this one, at most 10; none for a house that is gone',
        params: houseParams,
        response: { 200: fewHousesReply },
      },
    },
    async (request) => {
      const find = () => houses.similar(request.params.id);
      return presentFew(
        await keepFew(app, request, { ...housesNow(houses), clock, find }),
        presentPhoto,
      );
    },
  );
}
