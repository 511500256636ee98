import { notificationsQuery } from '#contract/notification-queries';
import { notificationsReply } from '#contract/notifications';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { toWire } from './unread-on-wire';

export function listNotifications(app: Api, { notifications }: AppDeps): void {
  app.get(
    '/v2/me/notifications',
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['notifications'],
        summary: 'What the one who asks was told, the newest first',
        querystring: notificationsQuery,
        response: { 200: notificationsReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      const { kind = null, cursor = null, limit } = request.query;
      const { items, next, unread } = await notifications.page(memberId, { kind, cursor, limit });
      return { result: [...items], page: { next, ...toWire(unread) } };
    },
  );
}
