import { observable, runInAction } from 'mobx';
import {
  ITEM_TYPE,
  type Inbox,
  type LiveInbox,
  type MemberNotification,
  type NotificationKind,
} from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import type { MemoryInbox } from '../../../../src/adapters/memory/memory-inbox';
import type { PushToast } from '../../../../src/ui/stores/push-toasts/push-toast';
import { MemberInbox } from '../../../../src/ui/stores/notifications/member-inbox';
import { NotificationStore } from '../../../../src/ui/stores/notifications/notification-store';
import { stopAfterwards } from '../../support/started';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute)).toISOString();

export const told = (
  id: string,
  minute: number,
  part: Partial<MemberNotification> = {},
): MemberNotification => ({
  id,
  kind: 'NOTICE_ALARM',
  title: `공고 ${id}`,
  message: '내일 마감해요',
  NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
  LINK: '7',
  createdAt: at(minute),
  isRead: false,
  change: minute,
  firstChange: part.change ?? minute,
  ...part,
});

export const many = (count: number) =>
  Array.from({ length: count }, (_, minute) => told(`n${minute}`, minute));

/** The code of a member's inbox, as it is there from the second page on. */
export const loaded = () => Promise.resolve({ MemberInbox });

const listenIn = (all: Set<() => void>) => (one: () => void) => {
  all.add(one);
  return () => {
    all.delete(one);
  };
};

export function openInbox(
  inbox: MemoryInbox,
  asked: Inbox = inbox,
  live: LiveInbox = inbox,
  load: typeof loaded = loaded,
) {
  /** Those that are shown over the page. */
  const toasts: PushToast[] = [];
  const opened: string[] = [];
  const who = observable.box<string | null>('7');
  const turns = observable.box(0);
  const clock = new MemoryClock(Date.parse(at(0)));
  const backs = new Set<() => void>();
  const looks = new Set<() => void>();
  let isSeen = true;
  let seenAt: string | null = null;
  const store = new NotificationStore(
    {
      inbox: asked,
      live,
      member: () => who.get(),
      turns: () => turns.get(),
      clock,
      online: listenIn(backs),
      sight: { isSeen: () => isSeen, listen: listenIn(looks) },
      toasts: {
        push: (toast) => toasts.push(toast),
        withdraw: (id) => {
          toasts.splice(0, Infinity, ...toasts.filter((one) => one.id !== id));
        },
      },
      open: (path) => opened.push(path),
      isSeenAt: (path) => path === seenAt,
    },
    load,
  );
  store.start();
  store.start();
  stopAfterwards(() => {
    store.stop();
  });
  const become = (member: string | null) => {
    runInAction(() => {
      who.set(member);
    });
  };
  const own = () => {
    if (store.own === null) throw new Error('a visitor');
    return store.own;
  };
  const items = (kind: NotificationKind | null = null) => {
    const { state } = own().list(kind);
    return state.kind === 'ready' ? state.items : null;
  };
  const ids = (kind: NotificationKind | null = null) => items(kind)?.map(({ id }) => id) ?? null;
  const goOnline = () => {
    for (const back of backs) back();
  };
  const look = (isSeenNow: boolean) => {
    isSeen = isSeenNow;
    for (const one of looks) one();
  };
  /** Somebody looks at a page. */
  const lookAt = (path: string) => {
    seenAt = path;
  };
  /** People's writing is there no more, or again. */
  const turn = () => {
    runInAction(() => {
      turns.set(turns.get() + 1);
    });
  };
  return { store, own, toasts, opened, become, turn, items, ids, goOnline, look, lookAt, clock };
}

/** What is heard is told by hand, for as long as a line is open. */
export function handTold() {
  const hearing = new Set<(one: MemberNotification) => void>();
  const live: LiveInbox = {
    open: (_member, _from, hear) => {
      hearing.add(hear);
      return () => hearing.delete(hear);
    },
  };
  const tell = (one: MemberNotification) => {
    for (const hear of hearing) hear(one);
  };
  return { live, tell, lines: () => hearing.size };
}

/** Until all that was asked in memory is answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
