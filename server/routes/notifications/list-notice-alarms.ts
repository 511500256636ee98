import { noticeAlarmsReply } from '#contract/notifications';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

export function listNoticeAlarms(app: Api, { noticeAlarms }: AppDeps): void {
  app.get(
    '/v2/me/notice-alarms',
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['notifications'],
        summary: 'The notices that the one who asks wants to be reminded of',
        response: { 200: noticeAlarmsReply },
      },
    },
    async (request) => {
      const alarms = await noticeAlarms.of(memberOf(request).memberId);
      return { result: alarms.map(({ noticeId, days }) => ({ noticeId, days: [...days] })) };
    },
  );
}
