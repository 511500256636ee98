import { houseParams } from '#contract/house-queries';
import { houseReply } from '#contract/houses';
import { Refusal } from '../../errors';
import { maySeeHouse } from '../../houses/see-house';
import { askedOnce } from '../../http/requests/own-call';
import type { AppDeps } from '../../ports/app-deps';
import { presentHouse } from '../../houses/present-house';
import type { Api } from '../../http/wire-types';
import { ALIKE } from '../../http/answers/alike';

export function getHouse(app: Api, { houses, presentPhoto }: AppDeps): void {
  app.get(
    '/v2/houses/:id',
    {
      config: ALIKE,
      schema: {
        tags: ['houses'],
        summary: 'Everything that an advertisement shows',
        params: houseParams,
        response: { 200: houseReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const found = await askedOnce(request, `house ${id}`, () => houses.oneNow(id));
      if (found === null || !maySeeHouse(found.house)) throw new Refusal('deleted', 'id');
      // Everybody sees the same of it, on any day: only a write changes what is answered.
      app.hotAnswers.keep(request, {
        of: 'houses',
        version: found.version,
        moment: null,
        origin: null,
      });
      return { item: presentHouse(found.house, presentPhoto) };
    },
  );
}
