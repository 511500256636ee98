import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY, type Device, type KeyValueStorage } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { popupTable } from '../../../src/ui/popups/popup-table';
import type { AppPopups } from '../../../src/ui/stores/popups/app-popups';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import { CALM_MS, InstallScheduler } from '../../../src/ui/stores/install-scheduler';
import { InstallStore } from '../../../src/ui/stores/install-store';
import { PopupStore } from '../../../src/ui/stores/popups/popup-store';
import { ListHistory } from '../support/list-history';

const PC: Device = { kind: 'pc', system: 'other', inApp: null };
const PHONE: Device = { kind: 'mobile-web', system: 'ios', inApp: null };
const APP: Device = { kind: 'ios-app', system: 'ios', inApp: null };
const HALF_MINUTE = 30_000;

/** Three minutes to midnight in Seoul. */
const LATE = Date.parse('2026-11-20T23:57:00+09:00');

const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** One tab with the product in it; tabs share a storage. */
function openTab(
  given: { url?: string; device?: Device; local?: KeyValueStorage; clock?: MemoryClock } = {},
) {
  const { url = '/', device = PC, local = new MemoryStorage() } = given;
  const clock = given.clock ?? new MemoryClock(LATE);
  const history = new HistoryStack(new ListHistory(url), new MemoryStorage(), new MemoryRandom());
  const popups = new PopupStore<AppPopups>(popupTable, history);
  let hear: (key: string | null) => void = () => undefined;
  const listen = (changed: typeof hear) => {
    hear = changed;
    return () => undefined;
  };
  const install = new InstallStore({ local, clock, listen });
  for (const store of [history, popups, install]) store.start();
  const scheduler = new InstallScheduler({
    device: device.kind,
    install,
    history,
    popups,
    clock,
    page: document,
  });
  scheduler.start(clock.now());
  stops.push(() => {
    scheduler.stop();
    popups.stop();
    history.stop();
  });
  const pass = async (ms: number) => {
    clock.advance(ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  const shown = () => popups.shown.map(({ name }) => name);
  const close = async () => {
    for (const { id } of popups.shown) popups.close(id);
    await pass(1000);
  };
  return {
    clock,
    history,
    popups,
    install,
    scheduler,
    local,
    hear: () => {
      hear(null);
    },
    pass,
    shown,
    close,
  };
}

function focusInput(): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  return input;
}

describe('the prompt', () => {
  it.each([
    [PC, ['install-sms']],
    [PHONE, ['install']],
    [APP, []],
  ])('of %j comes after 30 s: %j', async (device, names) => {
    const { pass, shown } = openTab({ device });
    await pass(HALF_MINUTE - 1);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(names);
  });

  it('counts from when the page was opened, not from when its own code came', async () => {
    const { scheduler, clock, pass, shown } = openTab();
    scheduler.stop();
    await pass(10_000);
    const late = openTab({ clock });
    late.scheduler.stop();
    late.scheduler.start(clock.now());
    expect(shown()).toEqual([]);
    const { install, history, popups } = late;
    const other = new InstallScheduler({
      device: 'pc',
      install,
      history,
      popups,
      clock,
      page: document,
    });
    other.start(clock.now() - 10_000);
    await late.pass(20_000);
    expect(late.shown()).toEqual(['install-sms']);
    other.stop();
  });

  it('is once a page load, however it is closed', async () => {
    const { pass, shown, close, history } = openTab();
    await pass(HALF_MINUTE);
    await close();
    history.push('/feed');
    await pass(10 * HALF_MINUTE);
    expect(shown()).toEqual([]);
  });

  it('counts anew on another page, and not for a popup or another query', async () => {
    const { pass, shown, history } = openTab({ url: '/map' });
    await pass(20_000);
    history.replace('/map?level=3');
    await pass(5_000);
    history.push('/feed');
    await pass(HALF_MINUTE - 1);
    expect(shown()).toEqual([]);
    history.replace('/feed?tag=1');
    await pass(1);
    expect(shown()).toEqual(['install-sms']);
  });

  it.each(['/404', '/app/install', '/app/update', '/view/abc', '/oauth/kakao', '/more/sign-up'])(
    'does not come on %s, and comes on the page after it',
    async (url) => {
      const { pass, shown, history } = openTab({ url });
      await pass(10 * HALF_MINUTE);
      expect(shown()).toEqual([]);
      history.push('/feed');
      await pass(HALF_MINUTE);
      expect(shown()).toEqual(['install-sms']);
    },
  );

  it('waits while an input has the focus, and a moment after', async () => {
    const { pass, shown } = openTab();
    const input = focusInput();
    await pass(2 * HALF_MINUTE);
    expect(shown()).toEqual([]);
    const other = document.createElement('textarea');
    document.body.append(other);
    other.focus();
    await pass(2 * CALM_MS);
    expect(shown()).toEqual([]);
    other.blur();
    await pass(CALM_MS - 1);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['install-sms']);
    input.remove();
  });

  it('waits while another popup is open', async () => {
    const { pass, shown, popups, close } = openTab();
    void popups.ask('alert', { message: '기다려 주세요.' });
    await pass(2 * HALF_MINUTE);
    expect(shown()).toEqual(['alert']);
    await close();
    await pass(CALM_MS);
    expect(shown()).toEqual(['install-sms']);
  });

  it('does not come where it was hidden on the same day in Seoul, wherever the device is', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    const local = new MemoryStorage();
    const clock = new MemoryClock(LATE);
    openTab({ local, clock }).install.hideToday();
    expect(local.read(STORAGE_KEY.APP_INSTALL_HIDDEN_ON)).toBe('20261120');
    const same = openTab({ local, clock });
    await same.pass(2 * HALF_MINUTE);
    expect(same.shown()).toEqual([]);
    clock.advance(2 * 60_000);
    const next = openTab({ local, clock });
    await next.pass(HALF_MINUTE);
    expect(next.shown()).toEqual(['install-sms']);
  });

  it('hears of another tab that hides it at the last moment', async () => {
    const local = new MemoryStorage();
    const clock = new MemoryClock(LATE);
    const [tab, other] = [openTab({ local, clock }), openTab({ local, clock })];
    await tab.pass(HALF_MINUTE - 1);
    other.install.hideToday();
    tab.hear();
    await tab.pass(1);
    expect(tab.shown()).toEqual([]);
  });

  it('never comes where APP_INSTALL_HIDE is set, whatever its value', async () => {
    const { pass, shown } = openTab({ local: new MemoryStorage({ APP_INSTALL_HIDE: '' }) });
    await pass(10 * HALF_MINUTE);
    expect(shown()).toEqual([]);
  });

  it('works where storage is forbidden: hidden for as long as the page lives', async () => {
    const local: KeyValueStorage = {
      keys: () => [],
      read: () => null,
      write: () => false,
      remove: () => undefined,
    };
    const { pass, shown, install, hear } = openTab({ local });
    install.hideToday();
    hear();
    await pass(2 * HALF_MINUTE);
    expect(shown()).toEqual([]);
    expect(openTab({ local }).install.at('pc', '/').kind).toBe('pc');
  });
});
