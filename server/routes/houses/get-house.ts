import { housePath } from '#contract/house-queries';
import { houseReply } from '#contract/houses';
import { Refusal } from '../../errors';
import { maySeeHouse } from '../../policies/see-house';
import type { AppDeps } from '../../services/app-deps';
import { presentHouse } from '../../services/present-house';
import type { Api } from '../../services/wire-types';

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
