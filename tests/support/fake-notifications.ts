import type { Person } from '#core';
import type { Calendars } from '../../server/ports/calendars';
import type { StoredConditions } from '../../server/ports/conditions';
import type {
  MemberSignals,
  StoredNoticeAlarms,
  StoredNotifications,
} from '../../server/ports/notifications';

/** Nobody was told anything. */
export const fakeNotifications = (): StoredNotifications => ({
  add: () => Promise.resolve(),
  page: () => Promise.resolve({ items: [], next: null, unread: 0, change: 0 }),
  read: () => Promise.resolve(0),
  since: () => Promise.resolve([]),
  cluster: () => Promise.resolve(null),
});

/** Nobody wants to be reminded. */
export const fakeNoticeAlarms = (): StoredNoticeAlarms => ({
  of: () => Promise.resolve([]),
  set: () => Promise.resolve(true),
  remove: () => Promise.resolve(),
  closing: async function* () {
    yield await Promise.resolve([]);
  },
  membersOf: () => Promise.resolve([]),
});

/** Nothing ever changes. */
export const fakeSignals = (): MemberSignals => ({ listen: () => () => undefined });

/** Nobody subscribes. */
export const fakeCalendars = (): Calendars => ({
  of: () => Promise.resolve(null),
  open: () => Promise.resolve('a-token-of-forty-three-characters-in-a-test'),
  revoke: () => Promise.resolve(),
  noticesOf: () => Promise.resolve(null),
});

/** What members saved, without a database. */
export function fakeConditions(): StoredConditions {
  const saved = new Map<number, Person>();
  return {
    of: (memberId) => Promise.resolve(saved.get(memberId) ?? null),
    save: (memberId, person) => {
      saved.set(memberId, person);
      return Promise.resolve();
    },
    forget: (memberId) => {
      saved.delete(memberId);
      return Promise.resolve();
    },
  };
}
