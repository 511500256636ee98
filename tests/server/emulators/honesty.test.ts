import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { request } from 'node:http';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { PROVIDERS, type Provider } from '#core';
import { startEmulators } from '../../../server/emulators/start-emulators';
import { readEnv } from '../../../server/env';
import { identityProvidersOf } from '../../../server/outside/identity/identity-providers';
import type { Attempt } from '../../../server/ports/accounts/sign-in';
import { answerConsent } from '../../support/emulated-people';
import { watchedOutside } from '../../support/outside';

/** An emulator that takes anything would let a wrong adapter pass. */

const clock = { now: () => Date.parse('2026-11-20T12:00:00+09:00') };
const emulators = await startEmulators({ port: 0, clock, siteUrl: 'https://dev.hankan.example' });
const { url, keys } = emulators;
const providers = identityProvidersOf(readEnv({}), emulators, watchedOutside(clock));
afterAll(() => emulators.close());

const REDIRECT = 'http://127.0.0.1:4180/oauth';
const VERIFIER = 'verifier'.repeat(6);
const attemptAt = (provider: Provider): Attempt => ({
  provider,
  state: 'state-1',
  verifier: VERIFIER,
  nonce: 'nonce-1',
  redirectUri: `${REDIRECT}/${provider}`,
});

function authorizeUrl(provider: Provider, changed: Readonly<Record<string, string | null>> = {}) {
  const address = new URL(providers.get(provider)?.authorizeUrl(attemptAt(provider)) ?? '');
  for (const [name, value] of Object.entries(changed))
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  return address.href;
}

async function codeOf(provider: Provider): Promise<string> {
  return (await answerConsent(authorizeUrl(provider))).fields['code'] ?? '';
}

