import { noticeListQuery } from '#contract/notice-queries';
import { noticeListReply } from '#contract/notices';
import { askedOnce } from '../../http/requests/own-call';
import type { Api } from '../../http/wire-types';
import { listQuestion } from '../../notices/notice-questions';
import type { AppDeps } from '../../ports/app-deps';
import { FILTER_NOTE, readNoticeFilter } from './read-notice-filter';
import { ALIKE } from '../../http/answers/alike';

export function listNotices(app: Api, { notices, clock }: AppDeps): void {
  app.get(
    '/v2/notices',
    {
      config: ALIKE,
      schema: {
        tags: ['notices'],
        summary: 'Notices of public supply, a page at a time',
        description: `${FILTER_NOTE} q leaves those that hold all of its words, or their initial consonants in their title.`,
        querystring: noticeListQuery,
        response: { 200: noticeListReply },
      },
    },
    async (request) => {
      const { query } = request;
      const { q, closesFrom, closesTo, sort, limit, cursor = null } = query;
      const now = clock.now();
      const filter = readNoticeFilter(query);
      const closes = { from: closesFrom ?? null, to: closesTo ?? null };
      const asked = { filter, q, closes, sort, limit, cursor };
      const list = () => notices.list({ ...asked, now });
      const found = await askedOnce(request, listQuestion(asked), list);
      const { items, next, total, version } = found;
      // A later page names the version of the first one.
      if (cursor === null)
        app.hotAnswers.keep(request, { of: 'notices', version, moment: now, origin: null });
      return { result: items, page: { next, total, version } };
    },
  );
}
