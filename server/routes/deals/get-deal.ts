import { dealParams } from '#contract/deal-queries';
import { directReply } from '#contract/deals';
import { presentDirect } from '../../deals/present-direct';
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
          'Counts a view a day for each member, or each network of visitors. exactPlace, contact and pictureIds are its author’s alone.',
        params: dealParams,
        response: { 200: directReply },
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
      return { result: await presentDirect(deps, deal) };
    },
  );
}
