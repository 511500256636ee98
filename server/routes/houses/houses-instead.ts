import { COUNTRY, EMPTY_FILTER, HOUSE_SORT, MOST_INSTEAD, seoulDay, type Area } from '#core';
import { houseParams } from '#contract/house-queries';
import { housesInsteadReply } from '#contract/houses';
import { askedOnce } from '../../http/requests/own-call';
import type { AppDeps } from '../../ports/app-deps';
import { presentSummary } from '../../houses/present-house';
import type { Api } from '../../http/wire-types';

export function housesInstead(app: Api, { houses, presentPhoto, clock }: AppDeps): void {
  app.get(
    '/v2/houses/:id/instead',
    {
      schema: {
        tags: ['houses'],
        summary: 'Open houses in the dong of a house that is gone; of one never known, of any dong',
        params: houseParams,
        response: { 200: housesInsteadReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const now = clock.now();
      const gone = await askedOnce(request, `house ${id}`, () => houses.oneNow(id));
      const dong = gone === null ? null : dongOf(gone.house.address);
      const { items, version } = await houses.list({
        bounds: COUNTRY,
        filter: { ...EMPTY_FILTER, dongliCode: dong?.dongliCode ?? null },
        sort: HOUSE_SORT.recommended,
        // It may be on offer again, and is not in its own place.
        limit: MOST_INSTEAD + 1,
        cursor: null,
        today: seoulDay(now),
        now,
      });
      // Ids that nobody knows are without number: they push nothing away that is asked for again.
      if (gone?.version === version)
        app.hotAnswers.keep(request, { of: 'houses', version, moment: now, origin: null });
      const others = items.filter((each) => each.id !== id).slice(0, MOST_INSTEAD);
      return { item: { dong, houses: others.map((each) => presentSummary(each, presentPhoto)) } };
    },
  );
}

/** All that is told of where a house was. */
const dongOf = ({ dongliCode, sido, sigungu, dong }: Area): Area => ({
  dongliCode,
  sido,
  sigungu,
  dong,
});
