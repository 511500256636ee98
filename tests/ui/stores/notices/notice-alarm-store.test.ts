import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALARM_DAYS, NOTICE_STATUS, STORAGE_KEY, type AlarmDay } from '#core';
import { SystemClock } from '../../../../src/adapters/system/system-clock';
import { DeviceAlarms } from '../../../../src/ui/stores/notices/device-alarms';
import { alarmOf, november as at, openDevice } from '../../support/notice-alarm-tabs';

const HOUR = 3_600_000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const alarm = (noticeId: string, days: readonly AlarmDay[] = ALARM_DAYS) => alarmOf(noticeId, days);

/** A visitor's device, whose clock is that of the timers. */
function visitorsDevice() {
  const device = openDevice({ clock: new SystemClock() });
  const open = (isSeen = true) => {
    const tab = device.openTab();
    tab.look(isSeen);
    tab.store.start();
    tab.store.start();
    return tab;
  };
  return { ...device, open };
}

beforeEach(() => {
  vi.useFakeTimers({ now: at('20T12:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the alarms of a device', () => {
  it('are set, replaced and taken back, the same in every tab', async () => {
    const device = visitorsDevice();
    const [one, other] = [device.open(), device.open()];
    await one.store.set(alarm('1', [1]));
    await pass(0);
    expect(other.store.find('1')?.days).toEqual([1]);
    await other.store.set(alarm('1', [3, 1]));
    expect(one.store.find('1')?.days).toEqual([3, 1]);
    await one.store.remove('1');
    expect(other.store.find('1')).toBeUndefined();
  });

  it('are shown at their moments while the window is open, and lead to the notice', async () => {
    const { store, toasts, paths } = visitorsDevice().open();
    await store.set(alarm('1'));
    vi.setSystemTime(at('20T12:00'));
    await pass(at('22T08:00') - at('20T12:00') - 1);
    expect(toasts).toEqual([]);
    await pass(1);
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toMatchObject({
      title: '관악 청년 매입임대',
      message: '3일 남았어요 · 11월 25일(수) 17:00 마감',
      time: at('22T08:00'),
    });
    toasts[0]?.onClick?.();
    expect(paths).toEqual(['/notices/1']);
    await pass(7 * 24 * HOUR);
    expect(toasts.map(({ message }) => message)).toEqual([
      '3일 남았어요 · 11월 25일(수) 17:00 마감',
      '내일 17:00에 마감해요',
      '오늘 17:00에 마감해요',
    ]);
  });

  it('that came due while nothing was open are shown with the next one, the last of them once', async () => {
    const device = visitorsDevice();
    const first = device.open();
    await first.store.set(alarm('1'));
    first.store.stop();
    vi.setSystemTime(at('24T20:00'));
    const second = device.open();
    await pass(0);
    expect(second.toasts.map(({ message }) => message)).toEqual(['내일 17:00에 마감해요']);
    second.store.stop();
    const third = device.open();
    await pass(0);
    expect(third.toasts).toEqual([]);
  });

  it('are shown in one tab of several', async () => {
    const device = visitorsDevice();
    const tabs = [device.open(), device.open(), device.open()];
    void tabs[0]?.store.set(alarm('1', [1]));
    await pass(at('24T09:00') - at('20T12:00'));
    expect(tabs.flatMap(({ toasts }) => toasts)).toHaveLength(1);
  });

  it('wait for a window that is looked at', async () => {
    const { store, toasts, look } = visitorsDevice().open(false);
    await store.set(alarm('1', [1]));
    await pass(at('24T09:00') - at('20T12:00'));
    expect(toasts).toEqual([]);
    look(true);
    await pass(0);
    expect(toasts).toHaveLength(1);
    look(false);
    look(true);
    await pass(0);
    expect(toasts).toHaveLength(1);
  });

  it('of a notice that is over are not shown any more', async () => {
    const device = visitorsDevice();
    const first = device.open();
    await first.store.set(alarm('1'));
    first.store.stop();
    vi.setSystemTime(at('25T17:00'));
    const { toasts } = device.open();
    await pass(0);
    expect(toasts).toEqual([]);
  });

  it('are not shown, and nothing is heard, once it was stopped', async () => {
    const { store, toasts, listeners } = visitorsDevice().open();
    await store.set(alarm('1'));
    store.stop();
    expect(listeners()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    await pass(7 * 24 * HOUR);
    expect(toasts).toEqual([]);
  });

  it('are none where storage holds anything else', async () => {
    const device = visitorsDevice();
    device.storage.write(STORAGE_KEY.NOTICE_ALARMS, '{"entries":[null,{"noticeId":"1"}]}');
    const { store, toasts } = device.open();
    await pass(0);
    expect(store.find('1')).toBeUndefined();
    expect(toasts).toEqual([]);
  });
});

describe('by night', () => {
  it('nothing is shown, and what was missed comes in the morning to a page that stays open', async () => {
    const device = visitorsDevice();
    const first = device.open();
    await first.store.set(alarm('1', [1]));
    first.store.stop();
    vi.setSystemTime(at('24T21:00'));
    const { toasts } = device.open();
    await pass(11 * HOUR - 1);
    expect(toasts).toEqual([]);
    await pass(1);
    expect(toasts.map(({ message }) => message)).toEqual(['오늘 17:00에 마감해요']);
  });

  it('what would be over by the morning is shown in the evening, and not later', async () => {
    const device = visitorsDevice();
    const { store, toasts } = device.open();
    await store.set({ ...alarm('1', [0]), until: '2026-11-25T07:30+09:00' });
    await pass(at('24T20:59') - at('20T12:00') - 1);
    expect(toasts).toEqual([]);
    await pass(1);
    expect(toasts.map(({ message }) => message)).toEqual(['내일 07:30에 마감해요']);
    await pass(12 * HOUR);
    expect(toasts).toHaveLength(1);
  });
});

describe('what nobody has seen of a reminder when the window is left', () => {
  const words = (toasts: readonly { readonly message: string }[]) =>
    toasts.map(({ message }) => message);

  it('is still there on the same day', async () => {
    const { store, toasts, stays, look } = visitorsDevice().open();
    await store.set(alarm('1', [1]));
    await pass(at('24T08:00') - at('20T12:00'));
    look(false);
    await pass(2 * HOUR);
    look(true);
    await pass(0);
    expect([words(stays()), toasts.length]).toEqual([['내일 17:00에 마감해요'], 1]);
  });

  it('is taken back by night, and comes in the morning', async () => {
    const { store, stays, look } = visitorsDevice().open(false);
    await store.set(alarm('1', [1]));
    await pass(at('24T20:59') - at('20T12:00'));
    look(true);
    await pass(0);
    expect(words(stays())).toEqual(['내일 17:00에 마감해요']);
    look(false);
    await pass(HOUR);
    look(true);
    await pass(0);
    expect(stays()).toEqual([]);
    await pass(at('25T08:00') - at('24T21:59'));
    expect(words(stays())).toEqual(['오늘 17:00에 마감해요']);
  });

  it('is taken back by night for good where the notice is over in the morning', async () => {
    const { store, toasts, stays, look } = visitorsDevice().open();
    await store.set({ ...alarm('1', [0]), until: '2026-11-25T07:30+09:00' });
    await pass(at('24T20:59') - at('20T12:00'));
    look(false);
    await pass(HOUR);
    look(true);
    await pass(12 * HOUR);
    expect([stays(), toasts.length]).toEqual([[], 1]);
  });

  it('says on another day what is right then, in whichever window is looked at', async () => {
    const device = visitorsDevice();
    const { store, stays, look } = device.open();
    await store.set(alarm('1', [1]));
    await pass(at('24T08:00') - at('20T12:00'));
    look(false);
    await pass(25 * HOUR);
    look(true);
    await pass(0);
    expect(words(stays())).toEqual(['오늘 17:00에 마감해요']);
    expect(device.open().toasts).toEqual([]);
  });

  it('comes once more on no day where it was there for its time', async () => {
    const { store, toasts, stays, look } = visitorsDevice().open();
    await store.set(alarm('1', [1]));
    await pass(at('24T09:00') - at('20T12:00'));
    expect([stays(), toasts.length]).toEqual([[], 1]);
    look(false);
    await pass(25 * HOUR);
    look(true);
    await pass(0);
    expect([stays(), toasts.length]).toEqual([[], 1]);
  });
});

describe('what notices say since', () => {
  const put = {
    id: '1',
    title: '[정정] 관악 청년 매입임대',
    until: '2026-11-30T17:00+09:00',
    status: NOTICE_STATUS.OPEN,
  } as const;

  it('moves the reminders of an alarm, in every tab and after the page was left', async () => {
    const device = visitorsDevice();
    const tabs = [device.open(), device.open()];
    void tabs[0]?.store.set(alarm('1', [1]));
    tabs[1]?.store.learn([put]);
    await pass(at('29T08:00') - at('20T12:00') - 1);
    expect(tabs.flatMap(({ toasts }) => toasts)).toEqual([]);
    for (const { store } of tabs) store.stop();
    vi.setSystemTime(at('29T08:00'));
    const { toasts } = device.open();
    await pass(0);
    expect(toasts).toMatchObject([
      { title: '[정정] 관악 청년 매입임대', message: '내일 17:00에 마감해요' },
    ]);
  });

  it('lets one that was over come again on the new days, and what was shown not', async () => {
    const { store, toasts } = visitorsDevice().open();
    await store.set(alarm('1', [1]));
    await pass(at('26T12:00') - at('20T12:00'));
    expect(toasts).toHaveLength(1);
    store.learn([put]);
    store.learn([put]);
    await pass(0);
    expect(toasts).toHaveLength(1);
    await pass(at('30T20:00') - at('26T12:00'));
    expect(toasts.map(({ message }) => message)).toEqual([
      '내일 17:00에 마감해요',
      '내일 17:00에 마감해요',
    ]);
  });

  it('silences an alarm where the notice was ended early, in every tab, until it is open again', async () => {
    const device = visitorsDevice();
    const tabs = [device.open(), device.open()];
    const { title, until } = alarm('1');
    void tabs[0]?.store.set(alarm('1', [3, 1]));
    tabs[1]?.store.learn([{ id: '1', title, until, status: NOTICE_STATUS.EXPIRE }]);
    await pass(at('24T12:00') - at('20T12:00'));
    expect(tabs.flatMap(({ toasts }) => toasts)).toEqual([]);
    tabs[1]?.store.learn([{ id: '1', title, until, status: NOTICE_STATUS.OPEN }]);
    await pass(0);
    expect(tabs.flatMap(({ toasts }) => toasts).map(({ message }) => message)).toEqual([
      '내일 17:00에 마감해요',
    ]);
  });

  it('ends an alarm where there is no end any more', async () => {
    const { store, toasts } = visitorsDevice().open();
    await store.set(alarm('1'));
    store.learn([{ ...put, until: null }]);
    expect(store.find('1')).toBeUndefined();
    await pass(7 * 24 * HOUR);
    expect(toasts).toEqual([]);
  });

  it('is learned, too, where it is said before the device is read', async () => {
    const device = visitorsDevice();
    const first = device.open();
    await first.store.set(alarm('1', [1]));
    first.store.stop();
    const { store } = device.openTab();
    store.learn([{ ...put, until: null }]);
    expect(device.kept()).toContain('"noticeId":"1"');
    store.start();
    expect(store.standing).toBe('asking');
    await pass(0);
    expect(store.standing).toBe('known');
    expect(store.find('1')).toBeUndefined();
    expect(device.kept()).not.toContain('"noticeId":"1"');
  });

  it('is asked for again where the code that reads it could not be had', async () => {
    let isThere = true;
    const loadDevice = () =>
      isThere ? Promise.resolve({ DeviceAlarms }) : Promise.reject(new Error('no network'));
    const device = openDevice({ clock: new SystemClock(), loadDevice });
    const first = device.openTab();
    first.store.start();
    await first.store.set(alarm('1', [1]));
    isThere = false;
    const { store, goOnline } = device.openTab();
    store.start();
    await pass(0);
    expect(store.standing).toBe('failed');
    await expect(store.set(alarm('2'))).rejects.toThrow('offline');
    isThere = true;
    goOnline();
    await pass(0);
    expect(store.standing).toBe('known');
    expect(store.find('1')?.days).toEqual([1]);
  });

  it('writes nothing where nothing is new', async () => {
    const { storage, open } = visitorsDevice();
    const { store } = open();
    await store.set(alarm('1', [1]));
    storage.remove(STORAGE_KEY.NOTICE_ALARMS);
    const { title, until } = alarm('1');
    store.learn([
      { id: '1', title, until, status: NOTICE_STATUS.OPEN },
      { ...put, id: '2' },
    ]);
    expect(storage.read(STORAGE_KEY.NOTICE_ALARMS)).toBeNull();
  });
});
