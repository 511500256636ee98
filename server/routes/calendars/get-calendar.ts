import { calendarParams } from '#contract/calendar-queries';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';
import { calendarFile } from '../../notices/calendar-file';
import { eventsOf, nearestEvents } from '../../notices/nearest-events';
import { CALENDAR_ANSWER, CALENDAR_TYPE } from './calendar-type';
import type { AppDeps } from '../../ports/app-deps';

const NAME = '한칸 일정';

/** What a program that subscribed asks for: its address alone says whose calendar it is. */
export function getCalendar(app: Api, { calendars, clock, env }: AppDeps): void {
  app.get(
    '/v2/calendars/:file',
    {
      config: { ...NEVER_KEPT, alsoAnswers: { 200: CALENDAR_ANSWER } },
      schema: {
        tags: ['notices'],
        summary:
          'The days of all notices that somebody has alarms for, and their visits, by their own address',
        params: calendarParams,
      },
    },
    async (request, reply) => {
      const now = clock.now();
      const token = request.params.file.replace(/\.ics$/, '');
      const notices = await calendars.notices(token, now);
      if (notices === null) throw new Refusal('deleted', 'file');
      const text = calendarFile({
        name: NAME,
        events: nearestEvents(eventsOf(notices), now),
        visits: await calendars.visits(token, now),
        siteUrl: siteOrigin(env, request) ?? '',
        isSubscription: true,
      });
      return reply.type(CALENDAR_TYPE).send(text);
    },
  );
}
