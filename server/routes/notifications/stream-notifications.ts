import { streamQuery } from '#contract/notification-queries';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import { OpenStreams } from '../../notifications/open-streams';
import type { AppDeps } from '../../ports/app-deps';

/** Named by the last event that was heard, as browsers send it after a break. */
const LAST_EVENT = /^\d{1,12}$/;

export function streamNotifications(app: Api, { changes, signals }: AppDeps): void {
  const streams = new OpenStreams({ changes, signals });
  // A closing server waits for its answers, and these have no end.
  app.addHook('preClose', (done) => {
    streams.close();
    done();
  });
  app.get(
    '/v2/me/stream',
    {
      config: {
        ...MEMBERS_ONLY,
        ...NEVER_KEPT,
        alsoAnswers: { 200: { description: 'It stays open', types: ['text/event-stream'] } },
      },
      schema: {
        tags: ['notifications'],
        summary: 'What the one who asks is told from now on, as server-sent events',
        description:
          'Each event `notification` carries an item of /v2/me/notifications, each event `chat` how ' +
          'far a room of /v2/chats is; its id is the item’s change. After a break: `after`, or the header Last-Event-ID, is the last id heard.',
        querystring: streamQuery,
      },
    },
    (request, reply) => {
      const { memberId } = memberOf(request);
      const named = String(request.headers['last-event-id'] ?? '');
      const after = LAST_EVENT.test(named) ? Number(named) : request.query.after;
      const head: Record<string, string> = {};
      for (const [name, value] of Object.entries(reply.getHeaders())) head[name] = String(value);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...head,
        'content-type': 'text/event-stream; charset=utf-8',
        // Nobody on the way holds it back.
        'x-accel-buffering': 'no',
      });
      streams.open(memberId, reply.raw, after);
    },
  );
}
