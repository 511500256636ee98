import { ITEM_TYPE } from '#core';
import { MemoryCalendarSubscription } from '../../../src/adapters/memory/notices/memory-calendar-subscription';
import { MemoryInbox } from '../../../src/adapters/memory/memory-inbox';
import { MemoryMyConditions } from '../../../src/adapters/memory/notices/memory-my-conditions';
import { MemoryNoticeAlarms } from '../../../src/adapters/memory/notices/memory-notice-alarms';
import { calendarSubscriptionContract } from '../contracts/calendar-subscription.contract';
import { inboxContract } from '../contracts/inbox.contract';
import { myConditionsContract } from '../contracts/my-conditions.contract';
import { noticeAlarmsContract } from '../contracts/notice-alarms.contract';

inboxContract('memory', () => {
  const inbox = new MemoryInbox();
  let told = 0;
  return Promise.resolve({
    inbox,
    follow: () => inbox,
    visitor: null,
    tell: (title, kind = 'NOTICE_ALARM') => {
      told += 1;
      inbox.tell({
        id: `id-${told}`,
        kind,
        title,
        message: '',
        NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
        LINK: '1',
        createdAt: new Date(Date.UTC(2026, 10, 20, 3, told)).toISOString(),
      });
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});

myConditionsContract('memory', () =>
  Promise.resolve({
    conditions: new MemoryMyConditions(),
    other: null,
    visitor: null,
    close: () => Promise.resolve(),
  }),
);

calendarSubscriptionContract('memory', () =>
  Promise.resolve({
    calendar: new MemoryCalendarSubscription(),
    visitor: null,
    close: () => Promise.resolve(),
  }),
);

noticeAlarmsContract('memory', () => {
  const alarms = new MemoryNoticeAlarms((id) => id !== 'no-such-notice');
  return Promise.resolve({
    alarms,
    notices: ['1', '2'],
    fill: async (count) => {
      for (let at = 0; at < count; at += 1) await alarms.set(String(at + 3), [1]);
    },
    visitor: null,
    close: () => Promise.resolve(),
  });
});
