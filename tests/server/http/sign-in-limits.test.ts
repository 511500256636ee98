import { describe, expect, onTestFinished, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { appDeps } from '../../support/app-deps';
import { MovingClock } from '../../support/moving-clock';

const NAT = '203.0.113.7';

async function limited(source: Readonly<Record<string, string>> = {}) {
  const clock = new MovingClock();
  const app = await buildApp(appDeps({ clock, env: readEnv(source) }));
  onTestFinished(() => app.close());
  /** The statuses of so many tries, each a refused sign-in. */
  const tries = async (times: number, from = NAT, headers: Record<string, string> = {}) => {
    const statuses: number[] = [];
    for (let each = 0; each < times; each += 1)
      statuses.push((await once(from, headers)).statusCode);
    return statuses;
  };
  const once = (remoteAddress = NAT, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/v1/login',
      remoteAddress,
      headers,
      payload: { SNS_TYPE_CD: 'SNSTP00003', accessToken: 'x' },
    });
  return { app, clock, tries, once };
}

const isLimited = (statuses: readonly number[]) => statuses.filter((each) => each === 429).length;

describe('tries of an address', () => {
  test('are twenty in ten minutes, then a refusal that says how long to wait', async () => {
    const { clock, tries, once } = await limited();
    expect(isLimited(await tries(20))).toBe(0);
    clock.advance(599_000);
    const refused = await once();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    const said = errorReply.parse(refused.json());
    expect(said.code).toBe('too-many');
    expect(said.MESSAGE).toMatch(/^[가-힣 .,]+$/);
    clock.advance(999);
    expect(isLimited(await tries(1))).toBe(1);
    clock.advance(1);
    expect(isLimited(await tries(20))).toBe(0);
  });

  test('have their figures from the configuration', async () => {
    const { clock, tries } = await limited({ SIGN_IN_LIMIT: '2', SIGN_IN_WINDOW_SECONDS: '5' });
    expect(isLimited(await tries(3))).toBe(1);
    clock.advance(5_000);
    expect(isLimited(await tries(2))).toBe(0);
  });

  test('are counted for whole networks of IPv6, and for IPv4 however it is written', async () => {
    const { tries } = await limited({ SIGN_IN_LIMIT: '2' });
    expect(isLimited(await tries(2, '2001:db8:1:2::1'))).toBe(0);
    expect(isLimited(await tries(1, '2001:db8:1:2:ffff::9'))).toBe(1);
    expect(isLimited(await tries(1, '2001:db8:1:3::1'))).toBe(0);
    expect(isLimited(await tries(2, '198.51.100.1'))).toBe(0);
    expect(isLimited(await tries(1, '::ffff:198.51.100.1'))).toBe(1);
  });

  test('hold nothing else up', async () => {
    const { app, tries } = await limited({ SIGN_IN_LIMIT: '1' });
    expect(isLimited(await tries(2))).toBe(1);
    for (const url of ['/v1/session', '/v2/codes?HOUTP', '/healthz']) {
      const { statusCode, headers } = await app.inject({ url, remoteAddress: NAT });
      expect(statusCode).toBe(200);
      expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
    }
  });
});

describe('X-Forwarded-For', () => {
  const forged = (last: number) => ({ 'x-forwarded-for': `192.0.2.${last}` });

  test('is believed of nobody who is not configured', async () => {
    for (const source of [{}, { TRUST_PROXY: '10.0.0.0/8' }]) {
      const { once } = await limited({ SIGN_IN_LIMIT: '2', ...source });
      const statuses = [];
      for (const last of [1, 2, 3]) statuses.push((await once(NAT, forged(last))).statusCode);
      expect(isLimited(statuses)).toBe(1);
    }
  });

  test('of the configured proxy names who is counted', async () => {
    const { tries } = await limited({ SIGN_IN_LIMIT: '2', TRUST_PROXY: '10.0.0.0/8, loopback' });
    expect(isLimited(await tries(3, '10.1.2.3', forged(1)))).toBe(1);
    expect(isLimited(await tries(2, '127.0.0.1', forged(2)))).toBe(0);
    // What stands left of the address that the proxy has seen may be anything.
    const seen = { 'x-forwarded-for': '8.8.8.8, 192.0.2.2' };
    expect(isLimited(await tries(1, '10.1.2.3', seen))).toBe(1);
  });
});
