import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { PROVIDERS, type Provider } from '#core';
import {
  CERTIFICATION,
  emulatedKeys,
  PUBLIC_NOTICES_KEY,
  SMS,
} from '../../../server/emulators/emulated-keys';
import { makeEs256Key } from '../../../server/emulators/signing-keys';
import { readEnv } from '../../../server/env';
import { identityProvidersOf } from '../../../server/outside/identity/identity-providers';
import type { Attempt } from '../../../server/ports/accounts/sign-in';
import { clock, NOW } from '../../support/app-deps';

/** Replies that no emulator gives: what a service says on a bad day, and what a forger would. */

const URL_OF_ALL = 'http://outside.test';
const keys = emulatedKeys(makeEs256Key().pem);
const TOKENS = { accessToken: 'access', refreshToken: 'refresh', id_token: 'a.b.c' };
const ATTEMPT: Attempt = {
  provider: 'kakao',
  state: 's',
  verifier: 'v'.repeat(43),
  nonce: 'nonce-1',
  redirectUri: 'http://127.0.0.1/oauth/kakao',
};

type Answer = () => Response | Promise<Response>;
const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/** A provider whose service answers each call by the end of its path. */
function scripted(provider: Provider, answers: Readonly<Record<string, Answer>>) {
  const found = identityProvidersOf(
    readEnv({}),
    {
      url: URL_OF_ALL,
      keys,
      certification: CERTIFICATION,
      sms: SMS,
      publicNoticesKey: PUBLIC_NOTICES_KEY,
    },
    {
      clock,
      limitMs: 30_000,
      note: () => undefined,
      fetch: async (input) => {
        const { pathname } = new URL(String(input instanceof Request ? input.url : input));
        const end = Object.keys(answers).find((path) => pathname.endsWith(path));
        if (end === undefined) throw new TypeError(`not scripted: ${pathname}`);
        return (await answers[end]?.()) ?? Response.error();
      },
    },
  ).get(provider);
  if (found === undefined) throw new Error('The provider is hidden.');
  return found;
}

const refused = (reason: string) => ({ ok: false, reason });

