import { afterAll, describe, expect, test } from 'vitest';
import { PROVIDERS, type Provider } from '#core';
import { PEOPLE, subjectOf } from '../../../server/emulators/people';
import { startEmulators } from '../../../server/emulators/start-emulators';
import type { Failure } from '../../../server/emulators/failures';
import { readEnv } from '../../../server/env';
import { identityProvidersOf } from '../../../server/outside/identity/identity-providers';
import type {
  Attempt,
  IdentityProvider,
  IdentityRefusal,
} from '../../../server/ports/accounts/sign-in';
import { answerConsent } from '../../support/emulated-people';
import { watchedOutside } from '../../support/outside';
import { shellTokens } from '../../support/press-consent';

let now = Date.parse('2026-11-20T12:00:00+09:00');
const clock = { now: () => now };
const emulators = await startEmulators({ port: 0, clock, siteUrl: '', slowMs: 60_000 });
const outside = watchedOutside(clock);
const providers = identityProvidersOf(readEnv({}), emulators, outside);
const hasty = identityProvidersOf(readEnv({}), emulators, watchedOutside(clock, 300));
afterAll(() => emulators.close());

const [kim] = PEOPLE;
if (kim === undefined) throw new Error('There are no people.');

function of(map: typeof providers, name: Provider): IdentityProvider {
  const found = map.get(name);
  if (found === undefined) throw new Error(`${name} is hidden.`);
  return found;
}

let attempts = 0;
function attemptAt(provider: Provider): Attempt {
  attempts += 1;
  return {
    provider,
    state: `state-${attempts}`,
    verifier: `verifier-of-attempt-${String(attempts).padStart(40, '0')}`,
    nonce: `nonce-${attempts}`,
    redirectUri: `http://127.0.0.1:4180/oauth/${provider}`,
  };
}

async function codeOf(
  provider: Provider,
  attempt: Attempt,
  outcome: Failure | 'consent' = 'consent',
) {
  const url = of(providers, provider).authorizeUrl(attempt);
  const { address, fields } = await answerConsent(url, { outcome });
  expect(address).toBe(attempt.redirectUri);
  expect(fields['state']).toBe(attempt.state);
  return fields['code'] ?? '';
}

describe.each(PROVIDERS)('%s in a browser', (provider) => {
  const adapter = of(providers, provider);

  test('vouches for whoever agreed', async () => {
    const attempt = attemptAt(provider);
    const code = await codeOf(provider, attempt);
    const subject = subjectOf(provider, kim);
    expect(await adapter.exchange(code, attempt)).toEqual({
      ok: true,
      value: { provider, subject },
    });
  });

  test('does so once for each code', async () => {
    const attempt = attemptAt(provider);
    const code = await codeOf(provider, attempt);
    await adapter.exchange(code, attempt);
    expect(await adapter.exchange(code, attempt)).toEqual({ ok: false, reason: 'expired' });
  });

  test('answers somebody who cancels without a code', async () => {
    const attempt = attemptAt(provider);
    const { fields } = await answerConsent(adapter.authorizeUrl(attempt), { outcome: 'cancel' });
    const error = provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied';
    expect(fields).toMatchObject({ error, state: attempt.state });
    expect(fields).not.toHaveProperty('code');
  });

  test('takes a code for 10 minutes', async () => {
    const [early, late] = [attemptAt(provider), attemptAt(provider)];
    const codes = [await codeOf(provider, early), await codeOf(provider, late)];
    now += 599_000;
    expect((await adapter.exchange(codes[0] ?? '', early)).ok).toBe(true);
    now += 2000;
    expect(await adapter.exchange(codes[1] ?? '', late)).toEqual({ ok: false, reason: 'expired' });
  });

  test.each<[Failure, IdentityRefusal]>([
    ['expired', 'expired'],
    ['wrong-app', 'wrong-app'],
    ['token-down', 'away'],
    ['profile-down', 'away'],
  ])('refuses where it is told to be %s', async (failure, reason) => {
    const attempt = attemptAt(provider);
    const code = await codeOf(provider, attempt, failure);
    expect(await adapter.exchange(code, attempt)).toEqual({ ok: false, reason });
  });

  test('is away when it takes too long', async () => {
    const attempt = attemptAt(provider);
    const code = await codeOf(provider, attempt, 'slow');
    const answer = await of(hasty, provider).exchange(code, attempt);
    expect(answer).toEqual({ ok: false, reason: 'away' });
  });
});

