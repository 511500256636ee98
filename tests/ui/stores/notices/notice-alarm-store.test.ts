import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALARM_DAYS, STORAGE_KEY, type AlarmDay } from '#core';
import { MemoryNoticeAlarms } from '../../../../src/adapters/memory/notices/memory-notice-alarms';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { SystemClock } from '../../../../src/adapters/system/system-clock';
import { NoticeAlarmStore } from '../../../../src/ui/stores/notices/notice-alarm-store';
import type { PushToast } from '../../../../src/ui/stores/push-toasts/push-toast';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(`2026-11-${text}:00+09:00`);
const alarm = (noticeId: string, days: readonly AlarmDay[] = ALARM_DAYS) => ({
  noticeId,
  title: '관악 청년 매입임대',
  until: '2026-11-25T17:00+09:00',
  days,
});

/** A tab on a device's storage; several of them hear each other. */
class Device {
  readonly storage = new MemoryStorage();
  private readonly tabs: { heard: Set<(key: string | null) => void> }[] = [];

  open(isSeen = true) {
    const heard = new Set<(key: string | null) => void>();
    const looks = new Set<() => void>();
    const toasts: PushToast[] = [];
    const paths: string[] = [];
    let seen = isSeen;
    this.tabs.push({ heard });
    const store = new NoticeAlarmStore({
      storage: this.storage,
      clock: new SystemClock(),
      listen: (changed) => {
        heard.add(changed);
        return () => heard.delete(changed);
      },
      sight: {
        isSeen: () => seen,
        listen: (changed) => {
          looks.add(changed);
          return () => looks.delete(changed);
        },
      },
      history: { push: (path) => void paths.push(path) },
      pushToasts: {
        push: (toast) => {
          toasts.push(toast);
          return Promise.resolve();
        },
      },
      server: new MemoryNoticeAlarms(() => true),
      member: () => null,
    });
    store.start();
    store.start();
    const look = (isSeenNow: boolean) => {
      seen = isSeenNow;
      for (const one of looks) one();
    };
    return { store, toasts, paths, look, listeners: () => heard.size + looks.size };
  }

  /** What a change in one tab tells the others. */
  tell(key: string | null = STORAGE_KEY.NOTICE_ALARMS) {
    for (const { heard } of this.tabs) for (const one of [...heard]) one(key);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: at('20T12:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the alarms of a device', () => {
  it('are set, replaced and taken back, the same in every tab', () => {
    const device = new Device();
    const [one, other] = [device.open(), device.open()];
    void one.store.set(alarm('1', [1]));
    device.tell();
    expect(other.store.find('1')?.days).toEqual([1]);
    void other.store.set(alarm('1', [3, 1]));
    device.tell();
    expect(one.store.find('1')?.days).toEqual([3, 1]);
    void one.store.remove('1');
    device.tell();
    expect(other.store.find('1')).toBeUndefined();
  });

  it('are shown at their moments while the window is open, and lead to the notice', () => {
    const { store, toasts, paths } = new Device().open();
    void store.set(alarm('1'));
    vi.setSystemTime(at('20T12:00'));
    vi.advanceTimersByTime(at('22T08:00') - at('20T12:00') - 1);
    expect(toasts).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toMatchObject({
      title: '관악 청년 매입임대',
      message: '3일 남았어요 · 11월 25일(수) 17:00 마감',
      time: at('22T08:00'),
    });
    toasts[0]?.onClick?.();
    expect(paths).toEqual(['/notices/1']);
    vi.advanceTimersByTime(7 * 24 * HOUR);
    expect(toasts.map(({ message }) => message)).toEqual([
      '3일 남았어요 · 11월 25일(수) 17:00 마감',
      '내일 17:00에 마감해요',
      '오늘 17:00에 마감해요',
    ]);
  });

  it('that came due while nothing was open are shown with the next one, the last of them once', () => {
    const device = new Device();
    const first = device.open();
    void first.store.set(alarm('1'));
    first.store.stop();
    vi.setSystemTime(at('24T20:00'));
    const second = device.open();
    expect(second.toasts.map(({ message }) => message)).toEqual(['내일 17:00에 마감해요']);
    second.store.stop();
    expect(device.open().toasts).toEqual([]);
  });

  it('are shown in one tab of several', () => {
    const device = new Device();
    const tabs = [device.open(), device.open(), device.open()];
    void tabs[0]?.store.set(alarm('1', [1]));
    device.tell();
    vi.advanceTimersByTime(at('24T09:00') - at('20T12:00'));
    device.tell();
    expect(tabs.flatMap(({ toasts }) => toasts)).toHaveLength(1);
  });

  it('wait for a window that is looked at', () => {
    const { store, toasts, look } = new Device().open(false);
    void store.set(alarm('1', [1]));
    vi.advanceTimersByTime(at('24T09:00') - at('20T12:00'));
    expect(toasts).toEqual([]);
    look(true);
    expect(toasts).toHaveLength(1);
    look(false);
    look(true);
    expect(toasts).toHaveLength(1);
  });

  it('of a notice that is over are not shown any more', () => {
    const device = new Device();
    const first = device.open();
    void first.store.set(alarm('1'));
    first.store.stop();
    vi.setSystemTime(at('25T17:00'));
    expect(device.open().toasts).toEqual([]);
  });

  it('are not shown, and nothing is heard, once it was stopped', () => {
    const { store, toasts, listeners } = new Device().open();
    void store.set(alarm('1'));
    store.stop();
    expect(listeners()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(7 * 24 * HOUR);
    expect(toasts).toEqual([]);
  });

  it('are none where storage holds anything else', () => {
    const device = new Device();
    device.storage.write(STORAGE_KEY.NOTICE_ALARMS, '{"entries":[null,{"noticeId":"1"}]}');
    const { store, toasts } = device.open();
    expect(store.find('1')).toBeUndefined();
    expect(toasts).toEqual([]);
  });
});
