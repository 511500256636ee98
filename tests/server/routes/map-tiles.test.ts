import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { MapTiles } from '../../../server/map/tiles/map-tiles';
import { appDeps } from '../../support/app-deps';
import { BOUNDARIES, storedBoundaries } from '../../support/boundaries';
import { tileAt } from '../map/tiles/tile-reader';

const ORIGIN = 'https://hankan.example';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

const urlOf = ({ z, x, y }: ReturnType<typeof tileAt>) => `/v2/map/tiles/${z}/${x}/${y}`;
const DRAWN = urlOf(tileAt(37.47, 126.95, 13));
const EMPTY = urlOf(tileAt(33, 130, 13));

describe('a tile', () => {
  const boundaries = storedBoundaries(BOUNDARIES);
  const clock = { at: 0 };
  let onTold = (): void => undefined;
  const stored: typeof boundaries = {
    ...boundaries,
    version: () => boundaries.version().finally(onTold),
  };
  const env = readEnv({ CORS_ORIGINS: ORIGIN, SITE_URL: ORIGIN, API_URL: ORIGIN });
  // Every look at the clock is a minute after the one before: each question asks for the version.
  const tiles = new MapTiles(stored, () => (clock.at += 60_000));
  const app = buildApp(appDeps({ env, tiles }));
  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await app).inject({ method: 'GET', url, headers });
  beforeEach(() => {
    boundaries.number = 1;
    onTold = () => undefined;
  });
  afterAll(async () => {
    await (await app).close();
  });

  test.each([
    ['drawn', DRAWN, 200],
    ['empty', EMPTY, 204],
  ])('that is %s is for ever only under the version that it shows', async (_, url, status) => {
    const own = await get(`${url}?v=1`);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([status, FOR_EVER]);
    expect((await get(`${url}?v=2`)).headers['cache-control']).toBe(ASK_AGAIN);
    expect((await get(url)).headers['cache-control']).toBe(ASK_AGAIN);
    // Boundaries are imported as soon as the version was told for this tile.
    onTold = () => {
      boundaries.number = 2;
    };
    expect((await get(`${url}?v=2`)).headers['cache-control']).toBe(ASK_AGAIN);
    expect((await get(`${url}?v=2`)).headers['cache-control']).toBe(FOR_EVER);
  });

  test('differs by origin and by encoding', async () => {
    const { headers } = await get(DRAWN, { origin: ORIGIN });
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    const { vary } = headers;
    expect(String(vary).toLowerCase().split(/, */).sort()).toEqual(['accept-encoding', 'origin']);
  });
});
