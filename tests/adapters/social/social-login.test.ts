import { describe, expect, test } from 'vitest';
import {
  AppError,
  PROVIDERS,
  SNS_TYPE_OF,
  type NativeResult,
  type NativeTokens,
  type Provider,
} from '#core';
import { MemoryNativeBridge } from '../../../src/adapters/memory/memory-native-bridge';
import { MemorySocialLogin } from '../../../src/adapters/memory/memory-social-login';
import { BrowserSocialLogin } from '../../../src/adapters/social/browser-social-login';
import { ShellSocialLogin } from '../../../src/adapters/social/shell-social-login';

describe('the browser’s way', () => {
  test.each(PROVIDERS)('leaves for the page of %s', async (provider) => {
    const left: string[] = [];
    const begin = (of: Provider) => Promise.resolve({ url: `https://${of}.example/authorize` });
    const login = new BrowserSocialLogin({ begin }, (url) => left.push(url));
    await expect(login.start(provider)).resolves.toEqual({ kind: 'left' });
    expect(left).toEqual([`https://${provider}.example/authorize`]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/oauth/kakao', ''])(
    'does not leave for %j',
    async (url) => {
      const left: string[] = [];
      const begin = () => Promise.resolve({ url });
      const login = new BrowserSocialLogin({ begin }, (one) => left.push(one));
      await expect(login.start('kakao')).rejects.toMatchObject({ kind: 'malformed' });
      expect(left).toEqual([]);
    },
  );

  test('stays where the server cannot be asked, and says why', async () => {
    const left: string[] = [];
    const begin = () => Promise.reject(new AppError('offline'));
    const login = new BrowserSocialLogin({ begin }, (one) => left.push(one));
    await expect(login.start('kakao')).rejects.toMatchObject({ kind: 'offline' });
    expect(left).toEqual([]);
  });
});

describe('the shell’s way', () => {
  const start = async (provider: Provider, login?: NativeResult<NativeTokens>) => {
    const native = new MemoryNativeBridge('ios', login === undefined ? {} : { login });
    const browser = new MemorySocialLogin();
    const result = await new ShellSocialLogin(native, browser).start(provider);
    expect(native.asked).toEqual([{ method: 'login', provider }]);
    return { result, browser: browser.started };
  };
  const everything = { accessToken: 'a', refreshToken: 'r', id_token: 'i' };

  test.each([
    ['kakao', { accessToken: 'a', refreshToken: 'r' }],
    ['naver', { accessToken: 'a', refreshToken: 'r' }],
    ['facebook', { accessToken: 'a' }],
    ['apple', { id_token: 'i' }],
  ] as const)('%s hands over %j and nothing else', async (provider, fields) => {
    const { result, browser } = await start(provider, { kind: 'ok', value: everything });
    const payload = { SNS_TYPE_CD: SNS_TYPE_OF[provider], ...fields };
    expect(result).toEqual({ kind: 'tokens', payload });
    expect(browser).toEqual([]);
  });

  test.each(PROVIDERS)('%s cancelled ends quietly', async (provider) => {
    const { result, browser } = await start(provider, { kind: 'cancel' });
    expect(result).toEqual({ kind: 'cancelled' });
    expect(browser).toEqual([]);
  });

  test.each(
    PROVIDERS.flatMap((provider) => [
      [provider, { kind: 'error', message: '' }] as const,
      [provider, undefined] as const,
      [provider, { kind: 'ok', value: {} }] as const,
    ]),
  )('%s with %j goes the browser’s way', async (provider, answer) => {
    const { result, browser } = await start(provider, answer);
    expect(result).toEqual({ kind: 'left' });
    expect(browser).toEqual([provider]);
  });
});
