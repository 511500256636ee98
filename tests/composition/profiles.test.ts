import '../ui/support/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANDROID_HOST } from '../../src/adapters/native/android-host';
import { IOS_HANDLER } from '../../src/adapters/native/envelope';
import { parseEnv } from '../../src/composition/parse-env';
import { browserProfile } from '../../src/composition/profiles/browser';
import { memoryProfile } from '../../src/composition/profiles/memory';
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

const PROFILES = {
  browser: () => browserProfile(window, env),
  android: () => browserProfile(shellWindow(android), env, { shellCode }),
  ios: () => browserProfile(shellWindow(ios), env, { shellCode }),
  memory: () => memoryProfile(window, env),
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
