import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { MapTiles } from '../../../server/map/tiles/map-tiles';
import { appDeps } from '../../support/app-deps';
import { BOUNDARIES, storedBoundaries } from '../../support/boundaries';
import { tileAt } from '../map/tiles/tile-reader';

const clientDir = mkdtempSync(join(tmpdir(), 'hankan-client-'));
writeFileSync(join(clientDir, 'index.html'), '<!doctype html><body></body>');
writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
writeFileSync(join(clientDir, 'worker.js'), 'postMessage(1);');
writeFileSync(join(clientDir, 'letters.woff2'), 'letters');

const picture = {
  bytes: Buffer.from('picture'),
  contentType: 'image/webp',
  etag: '"1"',
  keptSeconds: 60,
  isPrivate: false,
};
const app = await buildApp(
  appDeps({
    clientDir,
    env: readEnv({ SITE_URL: 'https://www.hankan.example' }),
    tiles: new MapTiles(storedBoundaries(BOUNDARIES)),
    images: { render: () => Promise.resolve({ ok: true, value: picture }) },
  }),
);
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

/** Every header by which a server tells a browser what it must not do. */
const POLICIES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-frame-options',
];

async function policiesOf(asked: InjectOptions | string) {
  const { headers, statusCode } = await app.inject(asked);
  const said = POLICIES.filter((name) => headers[name] !== undefined);
  return { status: statusCode, said, headers };
}

const { z, x, y } = tileAt(37.47, 126.95, 13);
const TILE = `/v2/map/tiles/${z}/${x}/${y}`;
const MAP = '/v2/houses/map?swLat=37.4&swLng=126.9&neLat=37.6&neLng=127.1&level=5';
const APPLE: InjectOptions = {
  method: 'POST',
  url: '/oauth/apple',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'error=access_denied',
};
const known = (etag: string) => ({ 'if-none-match': etag });
const etagOf = async (url: string) => String((await app.inject(url)).headers.etag);

describe('what nothing runs in carries no policy of a page', () => {
  const DATA = [
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
  ];

  test.each<[what: string, status: number, asked: InjectOptions | string]>([
    ['JSON', 200, '/healthz'],
    ['JSON that is kept', 200, MAP],
    ['GeoJSON', 200, '/map/base.json'],
    ['a tile', 200, TILE],
    ['a picture', 200, '/images/s/300x200/house/1.svg'],
    ['a font', 200, '/letters.woff2'],
    ['a redirect', 303, APPLE],
    ['a call that is none', 404, '/v2/nowhere'],
    ['a parameter that is wrong', 400, `${MAP}&walkWithin=0`],
    ['a sign-in that is missing', 401, { method: 'POST', url: '/v1/auth/logout' }],
    ['a tile without anything in it', 204, '/v2/map/tiles/13/1/1'],
  ])('%s (%i)', async (_, status, asked) => {
    const found = await policiesOf(asked);
    expect(found).toMatchObject({ status, said: DATA });
    expect(found.headers['x-content-type-options']).toBe('nosniff');
  });

  test('and neither does a 304 of it', async () => {
    const found = await policiesOf({ url: MAP, headers: known(await etagOf(MAP)) });
    expect(found).toMatchObject({ status: 304, said: DATA });
  });

  test('only pictures may be shown by another site', async () => {
    const of = async (url: string) =>
      (await app.inject(url)).headers['cross-origin-resource-policy'];
    expect(await of('/images/s/300x200/house/1.svg')).toBe('cross-origin');
    for (const url of [MAP, TILE, '/healthz', '/v2/nowhere', '/']) {
      expect(await of(url)).toBe('same-origin');
    }
  });
});

describe('whatever a browser runs or opens as a page has the whole policy', () => {
  test.each<[what: string, status: number, asked: InjectOptions | string]>([
    ['a page', 200, '/'],
    ['a page that is none', 404, '/nowhere'],
    ['a page a provider sends back to', 200, '/oauth/kakao?code=1&state=2'],
    ['a file that can hold scripts', 200, '/favicon.svg'],
    ['a script, of which a worker may be made', 200, '/worker.js'],
    ['a part of a file', 206, { url: '/worker.js', headers: { range: 'bytes=0-3' } }],
    ['a text', 200, '/robots.txt'],
    ['XML', 200, '/sitemap.xml'],
  ])('%s (%i)', async (_, status, asked) => {
    const { headers, ...found } = await policiesOf(asked);
    expect(found).toEqual({ status, said: POLICIES });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('and so has the 304 of a page, which a browser puts in place of the former one', async () => {
    const found = await policiesOf({ url: '/', headers: known(await etagOf('/')) });
    expect(found).toMatchObject({ status: 304, said: POLICIES });
  });
});
