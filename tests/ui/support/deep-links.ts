import { vi } from 'vitest';
import {
  AppError,
  type ItemLookup,
  type NativeBridge,
  type NativeNotification,
  type NativeResult,
  type OpenedTarget,
} from '#core';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { DeepLinkStore } from '../../../src/ui/stores/deep-link-store';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import { PushToastBoard } from '../../../src/ui/stores/push-toasts/push-toast-board';
import { PushToastStore } from '../../../src/ui/stores/push-toasts/push-toast-store';
import { ToastStore } from '../../../src/ui/stores/toast-store';
import { ListHistory } from './list-history';

const CLUSTERS: Readonly<Record<string, { NOTI_TARGET_CD: string; LINK: string }>> = {
  house: { NOTI_TARGET_CD: 'OPITG10001', LINK: '1' },
  deal: { NOTI_TARGET_CD: 'OPITG10003', LINK: '5' },
  'gone-deal': { NOTI_TARGET_CD: 'OPITG10003', LINK: '6' },
};
export const items: ItemLookup = {
  community: (id) => Promise.resolve(id === '5' ? { categoryTypeCode: 'CATEC00001' } : null),
  deal: (id) => Promise.resolve(id === '5' ? { dealType: 'mate' } : null),
};
const ok = <Value>(value: Value): Promise<NativeResult<Value>> =>
  Promise.resolve({ kind: 'ok', value });

interface Shell {
  readonly shell?: NativeBridge['shell'];
  readonly link?: string | null;
  readonly notification?: string | null;
}

function shellOf({ shell = 'android', link = null, notification = null }: Shell) {
  const listeners = new Set<(target: OpenedTarget) => void>();
  const notified = new Set<(notification: NativeNotification) => void>();
  const native: NativeBridge = {
    shell,
    login: () => Promise.resolve({ kind: 'unsupported' }),
    getDeepLink: () => ok(link),
    getNotificationId: () => ok(notification),
    getVersionCode: () => ok('1.0.0'),
    closeWindow: () => ok(null),
    share: () => ok(null),
    onOpen: (opened) => {
      listeners.add(opened);
      return () => listeners.delete(opened);
    },
    onNotified: (heard) => {
      notified.add(heard);
      return () => notified.delete(heard);
    },
  };
  const send = (target: OpenedTarget) => {
    for (const listener of listeners) listener(target);
  };
  const notify = (notification: NativeNotification) => {
    for (const heard of notified) heard(notification);
  };
  return { native, send, notify, listeners };
}

/** Nothing of this origin stood in the tab before. */
const notOwn = (page: ListHistory) => Object.assign(page, { own: false });

export function launch(
  url: string,
  shell: Shell = {},
  {
    page = notOwn(new ListHistory(url)),
    storage = new MemoryStorage(),
    isDown = false,
    lookup = items,
  } = {},
) {
  const history = new HistoryStack(page, storage, new MemoryRandom(storage.read('X') ? 2 : 1));
  history.start();
  const toasts = new ToastStore();
  const told: string[] = [];
  const pushToasts = new PushToastStore(() =>
    Promise.resolve({ board: new PushToastBoard(), View: () => null }),
  );
  const { native, send, notify, listeners } = shellOf(shell);
  const links = new DeepLinkStore({
    history,
    toasts,
    pushToasts,
    native,
    items: lookup,
    perTab: storage,
    home: { siteUrl: 'https://www.hankan.example', scheme: 'hankan' },
    notifications: {
      cluster: (id) =>
        isDown ? Promise.reject(new AppError('offline')) : Promise.resolve(CLUSTERS[id] ?? null),
    },
    tellGone: () => {
      told.push(history.current.url);
    },
  });
  links.start();
  return { history, links, toasts, pushToasts, told, send, notify, listeners, page, storage };
}

export const urls = (history: HistoryStack) => history.entries.map((entry) => entry.url);
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
