import { describe, expect, it } from 'vitest';
import { loginOutcome, PROVIDERS, providerOf, shellPayload, SNS_TYPE_OF } from '#core';

describe('providerOf', () => {
  it.each([
    ['kakao', 'SNSTP00001'],
    ['naver', 'SNSTP00002'],
    ['facebook', 'SNSTP00003'],
    ['apple', 'SNSTP00004'],
  ] as const)('%s by its name and by %s', (provider, code) => {
    expect(SNS_TYPE_OF[provider]).toBe(code);
    expect(providerOf(provider)).toBe(provider);
    expect(providerOf(code)).toBe(provider);
  });

  it.each(['', 'Kakao', 'kakao ', 'google', 'SNSTP00005', '__proto__'])('%j is none', (text) => {
    expect(providerOf(text)).toBeNull();
  });
});

describe('loginOutcome', () => {
  it.each([null, {}, { ID: null }, { ID: '' }, { SIGN_UP_YN: 'Y' }])(
    'of %j is the sign-up',
    (session) => {
      expect(loginOutcome(session)).toEqual({ kind: 'sign-up' });
    },
  );

  it.each([
    [{ ID: 'a', SIGN_UP_YN: 'Y' }, true],
    [{ ID: 'a', SIGN_UP_YN: 'N' }, false],
    [{ ID: 'a', SIGN_UP_YN: 'y' }, false],
    [{ ID: 0 }, false],
  ])('of %j is a session, new: %s', (session, isNew) => {
    expect(loginOutcome(session)).toEqual({ kind: 'signed-in', session, isNew });
  });
});

describe('shellPayload', () => {
  const tokens = { accessToken: 'a', refreshToken: 'r', id_token: 'i' };
  const wanted = {
    kakao: ['accessToken', 'refreshToken'],
    naver: ['accessToken', 'refreshToken'],
    facebook: ['accessToken'],
    apple: ['id_token'],
  } as const;

  it.each(PROVIDERS)('of %s carries its fields alone', (provider) => {
    const fields = Object.fromEntries(wanted[provider].map((name) => [name, tokens[name]]));
    expect(shellPayload(provider, tokens)).toEqual({
      SNS_TYPE_CD: SNS_TYPE_OF[provider],
      ...fields,
    });
  });

  it.each(
    PROVIDERS.flatMap((provider) => wanted[provider].map((name) => [provider, name] as const)),
  )('of %s is none without %s', (provider, name) => {
    expect(shellPayload(provider, { ...tokens, [name]: '' })).toBeNull();
    const { [name]: _left, ...others } = tokens;
    expect(shellPayload(provider, others)).toBeNull();
  });
});
