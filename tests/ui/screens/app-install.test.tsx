import { renderApp } from '../support/render-app';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AppLinkOpener, Device } from '#core';
import { deferred } from '../support/deferred';

type Outcome = Awaited<ReturnType<AppLinkOpener['open']>>;

const PC: Device = { kind: 'pc', system: 'other', inApp: null };
const ANDROID: Device = { kind: 'mobile-web', system: 'android', inApp: null };
const IPHONE: Device = { kind: 'mobile-web', system: 'ios', inApp: 'kakaotalk' };
const IN_ANDROID: Device = { kind: 'android-app', system: 'android', inApp: null };
const IN_IOS: Device = { kind: 'ios-app', system: 'ios', inApp: null };

const ADDRESS = {
  'Google Play에서 받기': 'https://play.example/hankan',
  'App Store에서 받기': 'https://apps.example/hankan',
};
const stores = () =>
  screen.queryAllByRole('link', { name: /에서 받기$/ }).map((link) => link.textContent);

/** The install page on a device; each opening waits to be answered. */
async function install(device: Device, search = '') {
  const opened: string[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const appLink: AppLinkOpener = {
    open: (path) => {
      opened.push(path);
      const answer = deferred<Outcome>();
      answers.push(answer.resolve);
      return answer.promise;
    },
  };
  const services = renderApp(`/app/install${search}`, ({ env }) => ({
    device,
    appLink,
    env: {
      ...env,
      app: {
        ...env.app,
        androidStoreUrl: ADDRESS['Google Play에서 받기'],
        iosStoreUrl: ADDRESS['App Store에서 받기'],
      },
    },
  }));
  await screen.findByRole('heading', { name: '앱 설치' });
  const button = () => screen.getByRole('button', { name: '앱 열기' });
  const press = () => {
    fireEvent.click(button());
  };
  const answer = async (outcome: Outcome) => {
    answers.at(-1)?.(outcome);
    await waitFor(() => {
      expect(button().getAttribute('aria-busy')).toBeNull();
    });
  };
  return { services, opened, button, press, answer };
}

describe('the stores', () => {
  it.each([
    ['a computer', PC, Object.keys(ADDRESS)],
    ['Android', ANDROID, ['Google Play에서 받기']],
    ['an iPhone', IPHONE, ['App Store에서 받기']],
  ] as const)('of %s are shown there, each at its own address', async (_, device, names) => {
    await install(device);
    expect(stores()).toEqual(names);
    for (const name of names)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        ADDRESS[name as keyof typeof ADDRESS],
      );
  });

  it('are not offered inside the app, which leads home', async () => {
    const { services } = await install(IN_ANDROID);
    expect(screen.getByText('이미 앱에서 보고 있어요')).toBeTruthy();
    expect(stores()).toEqual([]);
    expect(screen.queryByRole('button', { name: '앱 열기' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: '홈으로 가기' }));
    expect(services.stores.history.current.url).toBe('/');
  });

  it('are not offered inside the app of an iPhone either', async () => {
    await install(IN_IOS);
    expect(screen.getByText('이미 앱에서 보고 있어요')).toBeTruthy();
    expect(stores()).toEqual([]);
  });
});

describe('the way into the app', () => {
  it('is not offered on a computer, which has none', async () => {
    await install(PC, '?path=/zzim');
    expect(screen.getByText(/휴대폰의 앱 스토어에서/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '앱 열기' })).toBeNull();
  });

  it('opens once, however often it is pressed meanwhile', async () => {
    const { opened, button, press, answer } = await install(ANDROID, '?path=/zzim');
    expect(screen.getByText('앱이 없다면 먼저 받아 주세요.')).toBeTruthy();
    press();
    press();
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(opened).toEqual(['/zzim']);
    await answer('opened');
    expect(screen.queryByText(/앱이 열리지 않았어요/)).toBeNull();
  });

  it('says where there is no app, keeps the stores, and can be tried again', async () => {
    const { opened, press, answer } = await install(IPHONE, '?path=/place/1');
    press();
    await answer('no-app');
    expect(screen.getByText(/앱이 열리지 않았어요/).getAttribute('role')).toBe('alert');
    expect(stores()).toEqual(['App Store에서 받기']);
    press();
    expect(screen.queryByText(/앱이 열리지 않았어요/)).toBeNull();
    expect(opened).toEqual(['/place/1', '/place/1']);
    await answer('opened');
    expect(screen.queryByText(/앱이 열리지 않았어요/)).toBeNull();
  });

  it.each([
    ['?path=/place/1', '/place/1'],
    ['?path=%2Fmap%3Flat%3D37%26lng%3D127', '/map?lat=37&lng=127'],
    ['?path=/map?lat=37', '/map?lat=37'],
    ['?path=/zzim#top', '/zzim'],
    ['', '/'],
    ['?path=', '/'],
    ['?path=zzim', '/'],
    ['?path=https://evil.example/', '/'],
    ['?path=//evil.example', '/'],
    ['?path=/%5Cevil.example', '/'],
    ['?path=/%252Fevil.example', '/'],
    ['?path=javascript:alert(1)', '/'],
    ['?path=/%0A/evil.example', '/'],
  ])('of %j opens %s', async (search, path) => {
    const { opened, press, answer } = await install(ANDROID, search);
    press();
    expect(opened).toEqual([path]);
    await answer('opened');
  });
});
