import { sql } from 'drizzle-orm';
import { ITEM_TYPE, type Tokens } from '#core';
import { buildApp } from '../../../server/app';
import { ConditionRepository } from '../../../server/db/accounts/condition-repository';
import type { Database } from '../../../server/db/database';
import { NoticeRepository } from '../../../server/db/notices/notice-repository';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { CalendarRepository } from '../../../server/db/notifications/calendar-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NoticeAlarmRepository } from '../../../server/db/notifications/notice-alarm-repository';
import { MemberChangeRepository } from '../../../server/db/notifications/member-changes';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { notices } from '../../../server/db/schema/notices';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpCalendarSubscription } from '../../../src/adapters/http/notices/http-calendar-subscription';
import { HeardChats } from '../../../src/adapters/http/chats/heard-chats';
import { HeardCollections } from '../../../src/adapters/http/collections/heard-collections';
import { HttpInbox } from '../../../src/adapters/http/http-inbox';
import { HttpLiveInbox } from '../../../src/adapters/http/http-live-inbox';
import { pause } from '../../../src/adapters/system/pause';
import { HttpMyConditions } from '../../../src/adapters/http/notices/http-my-conditions';
import { HttpNoticeAlarms } from '../../../src/adapters/http/notices/http-notice-alarms';
import { StreamCarrier } from '../../../src/adapters/http/client/stream-carrier';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { joinLine } from '../../../src/adapters/system/shared-line';
import { calendarSubscriptionContract } from '../../adapters/contracts/calendar-subscription.contract';
import { inboxContract } from '../../adapters/contracts/inbox.contract';
import { myConditionsContract } from '../../adapters/contracts/my-conditions.contract';
import { noticeAlarmsContract } from '../../adapters/contracts/notice-alarms.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { noticeContent } from '../../support/notices';

/** A browser that shares nothing with another. */
const ALONE = { locks: null, channel: null };

async function deliver(database: Database, numbers: readonly string[], now: number) {
  const given = numbers.map((number) => ({ ...noticeContent(), number }));
  const from = { source: 'IMPORT', sourceName: 'test' } as const;
  await database.db.transaction((tx) => replaceOrAddNotices(tx, given, from, { now }));
}

async function noticeIds(database: Database, now: number): Promise<[string, string]> {
  await deliver(database, ['1', '2'], now);
  const rows = await database.db.select({ id: notices.id }).from(notices).orderBy(notices.id);
  const [one = '', other = ''] = rows.map(({ id }) => String(id));
  return [one, other];
}

async function serve(kind: (typeof DATABASES)[number]) {
  const database = await openTestDatabase(kind);
  const clock = new MovingClock();
  const accounts = accountsOn(database, clock);
  const signals = new OpenSignals(kind);
  const notifications = new NotificationRepository(database, clock, signals);
  const app = await buildApp(
    appDeps({
      ...accounts,
      clock,
      env: readEnv({ OWN_WRITE_LIMIT: '1000', READ_LIMIT: '1000' }),
      notices: new NoticeRepository(database),
      notifications,
      signals,
      changes: new MemberChangeRepository(database),
      noticeAlarms: new NoticeAlarmRepository(database, clock),
      conditions: new ConditionRepository(database, clock),
      calendars: new CalendarRepository(database, clock),
    }),
  );
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  const kim = await joinMember(accounts.members, 'kim');
  const tokens: Tokens = await accounts.sessions.open(kim);
  const member = (own: Tokens = tokens) => clientOf(url, { tokens: new MemoryTokenKeeper(own) });
  const other = async () =>
    member(await accounts.sessions.open(await joinMember(accounts.members, 'lee')));
  const close = () => app.close().then(() => database.close());
  return { database, clock, notifications, url, kim, member, other, close };
}

for (const kind of DATABASES) {
  inboxContract(`http on ${kind}`, async () => {
    const { clock, notifications, url, kim, member, close } = await serve(kind);
    return {
      inbox: new HttpInbox(member()),
      follow: () =>
        new HttpLiveInbox({
          chats: new HeardChats(),
          collections: new HeardCollections(),
          random: { number: () => 0 },
          client: member(),
          carrier: new StreamCarrier(url),
          join: (name, use) => joinLine(name, ALONE, use),
          pause,
          // At once after a break.
          rest: (_ms, signal) => pause(0, signal),
        }),
      visitor: new HttpInbox(clientOf(url)),
      tell: async (title, kindOfIt = 'NOTICE_ALARM') => {
        await notifications.add([
          {
            memberId: kim,
            key: title,
            kind: kindOfIt,
            title,
            message: '',
            NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
            LINK: '1',
          },
        ]);
        clock.advance(MINUTE_MS);
      },
      close,
    };
  });

  myConditionsContract(`http on ${kind}`, async () => {
    const { url, member, other, close } = await serve(kind);
    return {
      conditions: new HttpMyConditions(member()),
      other: new HttpMyConditions(await other()),
      visitor: new HttpMyConditions(clientOf(url)),
      close,
    };
  });

  calendarSubscriptionContract(`http on ${kind}`, async () => {
    const { url, member, close } = await serve(kind);
    return {
      calendar: new HttpCalendarSubscription(member()),
      visitor: new HttpCalendarSubscription(clientOf(url)),
      close,
    };
  });

  noticeAlarmsContract(`http on ${kind}`, async () => {
    const { database, clock, url, kim, member, close } = await serve(kind);
    const pair = await noticeIds(database, clock.now());
    return {
      alarms: new HttpNoticeAlarms(member()),
      notices: pair,
      fill: async (count) => {
        const numbers = Array.from({ length: count }, (_, at) => `further ${at}`);
        await deliver(database, numbers, clock.now());
        await database.db.execute(sql`
          insert into notice_alarms (member_id, notice_id, days, set_at)
          select ${kim}, id, '{1}', now() from notices where number like 'further %'`);
      },
      visitor: new HttpNoticeAlarms(clientOf(url)),
      close,
    };
  });
}
