import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../server/app';
import { listen } from '../../../server/http/listen';
import { appDeps } from '../../support/app-deps';
import { smallClient } from '../../support/small-client';

const { clientDir, remove } = smallClient();
const app = await buildApp(appDeps({ clientDir }));
afterAll(async () => {
  await app.close();
  remove();
});

/** Percent signs, encodings and characters as they arrive in addresses. */
const mangled = fc.oneof(
  fc.constantFrom('%', '%zz', '50%', '%BD%C5%B8%B2', '%ED%A0%80', '%00', '%E0%A4%A', '%ff'),
  fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
  fc.string().map((text) => text.replaceAll(/[\s#?]/g, '')),
);

describe('an address of the app that was mangled on its way', () => {
  test.each([
    ['/?utm_campaign=50%%ED%95%A0%EC%9D%B8', 200, '한칸 · 1인 가구를 위한 주거 플랫폼'],
    ['/map?q=%BD%C5%B8%B2', 200, '지도 · 한칸'],
    ['/map?dong=1162010200&utm=%', 200, '관악구 신림동 방'],
    ['/place/2?from=%zz', 200, '고시원'],
    ['/zzim?%00=%ED%A0%80', 200, '찜'],
    ['/place/%zz', 404, '페이지를 찾을 수 없어요'],
    ['/place/%00', 404, '페이지를 찾을 수 없어요'],
    ['/%BD%C5%B8%B2', 404, '페이지를 찾을 수 없어요'],
    ['/feed/tag/%E0%A4%A', 404, '페이지를 찾을 수 없어요'],
  ])('%s opens the app: %i', async (url, status, title) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(/<title>(.*?)<\/title>/.exec(answer.body)?.[1]).toContain(title);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(status);
  });

  test('is answered with the app, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/', '/map', '/place/', '/feed/tag/', '/more/', '/view/', '/nowhere/'),
        mangled,
        mangled,
        async (path, part, query) => {
          const answer = await app.inject(`${path}${part}?q=${query}&${query}`);
          expect([200, 404]).toContain(answer.statusCode);
          expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    '/v1/%zz',
    '/v2/houses/%zz',
    '/v2/places?q=%BD%C5',
    '/images/%zz',
    '/docs/%zz',
    '/assets/%zz',
    '/v%31/inventories?{%zz',
    '/v%32/places?q=%00',
  ])('is refused where programs ask: %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    errorReply.parse(answer.json());
  });

  test('is only read: a form sent to it is refused as elsewhere', async () => {
    const answer = await app.inject({ method: 'POST', url: '/place/%zz' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'no-such-call' });
  });
});

describe('an address with bare Korean, which no HTTP request may hold', () => {
  let port = 0;
  const raw = buildApp(appDeps({ clientDir }));
  beforeAll(async () => {
    port = Number(new URL(await listen(await raw, { host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(async () => (await raw).close());

  const send = (bytes: Buffer) =>
    new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => {
        resolve(text);
      });
      socket.on('error', reject);
      socket.write(bytes);
    });
  const ask = (path: string, encoding: BufferEncoding = 'utf8', method = 'GET') =>
    send(Buffer.from(`${method} ${path} HTTP/1.1\r\nHost: a\r\n\r\n`, encoding));

  test.each([
    ['/?utm_campaign=50%할인', '/?utm_campaign=50%%ED%95%A0%EC%9D%B8'],
    ['/map?q=신림', '/map?q=%EC%8B%A0%EB%A6%BC'],
  ])('%s is sent on to the address that says the same', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, 'utf8', method);
      expect(answer).toMatch(/^HTTP\/1\.1 303 See Other\r\n/);
      expect(answer).toContain(`\r\nlocation: ${location}\r\n`);
    }
  });

  test('bytes of another encoding go on as they are', async () => {
    expect(await ask('/map?q=\u00bd\u00c5', 'latin1')).toContain('\r\nlocation: /map?q=%BD%C5\r\n');
  });

  test.each([
    ['/v2/places?q=신림', 'GET'],
    ['/images/신림', 'GET'],
    ['/oauth/apple?신림', 'POST'],
    ['//elsewhere.example/신림', 'GET'],
    ['/\\elsewhere.example/신림', 'GET'],
    ['http://elsewhere.example/신림', 'GET'],
  ])('%s is refused to %s', async (path, method) => {
    const answer = await ask(path, 'utf8', method);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(errorReply.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe(
      'bad-request',
    );
  });
});
