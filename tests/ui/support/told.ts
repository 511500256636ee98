import { renderApp } from './render-app';
import { ITEM_TYPE, type Inbox, type MemberNotification } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryInbox } from '../../../src/adapters/memory/memory-inbox';
import { NotificationStore } from '../../../src/ui/stores/notifications/notification-store';

const HOUR_MS = 3_600_000;

/** A notification so many hours old. */
export const told = (
  id: string,
  hoursAgo: number,
  part: Partial<MemberNotification> = {},
): MemberNotification => ({
  id,
  kind: 'NOTICE_ALARM',
  title: `공고 ${id}`,
  message: '내일 17:00에 마감해요',
  NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
  LINK: '101',
  createdAt: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
  isRead: false,
  change: 1000 - hoursAgo,
  firstChange: 1000 - hoursAgo,
  ...part,
});

/** The app at an address, of a member who was told this; null is a visitor. */
export function renderTold(
  path: string,
  inbox: MemoryInbox | null,
  change: Partial<Inbox> = {},
  load?: ConstructorParameters<typeof NotificationStore>[1],
): ReturnType<typeof renderApp> {
  return renderApp(path, (made) => {
    const { history, pushToasts } = made.stores;
    const asked = inbox ?? new MemoryInbox();
    const notifications = new NotificationStore(
      {
        inbox: { page: asked.page.bind(asked), read: asked.read.bind(asked), ...change },
        live: asked,
        // By day, and before all that is told: everything that comes is timely.
        clock: new MemoryClock(0),
        online: () => () => undefined,
        sight: { isSeen: () => true, listen: () => () => undefined },
        member: () => (inbox === null ? null : '7'),
        turns: () => 0,
        toasts: pushToasts,
        open: (to) => {
          history.push(to);
        },
        isSeenAt: () => false,
      },
      load,
    );
    return { stores: { ...made.stores, notifications } };
  });
}
