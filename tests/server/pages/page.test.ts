import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { appDeps } from '../../support/app-deps';

const clientDir = mkdtempSync(join(tmpdir(), 'hankan-client-'));
const SCRIPT = `export const text = '${'한칸'.repeat(400)}';`;
mkdirSync(join(clientDir, 'assets'));
mkdirSync(join(clientDir, '.vite'));
const THEME = "document.documentElement.dataset.theme = 'dark';";
const FIRST_PAINT = '.first-paint{display:grid}';
writeFileSync(
  join(clientDir, 'index.html'),
  `<!doctype html><head><!--hankan-head--><title>처음</title><!--/hankan-head--><style>${FIRST_PAINT}</style><script>${THEME}</script><!--hankan-env--></head><body></body>`,
);
writeFileSync(join(clientDir, 'assets/main-abc.js'), SCRIPT);
writeFileSync(join(clientDir, 'assets/main-abc.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
writeFileSync(join(clientDir, '.vite/manifest.json'), '{}');

const APP = {
  scheme: 'hankan',
  androidPackage: 'com.hankan.app',
  androidStoreUrl: 'https://play.google.com/store/apps/details?id=com.hankan.app',
  iosStoreUrl: 'https://apps.apple.com/kr/app/hankan',
  minVersion: null,
};

const local = await buildApp(appDeps({ clientDir }));
const real = await buildApp(
  appDeps({
    clientDir,
    env: readEnv({
      APP_ENV: 'REAL',
      DATABASE_URL: 'postgres://localhost/hankan',
      IMAGE_SECRET: 'secret-of-the-test',
      MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/positron',
      TOKEN_SUFFIX: ' </script><!--',
      APP_MIN_VERSION: '2.1.0',
    }),
  }),
);
afterAll(async () => {
  await Promise.all([local.close(), real.close()]);
  rmSync(clientDir, { recursive: true });
});

function policy(headers: Readonly<Record<string, unknown>>): Map<string, string> {
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(
    directives.map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1).join(' ')]),
  );
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function knownTo(html: string): unknown {
  const block = /<script type="application\/json" id="hankan-env">(.*?)<\/script>/.exec(html);
  return JSON.parse(block?.[1] ?? 'null');
}

