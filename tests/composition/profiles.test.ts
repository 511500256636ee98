import '../ui/support/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANDROID_HOST } from '../../src/adapters/native/android-host';
import { IOS_HANDLER } from '../../src/adapters/native/envelope';
import { parseEnv } from '../../src/composition/parse-env';
import { browserProfile } from '../../src/composition/profiles/browser';
import type { Carried, Carrier } from '../../src/adapters/http/client/call';
import { memoryProfile } from '../../src/composition/profiles/memory';
import { serverProfile, type Look } from '../../src/composition/profiles/server';
import { servicesOf, startStores } from '../../src/composition/services';
import { shellCode } from '../../src/composition/shell-code';
import { TOKEN } from '../../src/composition/tokens';
import { containerOf } from '../../src/composition/wiring';

const env = parseEnv(
  '{"certification":{"merchant":"imp1","scriptUrl":"https://cdn.example.com/iamport.js"}}',
  'http://localhost',
);

/** A window with what a shell injects before the page's first script. */
const shellWindow = (injected: object): Window =>
  new Proxy(window, {
    get: (view, name): unknown => {
      if (Object.hasOwn(injected, name)) return Reflect.get(injected, name);
      const found: unknown = Reflect.get(view, name);
      // Methods of a window are called on the window itself.
      const isMethod = typeof found === 'function' && !Object.hasOwn(found, 'prototype');
      return isMethod ? (found as () => unknown).bind(view) : found;
    },
  });
const android = { [ANDROID_HOST]: { post: () => undefined } };
const ios = { webkit: { messageHandlers: { [IOS_HANDLER]: { postMessage: () => undefined } } } };

const LOOK: Look = {
  url: '/',
  device: { kind: 'mobile-web', system: 'android', inApp: null },
  now: Date.parse('2026-11-20T12:00:00+09:00'),
};
const silent: Carrier = { carry: () => new Promise(() => undefined) };

const PROFILES = {
  browser: () => browserProfile(window, env),
  android: () => browserProfile(shellWindow(android), env, { shellCode }),
  ios: () => browserProfile(shellWindow(ios), env, { shellCode }),
  memory: () => memoryProfile(window, env),
  server: () => serverProfile(LOOK, env, silent),
} as const;

describe.each(Object.keys(PROFILES) as (keyof typeof PROFILES)[])('the %s profile', (name) => {
  const profile = () => containerOf(PROFILES[name]());

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each(Object.entries(TOKEN))('has something for %s', (_, token) => {
    expect(profile()<unknown>(token)).toBeDefined();
  });

  it('makes everything once', () => {
    const get = profile();
    for (const token of Object.values(TOKEN)) expect(get<unknown>(token)).toBe(get<unknown>(token));
  });

  it('starts its stores, stops them and starts them again', () => {
    const { stores } = servicesOf(profile());
    startStores(stores)();
    const stop = startStores(stores);
    expect(stores.history.current.url).toBe('/');
    stop();
  });
});

describe('the device', () => {
  it.each([
    ['browser', null, 'pc'],
    ['android', 'android', 'android-app'],
    ['ios', 'ios', 'ios-app'],
    ['memory', null, 'pc'],
    ['server', null, 'mobile-web'],
  ] as const)('of the %s profile is known by its shell', (name, shell, kind) => {
    const get = containerOf(PROFILES[name]());
    expect(get(TOKEN.native).shell).toBe(shell);
    expect(get(TOKEN.device).kind).toBe(kind);
  });
});

describe('certification', () => {
  it('is there where it is configured', () => {
    const none = parseEnv('{}', 'http://localhost');
    expect(containerOf(browserProfile(window, env))(TOKEN.certification).isThere).toBe(true);
    expect(containerOf(browserProfile(window, none))(TOKEN.certification).isThere).toBe(false);
  });
});

describe('Kakao’s search of addresses', () => {
  it('is there where its key is configured', () => {
    const pickerWith = (kakaoKey: string | null) =>
      containerOf(browserProfile(window, { ...env, kakaoKey }))(TOKEN.addressPicker);
    expect(pickerWith('kakao1').isThere).toBe(true);
    expect(pickerWith(null).isThere).toBe(false);
  });
});

describe('two profiles of a server', () => {
  /** A page of its own for each request, with an API that says whose it is. */
  const opened = (whose: string) => {
    const heard: Carried[] = [];
    const carrier: Carrier = {
      carry: (carried) => {
        heard.push(carried);
        const body = { DATA: { ID: whose } };
        return Promise.resolve({ status: 200, body, header: () => undefined });
      },
    };
    const get = containerOf(serverProfile({ ...LOOK, url: `/${whose}` }, env, carrier));
    return { get, services: servicesOf(get), heard };
  };

  /** What belongs to the request that a page is drawn for. */
  const OF_ALL: readonly symbol[] = [TOKEN.env, TOKEN.device];

  it.each(Object.entries(TOKEN).filter(([, token]) => !OF_ALL.includes(token)))(
    'have each their own %s',
    (_, token) => {
      const made = opened('a').get<unknown>(token);
      expect(made).not.toBe(opened('b').get<unknown>(token));
    },
  );

  it('know each their own address, answers and tokens', async () => {
    const [a, b] = [opened('a'), opened('b')];
    a.get(TOKEN.tokens).write({ accessToken: 'token-of-a', refreshToken: 'refresh-of-a' });
    expect(a.services.stores.history.current.url).toBe('/a');
    expect(b.services.stores.history.current.url).toBe('/b');
    expect((await a.services.session.read()).ID).toBe('a');
    expect((await b.services.session.read()).ID).toBe('b');
    expect([a.heard.length, b.heard.length]).toEqual([1, 1]);
    expect(JSON.stringify(a.heard)).toContain('token-of-a');
    expect(JSON.stringify(b.heard)).not.toContain('of-a');
    expect(opened('c').get(TOKEN.tokens).read()).toEqual({ accessToken: null, refreshToken: null });
  });

  it('keep nothing where another one finds it', () => {
    const [a, b] = [opened('a'), opened('b')];
    a.services.local.write('KEY', 'a');
    a.services.perTab.write('KEY', 'a');
    const [page, slot] = [a.services.stores.history.current.page, { name: 'slot' }];
    a.services.stores.history.snapshots.keep(page, slot, 'a');
    expect(b.services.stores.history.current.page).toBe(page);
    expect(b.services.stores.history.snapshots.find(page, slot)).toBeUndefined();
    expect([b.services.local.read('KEY'), b.services.perTab.read('KEY')]).toEqual([null, null]);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});
