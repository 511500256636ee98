import { someNoticesQuery } from '#contract/notice-queries';
import { fewNoticesReply } from '#contract/notices';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { ALIKE } from '../../http/answers/alike';

export function someNotices(app: Api, { notices, clock }: AppDeps): void {
  app.get(
    '/v2/notices/some',
    {
      config: ALIKE,
      schema: {
        tags: ['notices'],
        summary: 'The notices of these ids in their order; unknown ones are left out',
        querystring: someNoticesQuery,
        response: { 200: fewNoticesReply },
      },
    },
    async ({ query }) => {
      const result = await notices.some(query.id, clock.now());
      return { result, page: { next: null, total: result.length } };
    },
  );
}
