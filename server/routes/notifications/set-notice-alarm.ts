import { MOST_MEMBER_ALARMS } from '#core';
import { noticeAlarmBody } from '#contract/notification-queries';
import { noticeAlarmReply } from '#contract/notifications';
import { noticeParams } from '#contract/notice-queries';
import { Refusal } from '../../errors';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

const PATH = '/v2/notices/:id/alarm';

export function setNoticeAlarm(app: Api, { noticeAlarms }: AppDeps): void {
  app.put(
    PATH,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['notifications'],
        summary: `Reminds the one who asks of a notice, so many days before it closes; of at most ${MOST_MEMBER_ALARMS} notices`,
        params: noticeParams,
        body: noticeAlarmBody,
        response: { 200: noticeAlarmReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      const days = [...new Set(request.body.days)];
      const outcome = await noticeAlarms.set(memberId, id, days);
      if (outcome === 'full') throw new Refusal('alarms-full');
      if (outcome === 'no-notice') throw new Refusal('deleted', 'id');
      return { item: { noticeId: id, days } };
    },
  );
}

export function removeNoticeAlarm(app: Api, { noticeAlarms }: AppDeps): void {
  app.delete(
    PATH,
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['notifications'],
        summary: 'Reminds the one who asks no more of a notice; again it changes nothing',
        params: noticeParams,
        response: { 200: noticeAlarmReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      await noticeAlarms.remove(memberId, request.params.id);
      return { item: { noticeId: request.params.id, days: [] } };
    },
  );
}
