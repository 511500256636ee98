import { renderApp } from '../../support/render-app';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY, type AppLinkOpener, type Device } from '#core';
import { deferred } from '../../support/deferred';

const PHONE: Device = { kind: 'mobile-web', system: 'android', inApp: null };
const APP: Device = { kind: 'android-app', system: 'android', inApp: null };
// Noon in Seoul: no test goes over midnight.
const TODAY = '20261120';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

type Outcome = Awaited<ReturnType<AppLinkOpener['open']>>;

function open(url = '/more?tab=1', device = PHONE) {
  const opened: string[] = [];
  const answer = deferred<Outcome>();
  const appLink: AppLinkOpener = {
    open: (path) => {
      opened.push(path);
      return answer.promise;
    },
  };
  const services = renderApp(url, { device, appLink });
  const settle = (outcome: Outcome) =>
    act(async () => {
      answer.resolve(outcome);
      await answer.promise;
    });
  return { services, opened, settle };
}

async function openPopup(url?: string) {
  const opened = open(url);
  act(() => {
    void opened.services.stores.popups.ask('install');
  });
  const dialog = await screen.findByRole('dialog', { name: '한칸 앱에서 더 편하게 보세요' });
  const press = (name: string) => {
    fireEvent.click(within(dialog).getByRole('button', { name }));
  };
  return { ...opened, press };
}

const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
const address = () => window.location.pathname + window.location.search;

describe('the prompt', () => {
  it('opens this page in the app, once, and closes', async () => {
    const { opened, press, settle } = await openPopup();
    press('앱에서 보기');
    press('앱에서 보기');
    expect(opened).toEqual(['/more?tab=1']);
    await settle('opened');
    await gone();
    expect(address()).toBe('/more?tab=1');
  });

  it('leads to the install page where there is no app, in its own place', async () => {
    const { press, settle, services } = await openPopup();
    press('앱에서 보기');
    await settle('no-app');
    await screen.findByRole('heading', { name: '앱 설치' });
    expect(address()).toBe('/app/install?path=%2Fmore%3Ftab%3D1');
    act(() => {
      services.stores.history.go(-1);
    });
    await screen.findByRole('heading', { name: '더보기' });
    await gone();
  });

  it('leads whoever closed it meanwhile nowhere', async () => {
    const { press, settle } = await openPopup();
    press('앱에서 보기');
    press('닫기');
    await gone();
    await settle('no-app');
    expect(address()).toBe('/more?tab=1');
    expect(screen.queryByRole('heading', { name: '앱 설치' })).toBeNull();
  });

  it('오늘은 그냥 볼게요 stores today in Seoul', async () => {
    const { press } = await openPopup();
    press('오늘은 그냥 볼게요');
    await gone();
    expect(localStorage.getItem(STORAGE_KEY.APP_INSTALL_HIDDEN_ON)).toBe(TODAY);
    await waitFor(() => {
      expect(screen.queryByRole('complementary', { name: '앱 안내' })).toBeNull();
    });
  });

  it('닫기 stores nothing', async () => {
    const { press } = await openPopup();
    press('닫기');
    await gone();
    expect(localStorage.getItem(STORAGE_KEY.APP_INSTALL_HIDDEN_ON)).toBeNull();
  });
});

describe('the bar at the top', () => {
  const bar = () => screen.findByRole('complementary', { name: '앱 안내' });

  it('has its room from the first drawing on', async () => {
    open();
    expect(document.querySelector('[data-install-bar]')).not.toBeNull();
    await bar();
  });

  it('opens this page in the app, and without one the install page, which has no bar', async () => {
    const { opened, settle } = open('/more?tab=1');
    const button = within(await bar()).getByRole('button', { name: '앱 열기' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(opened).toEqual(['/more?tab=1']);
    await settle('no-app');
    await screen.findByRole('heading', { name: '앱 설치' });
    expect(address()).toBe('/app/install?path=%2Fmore%3Ftab%3D1');
    expect(document.querySelector('[data-install-bar]')).toBeNull();
  });

  it('calls nobody back who went on meanwhile', async () => {
    const { services, settle } = open('/more');
    fireEvent.click(within(await bar()).getByRole('button', { name: '앱 열기' }));
    act(() => {
      services.stores.history.push('/zzim');
    });
    await settle('no-app');
    expect(address()).toBe('/zzim');
  });

  it('closed, is gone for today', async () => {
    open();
    fireEvent.click(within(await bar()).getByRole('button', { name: '앱 안내 닫기' }));
    expect(document.querySelector('[data-install-bar]')).toBeNull();
    expect(localStorage.getItem(STORAGE_KEY.APP_INSTALL_HIDDEN_ON)).toMatch(/^\d{8}$/);
  });

  it.each([
    ['in the app', '/more', APP, {}],
    ['on the install page', '/app/install', PHONE, {}],
    ['where it is hidden today', '/more', PHONE, { APP_INSTALL_HIDDEN_ON: TODAY }],
    ['where APP_INSTALL_HIDE is set', '/more', PHONE, { APP_INSTALL_HIDE: 'Y' }],
  ] as const)('is not there %s', async (_, url, device, kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    open(url, device);
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('[data-install-bar]')).toBeNull();
  });
});
