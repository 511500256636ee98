import { observable, runInAction } from 'mobx';
import { STORAGE_KEY, type AlarmDay, type AppError, type Clock } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryNoticeAlarms } from '../../../src/adapters/memory/notices/memory-notice-alarms';
import { DeviceAlarms } from '../../../src/ui/stores/notices/device-alarms';
import { MemberAlarms } from '../../../src/ui/stores/notices/member-alarms';
import { NoticeAlarmStore } from '../../../src/ui/stores/notices/notice-alarm-store';
import type { PushToast } from '../../../src/ui/stores/push-toasts/push-toast';
import { PushToastBoard } from '../../../src/ui/stores/push-toasts/push-toast-board';
import { PushToastStore } from '../../../src/ui/stores/push-toasts/push-toast-store';
import { DeviceTabs } from './device-tabs';
import { stopAfterwards } from './started';

/** Until all that was asked in memory is answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

export const november = (text: string): number => Date.parse(`2026-11-${text}:00+09:00`);

export const alarmOf = (noticeId: string, days: readonly AlarmDay[] = [3, 1]) => ({
  noticeId,
  title: '관악 청년 매입임대',
  until: '2026-11-25T17:00+09:00',
  days,
});

/** A server that remembers what it was asked, fails while it is told to, and waits where it is held. */
class AskedAlarms extends MemoryNoticeAlarms {
  readonly asked: string[] = [];
  failure: AppError | null = null;
  private readonly held = new Map<string, Promise<unknown>>();

  /** Lets the next call of a name wait: `all`, `set 1`, `remove 1`. */
  hold(name: string, until: Promise<unknown>): void {
    this.held.set(name, until);
  }

  override async all(cancel?: AbortSignal) {
    await this.begin('all', '');
    const answer = await super.all();
    await this.end('all');
    cancel?.throwIfAborted();
    return answer;
  }

  override async set(noticeId: string, days: readonly AlarmDay[]): Promise<void> {
    await this.begin(`set ${noticeId}`, ` ${days.join()}`);
    await this.end(`set ${noticeId}`);
    await super.set(noticeId, days);
  }

  override async remove(noticeId: string): Promise<void> {
    await this.begin(`remove ${noticeId}`, '');
    await this.end(`remove ${noticeId}`);
    await super.remove(noticeId);
  }

  private begin(name: string, what: string): Promise<void> {
    this.asked.push(`${name}${what}`);
    return this.failure === null ? Promise.resolve() : Promise.reject(this.failure);
  }

  private async end(name: string): Promise<void> {
    const held = this.held.get(name);
    this.held.delete(name);
    await held;
  }
}

interface Opened {
  /** Ids of notices that there are no more. */
  readonly gone?: readonly string[];
  readonly member?: string | null;
  /** Another device of the same member asks the same server. */
  readonly server?: AskedAlarms;
  readonly clock?: Clock;
  /** The code of a member's alarms. */
  readonly load?: typeof loaded;
  /** That of a device's. */
  readonly loadDevice?: typeof loadedDevice;
  /** Waits, or rejects, where the code that shows toasts does. */
  readonly loadToasts?: () => Promise<unknown>;
}

/** As it is there from the second page on. */
export const loaded = () => Promise.resolve({ MemberAlarms });
const loadedDevice = () => Promise.resolve({ DeviceAlarms });

/** A tab's toasts, and all that it ever showed. */
function loggedToasts(load: () => Promise<unknown>) {
  const board = new PushToastBoard();
  const store = new PushToastStore(() => load().then(() => ({ board, View: () => null })));
  const toasts: PushToast[] = [];
  const pushToasts: Pick<PushToastStore, 'ready' | 'push' | 'withdraw'> = {
    ready: () => store.ready(),
    push: (toast) => {
      toasts.push(toast);
      return store.push(toast);
    },
    withdraw: (id) => store.withdraw(id),
  };
  return { board, pushToasts, toasts };
}

/** A device with a server behind it, on which tabs are opened. */
export function openDevice({
  gone = [],
  member = null,
  server: same,
  clock: own,
  load = loaded,
  loadDevice = loadedDevice,
  loadToasts = () => Promise.resolve(),
}: Opened = {}) {
  const tabs = new DeviceTabs();
  const clock = new MemoryClock(november('20T12:00'));
  const server = same ?? new AskedAlarms((id) => !gone.includes(id));
  const who = observable({ member });
  const openTab = () => {
    const { local, listen, listeners } = tabs.open();
    const { board, pushToasts, toasts } = loggedToasts(loadToasts);
    const paths: string[] = [];
    const looks = new Set<() => void>();
    const backs = new Set<() => void>();
    let isSeen = true;
    const store = new NoticeAlarmStore(
      {
        storage: local,
        clock: own ?? clock,
        listen,
        sight: { isSeen: () => isSeen, listen: listenIn(looks) },
        online: listenIn(backs),
        history: { push: (path) => void paths.push(path) },
        pushToasts,
        server,
        byItself: server,
        member: () => who.member,
      },
      { device: loadDevice, member: load },
    );
    board.hide(false);
    stopAfterwards(() => {
      store.stop();
      board.hide(true);
    });
    const look = (isSeenNow: boolean) => {
      isSeen = isSeenNow;
      board.hide(!isSeen);
      for (const one of [...looks]) one();
    };
    const goOnline = () => {
      for (const one of [...backs]) one();
    };
    const allListeners = () => listeners() + looks.size + backs.size;
    const stays = () => board.stack.filter(({ leaving }) => !leaving);
    return { store, toasts, stays, paths, look, goOnline, listeners: allListeners };
  };
  const become = async (next: string | null) => {
    runInAction(() => {
      who.member = next;
    });
    await settled();
  };
  const kept = () => tabs.storage.read(STORAGE_KEY.NOTICE_ALARMS) ?? '';
  return { storage: tabs.storage, server, clock, openTab, become, kept };
}

const listenIn = (all: Set<() => void>) => (one: () => void) => {
  all.add(one);
  return () => {
    all.delete(one);
  };
};

/** As {@link openDevice}, with a tab that is open. */
export function openStarted(opened: Opened = {}) {
  const device = openDevice(opened);
  const tab = device.openTab();
  tab.store.start();
  return { ...device, ...tab };
}
