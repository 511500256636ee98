import { MOST_HITS } from '#core';
import { searchReply } from '#contract/search';
import { searchQuery } from '#contract/search-queries';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

export function search(app: Api, { search: stored, clock }: AppDeps): void {
  app.get(
    '/v2/search',
    {
      schema: {
        tags: ['search'],
        summary: 'What holds all words of a question, or their initial consonants in its title',
        description: `By where the words stand, what is over behind the rest, the freshest first. total is exact up to ${String(MOST_HITS)}: of more, only the freshest are found.`,
        querystring: searchQuery,
        response: { 200: searchReply },
      },
    },
    async ({ query }) => {
      const { q, kind, limit, cursor = null } = query;
      const { items, next, total } = await stored.find({
        q,
        kind,
        limit,
        cursor,
        now: clock.now(),
      });
      return { result: [...items], page: { next, total } };
    },
  );
}
