import { chatParams } from '#contract/chat-queries';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { attachment } from '../../http/headers/attachment';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';
import { calendarFile } from '../../notices/calendar-file';
import type { AppDeps } from '../../ports/app-deps';
import { CALENDAR_ANSWER, CALENDAR_TYPE } from '../calendars/calendar-type';
import { valueOf } from './refuse';

const NAME = '방문 약속';

/** A visit that two agreed on, as a file for a calendar (spec/readings R43a). */
export function visitCalendar(app: Api, { chats, env }: AppDeps): void {
  app.get(
    '/v2/chats/:id/visit.ics',
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT, alsoAnswers: { 200: CALENDAR_ANSWER } },
      schema: {
        tags: ['chats'],
        summary:
          'The visit that the two of a room agreed on last, to be taken over into a calendar',
        description: 'One that was called off takes itself out of a calendar that has it.',
        params: chatParams,
      },
    },
    async (request, reply) => {
      const { memberId } = memberOf(request);
      const visit = valueOf(await chats.calendarVisit(memberId, request.params.id));
      const text = calendarFile({
        name: NAME,
        events: [],
        visits: [visit],
        siteUrl: siteOrigin(env, request) ?? '',
        isSubscription: false,
      });
      return reply
        .type(CALENDAR_TYPE)
        .header('content-disposition', attachment(NAME, 'ics'))
        .send(text);
    },
  );
}
