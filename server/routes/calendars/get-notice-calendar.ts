import { noticeParams } from '#contract/notice-queries';
import { Refusal } from '../../errors';
import { attachment } from '../../http/headers/attachment';
import { siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';
import { calendarFile } from '../../notices/calendar-file';
import { eventsOf } from '../../notices/nearest-events';
import { CALENDAR_ANSWER, CALENDAR_TYPE } from './calendar-type';
import type { AppDeps } from '../../ports/app-deps';
import { isCalledOff } from '../../shared/called-off';

export function getNoticeCalendar(app: Api, { notices, clock, env }: AppDeps): void {
  app.get(
    '/v2/notices/:id/calendar.ics',
    {
      schema: {
        tags: ['notices'],
        summary: 'The days of a notice, to be taken over into a calendar',
        params: noticeParams,
      },
      config: {
        alsoAnswers: {
          200: CALENDAR_ANSWER,
          304: { description: 'The browser has it already' },
        },
      },
    },
    async (request, reply) => {
      const now = clock.now();
      const found = await notices.one(request.params.id, now);
      if (found === null) throw new Refusal('deleted', 'id');
      const { notice } = found;
      const corrections = notice.corrections.length;
      const text = calendarFile({
        name: notice.title,
        events: eventsOf([{ ...notice, corrections, isCalledOff: isCalledOff(notice, now) }]),
        siteUrl: siteOrigin(env, request) ?? '',
        isSubscription: false,
      });
      return reply
        .type(CALENDAR_TYPE)
        .header('content-disposition', attachment(notice.title, 'ics'))
        .send(text);
    },
  );
}
