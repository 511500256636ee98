import { contentTopicsReply } from '#contract/contents';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { ALIKE } from '../../http/answers/alike';

export function contentTopics(app: Api, { contents }: AppDeps): void {
  app.get(
    '/v2/contents/topics',
    {
      config: ALIKE,
      schema: {
        tags: ['contents'],
        summary: 'Tags of articles and how many have each, the most frequent first',
        response: { 200: contentTopicsReply },
      },
    },
    async () => {
      const result = [...(await contents.topics())];
      return { result, page: { next: null, total: result.length } };
    },
  );
}
