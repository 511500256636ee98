import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import type { CallCounts } from '../../../server/ports/call-counts';
import { appDeps } from '../../support/app-deps';
import { fakeCallCounts } from '../../support/fake-call-counts';
import { MovingClock } from '../../support/moving-clock';

const ADDRESS = '203.0.113.7';

/** A server with what its counts were asked for. */
async function counted(counts: Partial<CallCounts> = {}) {
  const clock = new MovingClock();
  const memory = fakeCallCounts(clock);
  const asked: string[] = [];
  const callCounts: CallCounts = {
    ...memory,
    add: (hash, windowMs) => {
      asked.push(hash);
      return memory.add(hash, windowMs);
    },
    ...counts,
  };
  const env = readEnv({ SIGN_IN_LIMIT: '2' });
  const app = await buildApp(appDeps({ clock, env, callCounts }));
  onTestFinished(() => app.close());
  const login = (remoteAddress = ADDRESS) =>
    app.inject({
      method: 'POST',
      url: '/v1/login',
      remoteAddress,
      payload: { SNS_TYPE_CD: 'SNSTP00003', accessToken: 'x' },
    });
  return { app, asked, clock, login };
}

test('whoever is over the figure costs no more counting until the window ends', async () => {
  const { asked, clock, login } = await counted();
  for (let each = 0; each < 10; each += 1) await login();
  expect(asked).toHaveLength(3);
  clock.advance(600_000);
  expect((await login()).statusCode).not.toBe(429);
  expect(asked).toHaveLength(4);
});

test('an address is counted by a hash that does not hold it', async () => {
  const { asked, login } = await counted();
  await login();
  await login('203.0.113.8');
  expect(new Set(asked).size).toBe(2);
  for (const hash of asked) expect(hash).toMatch(/^[\w-]{43}$/);
});

test('counts that cannot be had refuse the call, and calls without a limit go on', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const { app, login } = await counted({ add: () => Promise.reject(away) });
  expect((await login()).statusCode).toBe(503);
  expect((await app.inject('/v2/codes?HOUTP')).statusCode).toBe(200);
});
