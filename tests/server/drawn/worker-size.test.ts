import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { WORKER_BUDGET_BYTES } from '../../bench/budget';
import { appDeps } from '../../support/app-deps';

it('the service worker of the build is within its budget, as the server sends it', async () => {
  const clientDir = join(ROOT, 'dist/client');
  const app = await buildApp(appDeps({ clientDir, env: readEnv({}) }));
  try {
    const headers = { 'accept-encoding': 'br' };
    const answer = await app.inject({ url: '/sw.js', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
    // One that is all but empty is none.
    expect(answer.rawPayload.length).toBeGreaterThan(1000);
    expect(answer.rawPayload.length).toBeLessThanOrEqual(WORKER_BUDGET_BYTES);
  } finally {
    await app.close();
  }
});
