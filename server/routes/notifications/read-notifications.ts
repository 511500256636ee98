import { readBody } from '#contract/notification-queries';
import { readReply } from '#contract/notifications';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { toWire } from './unread-on-wire';

export function readNotifications(app: Api, { notifications }: AppDeps): void {
  app.post(
    '/v2/me/notifications/read',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['notifications'],
        summary:
          'Marks notifications as read, these or all, and none that came after a change; again it changes nothing',
        body: readBody,
        response: { 200: readReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.read(request, memberId);
      const { ids, upTo } = request.body;
      return { item: toWire(await notifications.read(memberId, ids, upTo)) };
    },
  );
}
