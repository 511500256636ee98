import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/setup/root.mjs';
import { buildApp } from '../../../../server/app';
import { readEnv } from '../../../../server/env';
import type { Api } from '../../../../server/http/wire-types';
import { appDeps } from '../../../support/app-deps';
import { builtClient } from './built-client';

const { clientDir, remove } = builtClient();
const bare = builtClient();
writeFileSync(join(clientDir, 'sw.js'), `"the worker";${' '.repeat(2000)}`);
writeFileSync(join(clientDir, 'sw-off.js'), '"the one that takes it away";');
afterAll(() => {
  remove();
  bare.remove();
});

const opened: Api[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function get(url: string, variables: Readonly<Record<string, string>> = {}, at = clientDir) {
  const app = await buildApp(appDeps({ clientDir: at, env: readEnv(variables) }));
  opened.push(app);
  return app.inject({ url, headers: { 'accept-encoding': 'br' } });
}

describe('the service worker', () => {
  test('is asked for anew each time, at the root, as a script under the policy of a page', async () => {
    const { statusCode, headers, rawPayload } = await get('/sw.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect(String(headers['content-security-policy'])).toContain("worker-src 'self'");
    expect(rawPayload.length).toBeLessThan(500);
  });

  test('knows the hosts of this server', async () => {
    const hosts = { API_URL: 'https://api.a.test', IMAGE_URL: 'https://image.a.test' };
    const app = await buildApp(appDeps({ clientDir, env: readEnv(hosts) }));
    opened.push(app);
    const { body } = await app.inject('/sw.js');
    const [first = ''] = body.split('\n');
    expect(first).toBe(
      'self.hankan={"apiUrl":"https://api.a.test","imageUrl":"https://image.a.test"};',
    );
    expect(body).toContain('"the worker"');
  });

  test('is taken away where it is switched off', async () => {
    const { statusCode, headers, body } = await get('/sw.js', { SERVICE_WORKER: 'off' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe('"the one that takes it away";');
  });

  test('is none where the build has none', async () => {
    expect((await get('/sw.js', {}, bare.clientDir)).statusCode).toBe(404);
  });

  test('has no second address', async () => {
    expect((await get('/sw-off.js')).body).not.toContain('takes it away');
  });
});

describe('the page that it keeps', () => {
  test('is the app’s own, of no address, of nobody, and not to be found', async () => {
    const app = await buildApp(appDeps({ clientDir, env: readEnv({}) }));
    opened.push(app);
    const { statusCode, headers, body } = await app.inject('/shell.html');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(headers['content-security-policy'])).toContain("default-src 'self'");
    expect(body).toContain('src="/assets/index.js"');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('id="hankan-env"');
    expect(body).not.toContain('hankan-first');
  });

  test.each([
    ['on', true],
    ['off', false],
  ])('says that the worker is %s', async (said, is) => {
    const { SERVICE_WORKER } = { SERVICE_WORKER: said };
    const app = await buildApp(appDeps({ clientDir, env: readEnv({ SERVICE_WORKER }) }));
    opened.push(app);
    expect((await app.inject('/shell.html')).body).toContain(`"serviceWorker":${String(is)}`);
  });
});

describe('the manifest', () => {
  interface Manifest {
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly purpose?: string;
    }[];
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  }
  const manifest = JSON.parse(
    readFileSync(join(ROOT, 'public/manifest.webmanifest'), 'utf8'),
  ) as Manifest;

  test('has what a browser asks of an app that can be installed', () => {
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
    const sizes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
  });

  test('names files that are there, of the size that it says', () => {
    for (const { src, sizes } of manifest.icons) {
      const file = readFileSync(join(ROOT, 'public', src));
      if (!src.endsWith('.png')) continue;
      // Width and height of a PNG, as its first chunk tells them.
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  test('leads to pages that are there', async () => {
    for (const { url } of manifest.shortcuts) expect((await get(url)).statusCode).toBe(200);
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['지도', '찜', '공고']);
  });
});
