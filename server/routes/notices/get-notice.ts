import { noticeParams } from '#contract/notice-queries';
import { noticeReply } from '#contract/notices';
import { Refusal } from '../../errors';
import { askedOnce } from '../../http/requests/own-call';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { ALIKE } from '../../http/answers/alike';

export function getNotice(app: Api, { notices, clock }: AppDeps): void {
  app.get(
    '/v2/notices/:id',
    {
      config: ALIKE,
      schema: {
        tags: ['notices'],
        summary: 'Everything that a notice says, and what was corrected; also once it is over',
        params: noticeParams,
        response: { 200: noticeReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const now = clock.now();
      const found = await askedOnce(request, `notice ${id}`, () => notices.one(id, now));
      if (found === null) throw new Refusal('deleted', 'id');
      const { notice, version } = found;
      app.hotAnswers.keep(request, { of: 'notices', version, moment: now, origin: null });
      return { item: notice };
    },
  );
}