describe.each(PROVIDERS)('%s', (provider) => {
  test.each<[string, Answer]>([
    ['breaks off', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 500', json({}, 500)],
    ['wants fewer calls', json({ error: 'slow_down' }, 429)],
    ['answers a page', () => new Response('<h1>점검 중입니다</h1>')],
    ['answers something else', json(['an', 'array'])],
  ])('is away when its service %s', async (_, answer) => {
    const everywhere = { '': answer };
    expect(await scripted(provider, everywhere).exchange('code', ATTEMPT)).toEqual(refused('away'));
  });

  test.each(['한글', 'a\nb', '\0', '', '\u007f'])(
    'asks nobody about the token %j',
    async (token) => {
      const tokens = { accessToken: token, refreshToken: token, id_token: token };
      // Nothing is scripted: a call would make it away.
      expect(await scripted(provider, {}).verify(tokens)).toEqual(refused('expired'));
    },
  );

  test('never throws where an adapter itself is wrong', async () => {
    const broken = scripted(provider, {});
    const attempt = { ...ATTEMPT, redirectUri: undefined as unknown as string };
    expect(await broken.exchange('code', attempt)).toEqual(refused('away'));
  });
});

describe('a fault that no person can mend is the service’s', () => {
  const wrongSecret = { error: 'invalid_client', error_description: 'wrong secret' };
  test.each<[Provider, Answer]>([
    ['kakao', json(wrongSecret, 401)],
    ['naver', json(wrongSecret)],
    ['facebook', json({ error: { code: 101, type: 'OAuthException' } }, 400)],
    ['apple', json(wrongSecret, 400)],
  ])('%s', async (provider, answer) => {
    const one = scripted(provider, { token: answer });
    expect(await one.exchange('code', ATTEMPT)).toEqual(refused('away'));
  });
});

describe('kakao', () => {
  const info = json({ id: 7, app_id: Number(keys.kakao.appId) });

  test('is busy with status 400', async () => {
    const busy = scripted('kakao', { access_token_info: json({ code: -1, msg: '' }, 400) });
    expect(await busy.verify(TOKENS)).toEqual(refused('away'));
  });

  test('whose two answers differ vouches for nobody', async () => {
    const odd = scripted('kakao', { access_token_info: info, me: json({ id: 8 }) });
    expect(await odd.verify(TOKENS)).toEqual(refused('wrong-app'));
  });

  test('without OpenID Connect sends no id token, and vouches all the same', async () => {
    const plain = scripted('kakao', {
      '/oauth/token': json({ access_token: 'a' }),
      access_token_info: info,
      me: json({ id: 7 }),
    });
    expect(await plain.exchange('code', ATTEMPT)).toEqual({
      ok: true,
      value: { provider: 'kakao', subject: '7' },
    });
  });

  test.each([
    ['another client', { aud: 'other', sub: '7' }, 'wrong-app'],
    ['another person', { aud: keys.kakao.restApiKey, sub: '8' }, 'wrong-app'],
    ['no nonce', { aud: keys.kakao.restApiKey, sub: '7' }, 'wrong-nonce'],
  ])('refuses an id token of %s', async (_, claims, reason) => {
    const odd = scripted('kakao', {
      '/oauth/token': json({ access_token: 'a', id_token: new UnsecuredJWT(claims).encode() }),
      access_token_info: info,
      me: json({ id: 7 }),
    });
    expect(await odd.exchange('code', ATTEMPT)).toEqual(refused(reason));
  });
});

describe('naver', () => {
  test('vouches for whoever the refreshed token belongs to, not the one that was sent', async () => {
    const asked: string[] = [];
    const odd = scripted('naver', {
      token: json({ access_token: 'ours', expires_in: '3600' }),
      me: () => {
        asked.push('me');
        return Response.json({ resultcode: '00', message: 'success', response: { id: 'N1' } });
      },
    });
    expect(await odd.verify(TOKENS)).toMatchObject({ ok: true, value: { subject: 'N1' } });
    expect(asked).toHaveLength(1);
  });

  test('refuses with status 200', async () => {
    const odd = scripted('naver', {
      token: json({ access_token: 'ours', expires_in: '3600' }),
      me: json({ resultcode: '024', message: 'Authentication failed' }),
    });
    expect(await odd.verify(TOKENS)).toEqual(refused('expired'));
  });
});

describe('facebook', () => {
  const { appId } = keys.facebook;
  test.each([
    ['of another app', { app_id: '1', is_valid: true, user_id: '7' }, '7', 'wrong-app'],
    ['of nobody knows which app', { is_valid: true, user_id: '7' }, '7', 'expired'],
    ['that was taken back', { app_id: appId, is_valid: false, user_id: '7' }, '7', 'expired'],
    ['of another person', { app_id: appId, is_valid: true, user_id: '7' }, '8', 'wrong-app'],
  ])('refuses a token %s', async (_, data, id, reason) => {
    const odd = scripted('facebook', { debug_token: json({ data }), me: json({ id }) });
    expect(await odd.verify(TOKENS)).toEqual(refused(reason));
  });
});

describe('apple', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const now = NOW / 1000;
  const CLAIMS = {
    iss: `${URL_OF_ALL}/apple`,
    aud: keys.apple.bundleId,
    sub: 'A1',
    exp: now + 600,
    nonce: 'nonce-1',
  };
  const published = async () =>
    Response.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] });
  const sign = (
    changed: Readonly<Record<string, unknown>> = {},
    key: KeyObject = privateKey,
    kid = 'k',
  ) => new SignJWT({ ...CLAIMS, ...changed }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  const verify = (id_token: string) => scripted('apple', { keys: published }).verify({ id_token });

  test('vouches for its own tokens, for the app and for the browser', async () => {
    const vouched = { ok: true, value: { provider: 'apple', subject: 'A1' } };
    expect(await verify(await sign())).toEqual(vouched);
    expect(await verify(await sign({ aud: keys.apple.servicesId }))).toEqual(vouched);
  });

  test.each<[string, string, () => Promise<string> | string]>([
    ['another app', 'wrong-app', () => sign({ aud: 'other.app' })],
    ['another issuer', 'wrong-app', () => sign({ iss: 'https://evil.example' })],
    ['yesterday', 'expired', () => sign({ exp: now - 600 })],
    ['no end', 'expired', () => sign({ exp: undefined })],
    ['nobody', 'away', () => sign({ sub: '' })],
    ['another key', 'expired', () => sign({}, stranger)],
    ['a key that nobody published', 'expired', () => sign({}, stranger, 'x')],
    ['no key at all', 'expired', () => new UnsecuredJWT(CLAIMS).encode()],
    [
      'a secret that is Apple’s public key',
      'expired',
      () =>
        new SignJWT(CLAIMS)
          .setProtectedHeader({ alg: 'HS256', kid: 'k' })
          .sign(Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }))),
    ],
  ])('refuses a token of %s', async (_, reason, make) => {
    expect(await verify(await make())).toEqual(refused(reason));
  });

  test.each([42, 2 ** 53, 1.5, true, null, {}, ['A1']])(
    'vouches for nobody where the sub is %j, which is no text',
    async (sub) => {
      expect(await verify(await sign({ sub }))).toEqual(refused('away'));
      const id_token = await sign({ sub, aud: keys.apple.servicesId });
      const one = scripted('apple', { token: json({ id_token }), keys: published });
      expect(await one.exchange('code', ATTEMPT)).toEqual(refused('away'));
    },
  );

  test('takes a nonce as it is, or its hash', async () => {
    const hash = createHash('sha256').update(ATTEMPT.nonce).digest('hex');
    const exchange = async (nonce: string | undefined) => {
      const id_token = await sign({ aud: keys.apple.servicesId, nonce });
      const one = scripted('apple', { token: json({ id_token }), keys: published });
      return (await one.exchange('code', ATTEMPT)).ok;
    };
    expect(await Promise.all([ATTEMPT.nonce, hash, 'other', undefined].map(exchange))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
