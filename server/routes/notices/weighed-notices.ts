import { weighedNoticesReply } from '#contract/notices';
import { keepFew } from '../../http/answers/keep-few';
import type { Api } from '../../http/wire-types';
import { noticesNow } from '../../notices/notices-now';
import type { AppDeps } from '../../ports/app-deps';

export function weighedNotices(app: Api, { notices, clock }: AppDeps): void {
  app.get(
    '/v2/notices/weighed',
    {
      schema: {
        tags: ['notices'],
        summary: 'What all notices ask that are not over, at most 1,000: the same for everybody',
        response: { 200: weighedNoticesReply },
      },
    },
    async (request) => {
      const find = () => notices.weighed(clock.now());
      const result = await keepFew(app, request, { ...noticesNow(notices), clock, find });
      return { result, page: { next: null, total: result.length } };
    },
  );
}
