import type { Logger } from 'pino';
import type { Clock } from '#core';
import type { Database } from './db/database';
import { ChatRepository } from './db/chats/chat-repository';
import { CollectionRepository } from './db/collections/collection-repository';
import { BlockRepository } from './db/communities/block-repository';
import { MateRequestRepository } from './db/mates/mate-request-repository';
import { BundleRepository } from './db/notifications/bundle-repository';
import { CalendarRepository } from './db/notifications/calendar-repository';
import { listenAtPostgres } from './db/notifications/listen-at-postgres';
import { MemberChangeRepository } from './db/notifications/member-changes';
import { OpenSignals } from './db/notifications/member-signals';
import { NoticeAlarmRepository } from './db/notifications/notice-alarm-repository';
import { NotificationRepository } from './db/notifications/notification-repository';
import type { Env } from './env';

interface Parts {
  readonly database: Database;
  readonly env: Pick<Env, 'databaseUrl'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Opens what tells members: their alarms and notifications, and the signals between processes. */
export function openNotifications({ database, env, clock, logger }: Parts) {
  const signals = new OpenSignals(database.kind);
  const listening =
    env.databaseUrl === null ? null : listenAtPostgres(env.databaseUrl, signals, logger);
  return {
    deps: {
      notifications: new NotificationRepository(database, clock, signals),
      noticeAlarms: new NoticeAlarmRepository(database, clock),
      bundles: new BundleRepository({ database, signals }, clock),
      signals,
      changes: new MemberChangeRepository(database),
      chats: new ChatRepository({ database, signals }, clock),
      blocks: new BlockRepository({ database, signals }, clock),
      collections: new CollectionRepository({ database, signals }, clock),
      mateRequests: new MateRequestRepository({ database, signals }, clock),
      calendars: new CalendarRepository(database, clock),
    },
    close: async () => {
      await listening?.close();
    },
  };
}