describe.each(['kakao', 'apple'] as const)('%s with a nonce', (provider) => {
  test('refuses the answer to another attempt', async () => {
    const attempt = attemptAt(provider);
    const code = await codeOf(provider, attempt, 'wrong-nonce');
    const answer = await of(providers, provider).exchange(code, attempt);
    expect(answer).toEqual({ ok: false, reason: 'wrong-nonce' });
  });

  test('refuses a code that another browser brought back', async () => {
    const [theirs, mine] = [attemptAt(provider), attemptAt(provider)];
    const code = await codeOf(provider, theirs);
    const answer = await of(providers, provider).exchange(code, mine);
    // PKCE stops it before the nonce does, where there is PKCE.
    expect(answer).toEqual({ ok: false, reason: provider === 'kakao' ? 'expired' : 'wrong-nonce' });
  });
});

describe.each(PROVIDERS)('%s in a shell', (provider) => {
  const adapter = of(providers, provider);

  test('vouches for whoever its own app signed in', async () => {
    const tokens = await shellTokens(emulators.url, provider, 'kim');
    const subject = subjectOf(provider, kim);
    expect(await adapter.verify(tokens)).toEqual({ ok: true, value: { provider, subject } });
  });

  test.each<['expired' | 'wrong-app' | 'profile-down', IdentityRefusal]>([
    ['expired', 'expired'],
    ['wrong-app', 'wrong-app'],
    ['profile-down', 'away'],
  ])('refuses tokens that are %s', async (failure, reason) => {
    const tokens = await shellTokens(emulators.url, provider, 'kim', failure);
    expect(await adapter.verify(tokens)).toEqual({ ok: false, reason });
  });

  test('is away when it takes too long', async () => {
    const tokens = await shellTokens(emulators.url, provider, 'kim', 'slow');
    expect(await of(hasty, provider).verify(tokens)).toEqual({ ok: false, reason: 'away' });
  });

  test.each([
    ['nothing', {}],
    ['an empty text', { accessToken: '', refreshToken: '', id_token: '' }],
    ['made up ones', { accessToken: 'x', refreshToken: 'y', id_token: 'a.b.c' }],
  ])('refuses %s in place of tokens', async (_, tokens) => {
    expect(await adapter.verify(tokens)).toEqual({ ok: false, reason: 'expired' });
  });

  test('does not mix two people', async () => {
    const [first, second] = [
      await shellTokens(emulators.url, provider, 'lee'),
      await shellTokens(emulators.url, provider, 'new'),
    ];
    const answers = await Promise.all([adapter.verify(first), adapter.verify(second)]);
    const subjects = answers.map((answer) => (answer.ok ? answer.value.subject : null));
    expect(new Set([...subjects, null]).size).toBe(3);
  });
});

test('what went wrong is noted without a token, a code or a key', () => {
  expect(outside.facts.length).toBeGreaterThan(10);
  const secrets = [emulators.keys.kakao, emulators.keys.naver, emulators.keys.facebook]
    .flatMap((keys) => Object.values(keys))
    .filter((value) => value.length > 6);
  const noted = JSON.stringify(outside.facts);
  for (const secret of secrets) expect(noted).not.toContain(secret);
  for (const fact of outside.facts) {
    expect(Object.keys(fact).sort()).toEqual(['code', 'service', 'status', 'step']);
    expect(fact.code ?? '').toMatch(/^[\w.-]{0,40}$/);
  }
});
