import { NONE_UNREAD, type Person, type Unread } from '#core';
import type { Calendars } from '../../server/ports/notices/calendars';
import type { StoredConditions } from '../../server/ports/notices/conditions';
import type {
  MemberSignals,
  StoredBundles,
  StoredChanges,
  StoredNoticeAlarms,
  StoredNotifications,
} from '../../server/ports/notifications/notifications';

const NOTHING: Unread = { counts: NONE_UNREAD, change: 0 };

/** Nobody was told anything. */
export const fakeNotifications = (): StoredNotifications => ({
  add: () => Promise.resolve(),
  page: () => Promise.resolve({ items: [], next: null, unread: NOTHING }),
  read: () => Promise.resolve(NOTHING),
  cluster: () => Promise.resolve(null),
  forget: () => Promise.resolve(0),
});

/** Nothing changes for anybody. */
export const fakeChanges = (): StoredChanges => ({ since: () => Promise.resolve([]) });

/** Nobody is told what others did. */
export const fakeBundles = (): StoredBundles => ({
  liked: () => Promise.resolve(),
  said: () => Promise.resolve(),
});

/** Nobody wants to be reminded. */
export const fakeNoticeAlarms = (): StoredNoticeAlarms => ({
  of: () => Promise.resolve([]),
  set: () => Promise.resolve('set'),
  remove: () => Promise.resolve(),
  closing: async function* () {
    yield await Promise.resolve([]);
  },
  membersOf: async function* () {
    yield await Promise.resolve([]);
  },
});

/** Nothing ever changes. */
export const fakeSignals = (): MemberSignals => ({ listen: () => () => undefined });

/** Nobody subscribes. */
export const fakeCalendars = (): Calendars => ({
  of: () => Promise.resolve(null),
  open: () => Promise.resolve('a-token-of-forty-three-characters-in-a-test'),
  revoke: () => Promise.resolve(),
  notices: () => Promise.resolve(null),
  visits: () => Promise.resolve([]),
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