async function post(path: string, fields: Readonly<Record<string, string>>) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe.each(PROVIDERS)('the page of %s', (provider) => {
  test.each([
    ['another client', { client_id: 'somebody' }],
    ['no state', { state: null }],
    ['another way to answer', { response_type: 'token' }],
    ['another path of the site', { redirect_uri: 'http://127.0.0.1:4180/map' }],
    ['another provider’s path', { redirect_uri: `${REDIRECT}/none` }],
    ['another site', { redirect_uri: `http://evil.example/oauth/${provider}` }],
    ['no address', { redirect_uri: `javascript:alert(1)` }],
  ])('is refused for %s', async (_, changed) => {
    const answer = await fetch(authorizeUrl(provider, changed));
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('<form');
  });

  test('leads back to the configured site, too', async () => {
    const redirect_uri = `https://dev.hankan.example/oauth/${provider}`;
    const { address } = await answerConsent(authorizeUrl(provider, { redirect_uri }));
    expect(address).toBe(redirect_uri);
  });

  test('is answered once', async () => {
    const page = await (await fetch(authorizeUrl(provider))).text();
    const visit = /name="visit" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = () =>
      fetch(`${url}/${provider}/consent`, {
        method: 'POST',
        body: new URLSearchParams({ visit, person: 'kim', outcome: 'consent' }),
        redirect: 'manual',
      });
    expect((await answer()).status).toBeLessThan(400);
    expect((await answer()).status).toBe(400);
  });

  test('runs no text of the address', async () => {
    const state = `"><script src="/evil.js"></script>`;
    const { fields } = await answerConsent(authorizeUrl(provider, { state }));
    expect(fields['state']).toBe(state);
    const answer = await fetch(authorizeUrl(provider, { state }));
    expect(await answer.text()).not.toContain('evil.js');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('tokens of Kakao', () => {
  const form = async (changed: Readonly<Record<string, string>> = {}) => ({
    grant_type: 'authorization_code',
    client_id: keys.kakao.restApiKey,
    client_secret: keys.kakao.clientSecret,
    redirect_uri: `${REDIRECT}/kakao`,
    code: await codeOf('kakao'),
    code_verifier: VERIFIER,
    ...changed,
  });

  test('are given for a code, once', async () => {
    const fields = await form();
    expect(await post('/kakao/oauth/token', fields)).toMatchObject({
      status: 200,
      body: { token_type: 'bearer' },
    });
    expect(await post('/kakao/oauth/token', fields)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_code: 'KOE320' },
    });
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    ['another address', { redirect_uri: `${REDIRECT}/naver` }, 400, 'invalid_grant'],
    ['another secret', { client_secret: 'guessed' }, 401, 'invalid_client'],
    ['another client', { client_id: 'guessed' }, 401, 'invalid_client'],
  ])('are not given for %s', async (_, changed, status, error) => {
    const answer = await post('/kakao/oauth/token', await form(changed));
    expect(answer).toMatchObject({ status, body: { error } });
  });

  test('need the verifier of the challenge', async () => {
    const address = new URL(authorizeUrl('kakao'));
    const hash = createHash('sha256').update(VERIFIER).digest('base64url');
    expect(address.searchParams.get('code_challenge')).toBe(hash);
    expect((await fetch(authorizeUrl('kakao', { code_challenge_method: 'plain' }))).status).toBe(
      400,
    );
  });
});

describe('tokens of Naver', () => {
  const form = async (changed: Readonly<Record<string, string>> = {}) => ({
    grant_type: 'authorization_code',
    client_id: keys.naver.clientId,
    client_secret: keys.naver.clientSecret,
    state: 'state-1',
    code: await codeOf('naver'),
    ...changed,
  });

  test('are given for a code, once; the refusal has status 200', async () => {
    const fields = await form();
    const given = await post('/naver/oauth2.0/token', fields);
    expect(given.body['expires_in']).toBe('3600');
    expect(await post('/naver/oauth2.0/token', fields)).toMatchObject({
      status: 200,
      body: { error: 'invalid_request' },
    });
  });

  test.each([
    ['another state', { state: 'state-2' }, 'invalid_request'],
    ['another secret', { client_secret: 'guessed' }, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('are not given for %s', async (_, changed, error) => {
    const answer = await post('/naver/oauth2.0/token', await form(changed));
    expect(answer).toMatchObject({ status: 200, body: { error } });
    expect(answer.body).not.toHaveProperty('access_token');
  });
});

describe('tokens of Facebook', () => {
  const ask = async (changed: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({
      client_id: keys.facebook.appId,
      client_secret: keys.facebook.appSecret,
      redirect_uri: `${REDIRECT}/facebook`,
      code: await codeOf('facebook'),
      ...changed,
    });
    return fetch(`${url}/facebook/v24.0/oauth/access_token?${query.toString()}`);
  };

  test.each([
    ['another address', { redirect_uri: `${REDIRECT}/kakao` }],
    ['another secret', { client_secret: 'guessed' }],
    ['another code', { code: 'guessed' }],
  ])('are not given for %s', async (_, changed) => {
    expect((await ask(changed)).status).toBe(400);
  });

  test('tell nobody who they are without the proof', async () => {
    const given = (await (await ask({})).json()) as { access_token: string };
    const query = new URLSearchParams({ access_token: given.access_token, appsecret_proof: 'x' });
    const answer = await fetch(`${url}/facebook/v24.0/me?${query.toString()}`);
    expect(answer.status).toBe(400);
  });
});

describe('tokens of Apple', () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const ours = createPrivateKey(keys.apple.privateKey);
  const seconds = clock.now() / 1000;
  const halfYear = 15_777_000;

  const secret = (key: KeyObject, audience: string, lifetime: number) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keys.apple.keyId })
      .setIssuer(keys.apple.teamId)
      .setSubject(keys.apple.servicesId)
      .setAudience(audience)
      .setExpirationTime(seconds + lifetime)
      .sign(key);

  const ask = async (client_secret: string) =>
    post('/apple/auth/token', {
      grant_type: 'authorization_code',
      client_id: keys.apple.servicesId,
      client_secret,
      redirect_uri: `${REDIRECT}/apple`,
      code: await codeOf('apple'),
    });

  test('are given for a secret of our key, for at most 6 months', async () => {
    const answer = await ask(await secret(ours, `${url}/apple`, halfYear));
    expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
  });

  test.each([
    ['no token', () => 'guessed'],
    ['of another key', () => secret(stranger, `${url}/apple`, 60)],
    ['for somebody else', () => secret(ours, 'https://elsewhere.example', 60)],
    ['run out', () => secret(ours, `${url}/apple`, -60)],
    ['good for too long', () => secret(ours, `${url}/apple`, halfYear + 60)],
  ])('are not given for a secret that is %s', async (_, make) => {
    const answer = await ask(await make());
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
  });

  test('come with a name the first time only', async () => {
    const first = await answerConsent(authorizeUrl('apple'), { person: 'lee' });
    const second = await answerConsent(authorizeUrl('apple'), { person: 'lee' });
    expect(JSON.parse(first.fields['user'] ?? 'null')).toMatchObject({
      name: { lastName: '이', firstName: '새움' },
    });
    expect(second.fields).not.toHaveProperty('user');
  });
});

test('a page of another site reaches nothing by a name of its own', async () => {
  const port = new URL(url).port;
  const status = await new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path: '/emulator.css', headers: { host: 'evil.example' } })
      .on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(421);
});
