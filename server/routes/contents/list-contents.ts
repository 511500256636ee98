import { contentListQuery } from '#contract/content-queries';
import { contentListReply } from '#contract/contents';
import type { Api } from '../../http/wire-types';
import { presentContents } from '../../magazine/present-contents';
import type { AppDeps } from '../../ports/app-deps';
import { ALIKE } from '../../http/answers/alike';

export function listContents(app: Api, { contents, shownPictures }: AppDeps): void {
  app.get(
    '/v2/contents',
    {
      config: ALIKE,
      schema: {
        tags: ['contents'],
        summary: 'Articles of the magazine, the latest first, a page at a time',
        querystring: contentListQuery,
        response: { 200: contentListReply },
      },
    },
    async (request) => {
      const { tag = null, limit, cursor = null } = request.query;
      const { items, next, total, version } = await contents.list({ tag, limit, cursor });
      // A later page names the version of the first one.
      if (cursor === null)
        app.hotAnswers.keep(request, { of: 'contents', version, moment: null, origin: null });
      const result = await presentContents(items, shownPictures);
      return { result, page: { next, total, version } };
    },
  );
}
