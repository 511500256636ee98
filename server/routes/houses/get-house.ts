import { housePath } from '#contract/house-queries';
import { houseReply } from '#contract/houses';
import { Refusal } from '../../errors';
import { maySeeHouse } from '../../http/policies/see-house';
import type { AppDeps } from '../../ports/app-deps';
import { presentHouse } from '../../houses/present-house';
import type { Api } from '../../http/wire-types';

export function getHouse(app: Api, { houses, presentPhoto }: AppDeps): void {
  app.get(
    '/v2/houses/:id',
    {
      schema: {
        tags: ['houses'],
        summary: 'Everything that an advertisement shows',
        params: housePath,
        response: { 200: houseReply },
      },
    },
    async ({ params }) => {
      const record = await houses.one(params.id);
      if (record === null || !maySeeHouse(record)) throw new Refusal('deleted', 'id');
      return { item: presentHouse(record, presentPhoto) };
    },
  );
}
