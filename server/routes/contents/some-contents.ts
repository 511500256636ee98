import { someContentsQuery } from '#contract/content-queries';
import { fewContentsReply } from '#contract/contents';
import type { Api } from '../../http/wire-types';
import { presentContents } from '../../magazine/present-contents';
import type { AppDeps } from '../../ports/app-deps';
import { ALIKE } from '../../http/answers/alike';

export function someContents(app: Api, { contents, shownPictures }: AppDeps): void {
  app.get(
    '/v2/contents/some',
    {
      config: ALIKE,
      schema: {
        tags: ['contents'],
        summary: 'The articles of these ids in their order; unknown ones are left out',
        querystring: someContentsQuery,
        response: { 200: fewContentsReply },
      },
    },
    async ({ query }) => {
      const result = await presentContents(await contents.some(query.id), shownPictures);
      return { result, page: { next: null, total: result.length } };
    },
  );
}
