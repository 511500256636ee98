import { calendarReply } from '#contract/calendars';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

const PATH = '/v2/me/calendar';
const OWN = { ...MEMBERS_ONLY, ...NEVER_KEPT };
const schemaOf = (summary: string) => ({
  tags: ['notices'],
  summary,
  response: { 200: calendarReply },
});

const itemOf = (token: string | null) => ({
  item: { path: token === null ? null : `/v2/calendars/${token}.ics` },
});

/** The address of one's own calendar: shown, opened, and revoked. */
export function ownCalendar(app: Api, { calendars }: AppDeps): void {
  app.get(
    PATH,
    { config: OWN, schema: schemaOf('Where the one who asks subscribes to the days of notices') },
    async (request) => itemOf(await calendars.of(memberOf(request).memberId)),
  );
  app.put(
    PATH,
    { config: OWN, schema: schemaOf('Opens that address; again it is the same one') },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      return itemOf(await calendars.open(memberId));
    },
  );
  app.delete(
    PATH,
    { config: OWN, schema: schemaOf('Has that address lead nowhere any more') },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      await calendars.revoke(memberId);
      return itemOf(null);
    },
  );
}
