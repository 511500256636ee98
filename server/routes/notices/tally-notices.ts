import { noticeTallyQuery } from '#contract/notice-queries';
import { noticeTallyReply } from '#contract/notices';
import { keepFew } from '../../http/answers/keep-few';
import { askedOnce } from '../../http/requests/own-call';
import type { Api } from '../../http/wire-types';
import { tallyQuestion } from '../../notices/notice-questions';
import { noticesNow } from '../../notices/notices-now';
import type { AppDeps } from '../../ports/app-deps';
import { FILTER_NOTE, readNoticeFilter } from './read-notice-filter';

export function tallyNotices(app: Api, { notices, clock }: AppDeps): void {
  app.get(
    '/v2/notices/tally',
    {
      schema: {
        tags: ['notices'],
        summary: 'How many notices a filter leaves, and how many more each of its lists would',
        description: FILTER_NOTE,
        querystring: noticeTallyQuery,
        response: { 200: noticeTallyReply },
      },
    },
    async (request) => {
      const filter = readNoticeFilter(request.query);
      const tally = () => notices.tally(filter, clock.now());
      const find = () => askedOnce(request, tallyQuestion(filter), tally);
      return { item: await keepFew(app, request, { ...noticesNow(notices), clock, find }) };
    },
  );
}
