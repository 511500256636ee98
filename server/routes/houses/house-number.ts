import { dealContactBody } from '#contract/deal-bodies';
import { houseParams } from '#contract/house-queries';
import { dealNumberReply } from '#contract/deals';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { answerOf } from '../deals/told-number';

/** The number of a private person who advertises a house (spec/readings R46). */
export function houseNumber(app: Api, { houseNumbers, clock }: AppDeps): void {
  app.post(
    '/v2/houses/:id/contact',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['houses'],
        summary: 'The number of a private person who advertises a house',
        description:
          'By one of its ways, of twenty rooms and houses a day. That of a broker’s office stands in the advertisement.',
        params: houseParams,
        body: dealContactBody,
        response: { 200: dealNumberReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      const { way } = request.body;
      const tel = answerOf(await houseNumbers.contact(memberId, id, way), clock);
      return { item: { id, way, tel } };
    },
  );
}
