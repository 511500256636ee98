import { contentParams } from '#contract/content-queries';
import { contentReply } from '#contract/contents';
import { Refusal } from '../../errors';
import { askedOnce } from '../../http/requests/own-call';
import type { Api } from '../../http/wire-types';
import { presentContent } from '../../magazine/present-contents';
import type { AppDeps } from '../../ports/app-deps';
import { ALIKE } from '../../http/answers/alike';

export function getContent(app: Api, { contents, shownPictures }: AppDeps): void {
  app.get(
    '/v2/contents/:id',
    {
      config: ALIKE,
      schema: {
        tags: ['contents'],
        summary: 'An article: its document, its pictures and what to read after it',
        params: contentParams,
        response: { 200: contentReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const found = await askedOnce(request, `content ${id}`, () => contents.one(id));
      if (!found.ok) throw new Refusal(found.reason === 'gone' ? 'gone' : 'deleted', 'id');
      const { version } = found.value;
      app.hotAnswers.keep(request, { of: 'contents', version, moment: null, origin: null });
      return { item: await presentContent(found.value, shownPictures) };
    },
  );
}
