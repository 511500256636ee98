import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { chooseEncoding } from '../../../server/http/answers/squeezed-texts';
import { listen } from '../../../server/http/listen';
import { appDeps } from '../../support/app-deps';

const ORIGIN = 'https://www.hankan.example';
const app = await buildApp(
  appDeps({ env: readEnv({ CORS_ORIGINS: ORIGIN, SITE_URL: ORIGIN, API_URL: ORIGIN }) }),
);
afterAll(() => app.close());

const LIST = '/v2/houses?swLat=37.4&swLng=126.9&neLat=37.6&neLng=127.1&limit=50';
const MAP = '/v2/houses/map?swLat=37.4&swLng=126.9&neLat=37.6&neLng=127.1&level=5';
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('hot answers', () => {
  test.each([
    [MAP, 'public, max-age=5'],
    ['/v2/codes?HOUTP', 'public, max-age=300'],
    ['/v2/places?q=a', 'public, max-age=60'],
    ['/map/base.json', 'public, max-age=300, stale-while-revalidate=86400'],
    [LIST, 'public, no-cache'],
    ['/v2/communities', 'no-cache'],
  ])('%s is answered by 304 to a browser that has it', async (url, cacheControl) => {
    const { headers, statusCode } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe(cacheControl);
    const again = await get(url, { 'if-none-match': `"other", ${String(headers.etag)}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
  });

  test('another question has another ETag', async () => {
    const one = await get('/v2/codes?HOUTP');
    const other = await get('/v2/codes?GENDR', { 'if-none-match': String(one.headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('the same text arrives as %s', async (encoding, open) => {
    const plain = await get(LIST);
    expect(plain.headers['content-encoding']).toBeUndefined();
    // The first is made, the second was kept.
    for (let times = 0; times < 2; times += 1) {
      const squeezed = await get(LIST, { 'accept-encoding': encoding });
      expect(squeezed.headers).toMatchObject({
        'content-encoding': encoding,
        etag: plain.headers.etag,
      });
      expect(squeezed.headers.vary).toContain('accept-encoding');
      expect(open(squeezed.rawPayload).toString()).toBe(plain.body);
    }
  });

  test('a refusal is kept by nobody', async () => {
    const { headers } = await get('/v2/houses/nowhere');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('HEAD has the headers of GET, also where nothing is new', async () => {
    const { headers } = await get(LIST);
    const head = await app.inject({ method: 'HEAD', url: LIST });
    expect(head.headers.etag).toBe(headers.etag);
    expect(head.body).toBe('');
    const again = await app.inject({
      method: 'HEAD',
      url: LIST,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0', null],
    ['identity', null],
    [undefined, null],
  ])('of %s the answer takes %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe('what is no HTTP', () => {
  test.each([
    'GET /v2/places?q=\u00ff HTTP/1.1\r\nHost: a\r\n\r\n',
    'rubbish\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  ])('is refused in the shape of everything else: %j', async (bytes) => {
    const raw = await buildApp(appDeps());
    const url = new URL(await listen(raw, { host: '127.0.0.1', port: 0 }));
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => {
        resolve(text);
      });
      socket.on('error', reject);
      socket.write(Buffer.from(bytes, 'latin1'));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(errorReply.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe(
      'bad-request',
    );
    await raw.close();
  });
});

describe('CORS', () => {
  test('a configured origin may read the tokens and send cookies', async () => {
    const { headers } = await get('/v1/session', { origin: ORIGIN });
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'authentication, rt, content-disposition, retry-after',
    });
  });

  test('any other origin may not', async () => {
    const { headers } = await get('/v1/session', { origin: 'https://elsewhere.example' });
    expect(headers['access-control-allow-origin']).not.toBe('https://elsewhere.example');
    expect(headers['access-control-allow-origin']).not.toBe('*');
  });

  test('where none is configured, nobody may', async () => {
    const alone = await buildApp(appDeps());
    const answer = await alone.inject({ url: '/v1/session', headers: { origin: ORIGIN } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    await alone.close();
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'a preflight of %s is answered',
    async (method) => {
      const answer = await app.inject({
        method: 'OPTIONS',
        url: '/v2/houses',
        headers: {
          origin: ORIGIN,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,rt',
        },
      });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers['access-control-allow-methods']).toContain(method);
      expect(answer.headers['access-control-allow-headers']).toBe(
        'authorization, rt, idempotency-key, content-type, cache-control',
      );
    },
  );
});
