import { weighedNoticesQuery } from '#contract/notice-queries';
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
        summary: 'All notices that are not over, page by page: the same for everybody',
        querystring: weighedNoticesQuery,
        response: { 200: weighedNoticesReply },
      },
    },
    async (request) => {
      const { cursor = null } = request.query;
      const find = () => notices.weighed(cursor, clock.now());
      const found = await keepFew(app, request, { ...noticesNow(notices), clock, find });
      const { items, next, total } = found;
      return { result: items, page: { next, total } };
    },
  );
}