describe('the page', () => {
  test('behind a link that may be withdrawn is kept nowhere, and no search finds it', async () => {
    for (const path of ['/view/abc', '/c/c', '/c/nothing']) {
      const answer = await local.inject(path);
      expect([path, answer.headers['cache-control']]).toEqual([path, 'no-store']);
      expect(answer.body).toContain('noindex');
    }
  });

  test.each(['/', '/map', '/place/12', '/feed/tag/계약', '/more/sign-up', '/oauth/kakao', '/map/'])(
    'stands at %s',
    async (path) => {
      const answer = await local.inject(encodeURI(path));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/404', '/nowhere', '/place', '/place/1/2', '/place/999', '/index.html'])(
    'says 404 at %s, and is the app all the same',
    async (path) => {
      const answer = await local.inject(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('id="hankan-env"');
    },
  );

  test.each(['/v1', '/v1/nowhere', '/v2/nowhere?a=1', '/docs/nowhere', '/assets/gone.js'])(
    'is not what a program gets at %s',
    async (path) => {
      const answer = await local.inject(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'no-such-call' });
    },
  );

  test.each(['POST', 'PUT', 'DELETE'] as const)('is only read, not by %s', async (method) => {
    const answer = await local.inject({ method, url: '/map' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'no-such-call' });
  });

  test('is not sent twice to who has it', async () => {
    const { headers } = await local.inject('/place/3');
    const ask = (url: string) =>
      local.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect((await ask('/place/3')).statusCode).toBe(304);
    // Its head is another one.
    expect((await ask('/place/4')).statusCode).toBe(200);
  });

  test('knows where it runs', async () => {
    expect(knownTo((await local.inject('/')).body)).toEqual({
      environment: 'LOCAL',
      apiUrl: '',
      imageUrl: '',
      siteUrl: '',
      mapStyleUrl: null,
      kakaoKey: null,
      naverMapKey: null,
      tokenSuffix: ' HANKAN',
      serviceWorker: true,
      providers: [],
      certification: null,
      app: APP,
    });
    expect(knownTo((await real.inject('/')).body)).toEqual({
      environment: 'REAL',
      apiUrl: 'https://api.hankan.example',
      imageUrl: 'https://image.hankan.example',
      siteUrl: 'https://www.hankan.example',
      mapStyleUrl: 'https://tiles.openfreemap.org/styles/positron',
      kakaoKey: null,
      naverMapKey: null,
      tokenSuffix: ' </script><!--',
      serviceWorker: true,
      providers: [],
      certification: null,
      app: { ...APP, minVersion: '2.1.0' },
    });
  });

  test('never holds the secret', async () => {
    expect((await real.inject('/')).body).not.toMatch(/secret|postgres/);
  });
});

describe('files of the app', () => {
  test('hashed ones stay for ever, compressed beforehand', async () => {
    const answer = await local.inject({
      url: '/assets/main-abc.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(answer.headers['content-type']).toContain('javascript');
    expect((await local.inject('/assets/main-abc.js')).body).toBe(SCRIPT);
  });

  test('others are asked for again', async () => {
    const { headers } = await local.inject('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  test.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])(
    'nothing outside is served at %s',
    async (path) => {
      expect((await local.inject(path)).body).not.toContain('"devDependencies"');
    },
  );
});

describe('headers', () => {
  test('let the page load its own, and only that', async () => {
    const csp = policy((await local.inject('/')).headers);
    expect(Object.fromEntries(csp)).toEqual({
      'default-src': "'self'",
      'script-src': `'self' ${hashOf(THEME)}`,
      'style-src': `'self' ${hashOf(FIRST_PAINT)}`,
      'worker-src': "'self'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'frame-src': 'https://www.youtube-nocookie.com',
      'font-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'self'",
      'object-src': "'none'",
      'form-action': "'self'",
    });
  });

  test('name the hosts that are configured', async () => {
    const csp = policy((await real.inject('/')).headers);
    expect(csp.get('img-src')).toBe("'self' https://image.hankan.example data: blob:");
    expect(csp.get('connect-src')).toBe(
      "'self' https://api.hankan.example https://image.hankan.example https://tiles.openfreemap.org",
    );
  });

  test('keep sign-in windows in touch, and other sites out', async () => {
    const { headers } = await local.inject('/');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test.each([
    [
      'https://cdn.iamport.kr/v1/iamport.js',
      {
        'script-src': `'self' ${hashOf(THEME)} https://cdn.iamport.kr`,
        'connect-src': "'self' https://service.iamport.kr",
        'frame-src': 'https://www.youtube-nocookie.com https://service.iamport.kr',
      },
    ],
    [
      'http://localhost:4181/iamport/iamport.js',
      {
        'script-src': `'self' ${hashOf(THEME)} http://localhost:4181`,
        'connect-src': "'self'",
        'frame-src': 'https://www.youtube-nocookie.com',
      },
    ],
  ])('let the certification in where it is configured: %s', async (scriptUrl, expected) => {
    const widget = { merchant: 'imp1', scriptUrl };
    const check = () => Promise.resolve({ ok: true, value: { merchantUid: null } } as const);
    const app = await buildApp(appDeps({ clientDir, certifications: { widget, check } }));
    const answer = await app.inject('/');
    expect(Object.fromEntries(policy(answer.headers))).toMatchObject(expected);
    expect(knownTo(answer.body)).toMatchObject({ certification: widget });
    await app.close();
  });

  test.each(['/oauth/kakao?code=1&state=2', '/oauth/apple'])(
    'leave a page that came back from a provider its opener at %s',
    async (path) => {
      const { headers } = await local.inject(path);
      expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    },
  );

  test('promise https only where the site has it', async () => {
    expect((await local.inject('/')).headers['strict-transport-security']).toBeUndefined();
    expect((await real.inject('/')).headers['strict-transport-security']).toMatch(/max-age=\d+/);
  });

  test('let another host of ours show pictures', async () => {
    const withPicture = await buildApp(
      appDeps({
        images: {
          render: () =>
            Promise.resolve({
              ok: true,
              value: {
                bytes: Buffer.from('x'),
                contentType: 'image/webp',
                etag: '"1"',
                keptSeconds: 60,
                isPrivate: false,
              },
            }),
        },
      }),
    );
    const answer = await withPicture.inject('/images/s/300x200/house/1.svg');
    expect(answer.headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'image/webp',
    });
    await withPicture.close();
  });
});
