import { dealParams } from '#contract/deal-queries';
import { dealReply } from '#contract/any-deal';
import { presentDeal } from '../../deals/present-deal';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { askedOnce, isOwnCall } from '../../http/requests/own-call';
import { viewerOf } from '../../http/requests/viewer-of';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { valueOf } from './refuse';

export function getDeal(app: Api, deps: AppDeps): void {
  const { deals } = deps;
  app.get(
    '/v2/deals/:id',
    {
      config: NEVER_KEPT,
      schema: {
        tags: ['deals'],
        summary: 'A deal, whole',
        description:
          'Counts a view a day for each member, or each network of visitors. contact and pictureIds are its author’s alone, exactPlace also theirs to whom the author opened it, without its unit. Of a mate, fit and consent are about the member who asks.',
        params: dealParams,
        response: { 200: dealReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const reader = request.caller?.memberId ?? null;
      const found =
        reader === null
          ? askedOnce(request, `deal ${id}`, () => deals.one(id, null))
          : deals.one(id, reader);
      const deal = valueOf(await found);
      // A page that is drawn is read by whoever asked for it, and by machines.
      if (!isOwnCall(request) && !deal.mine.isAuthor) await deals.view(id, viewerOf(deps, request));
      return { result: await presentDeal(deps, deal) };
    },
  );
}
