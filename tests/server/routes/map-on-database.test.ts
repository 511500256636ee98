import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { BoundaryRepository } from '../../../server/db/geo/boundary-repository';
import type { Database } from '../../../server/db/database';
import { DongRepository } from '../../../server/db/geo/dong-repository';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { areas, boundaries } from '../../../server/db/schema/geography';
import { baseMap } from '../../../server/map/base-map/base-map';
import { MapTiles } from '../../../server/map/tiles/map-tiles';
import { boxOf } from '../../../server/map/tiles/polygons';
import type { Api } from '../../../server/http/wire-types';
import { appDeps } from '../../support/app-deps';
import { BOUNDARIES } from '../../support/boundaries';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { houseRecord } from '../../support/house-records';
import { fakeNotices } from '../../support/fake-notices';
import { housesOf } from '../../support/houses-in-memory';
import { NOTICES } from '../../support/notices';
import { readLayer, tileAt } from '../map/tiles/tile-reader';

const { z, x, y } = tileAt(37.47, 126.95, 13);
const TILE = `/v2/map/tiles/${z}/${x}/${y}`;

interface Document {
  readonly features: readonly { readonly properties: Readonly<Record<string, unknown>> }[];
  readonly tiles?: { readonly url: string; readonly credits: readonly string[] };
}

describe.each(DATABASES)('the map on %s', (kind) => {
  let database: Database;
  let app: Api;
  /** The clock of how old the version may be. */
  let moment = 0;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const houses = [
      houseRecord({ listingNumber: '1' }),
      houseRecord({ listingNumber: '2', status: 'SOLD', address: { ...BANGOK } }),
      houseRecord({ listingNumber: '3', address: { ...NAMHYEON }, lat: 37.481, lng: 126.93 }),
      houseRecord({ listingNumber: '4', address: { ...NAMHYEON }, lat: 37.48, lng: 126.952 }),
      houseRecord({ listingNumber: '5', address: { ...GUNNAE }, lat: 34.62, lng: 127.77 }),
      houseRecord({ listingNumber: '6', address: { ...JUKPO }, lat: 34.64, lng: 127.77 }),
    ];
    await database.db.transaction((tx) => replaceOrAdd(tx, houses, 'test', '20261120'));
    app = await buildApp(
      appDeps({
        baseMap,
        tiles: new MapTiles(new BoundaryRepository(database), () => moment),
        dongs: new DongRepository(database),
        houses: housesOf(database),
        notices: fakeNotices(NOTICES.filter(({ id }) => ['101', '105', '111', '112'].includes(id))),
      }),
    );
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  test('has no tiles where nothing was imported', async () => {
    expect((await get('/map/base.json')).json<Document>().tiles).toBeUndefined();
    const answer = await get(TILE);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'no-such-tile' });
  });

  test('has them as soon as something was, and says so', async () => {
    await database.db.insert(boundaries).values(
      BOUNDARIES.map((each) => {
        const [west, south, east, north] = boxOf(each.geometry.coordinates.flat(2));
        const credit = each.kind === 'dong' ? '서울 열린데이터광장' : '통계청 SGIS';
        return { ...each, west, south, east, north, source: 'test', attribution: credit };
      }),
    );
    moment += 10_000;
    const document = (await get('/map/base.json')).json<Document>();
    expect([...(document.tiles?.credits ?? [])].sort()).toEqual([
      '서울 열린데이터광장',
      '통계청 SGIS',
    ]);
    const sillim = document.features.find(({ properties }) => properties['name'] === '신림동');
    expect(sillim?.properties['tiled']).toBe(true);

    const url = (document.tiles?.url ?? '')
      .replace('{z}', String(z))
      .replace('{x}', String(x))
      .replace('{y}', String(y));
    const answer = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const tile = brotliDecompressSync(answer.rawPayload);
    expect(readLayer(tile, 'border').length).toBeGreaterThan(0);

    const plain = await get(TILE);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(plain.rawPayload).toEqual(tile);
    const zipped = await get(TILE, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload)).toEqual(tile);
    const known = await get(TILE, { 'if-none-match': String(plain.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  test('tells an empty tile from none, and from what is no tile', async () => {
    expect((await get('/v2/map/tiles/13/0/0')).statusCode).toBe(204);
    for (const outside of ['4/16/1', '4/1/16', '12/4096/1'])
      expect((await get(`/v2/map/tiles/${outside}`)).statusCode).toBe(404);
    for (const [field, bad] of [
      ['z', 'a/1/1'],
      ['z', '3/1/1'],
      ['z', '14/1/1'],
      ['x', '13/8192/1'],
      ['x', '13/-1/1'],
      ['y', '13/1/1.5'],
    ] as const) {
      const answer = await get(`/v2/map/tiles/${bad}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'bad-parameter', field });
    }
  });

  test('finds a dong by its code, as well as it is known', async () => {
    await database.db.insert(areas).values({
      code: '1162010200',
      kind: 'dong',
      sido: '서울특별시',
      sigungu: '관악구',
      dong: '신림동',
      lat: 37.46,
      lng: 126.93,
      precision: 'polygon',
      level: 6,
      source: 'test',
    });
    const found = (await get('/v2/map/dongs/1162010200')).json<{ item: object }>();
    expect(found.item).toMatchObject({ sigungu: '관악구', dong: '신림동', level: 6 });
    // Its boundary says where it is.
    expect(found.item).toMatchObject({ offered: null });
    const { bounds } = found.item as { bounds: Record<string, number> };
    expect(bounds['swLat']).toBeCloseTo(37.44, 9);
    expect(bounds['neLng']).toBeCloseTo(126.95, 9);
    // Only its houses know of this one.
    const offered = (await get(`/v2/map/dongs/${NAMHYEON.dongliCode}`)).json<{ item: object }>();
    expect(offered.item).toMatchObject({ dong: '남현동', level: 5, bounds: null });
    expect(offered.item).toMatchObject({
      offered: { swLat: 37.48, swLng: 126.93, neLat: 37.481, neLng: 126.952 },
    });
    // A 읍 has the houses of its 리.
    const town = (await get('/v2/map/dongs/4613025000')).json<{ item: object }>();
    expect(town.item).toMatchObject({ sigungu: '여수시', dong: '돌산읍' });
    expect((town.item as { lat: number }).lat).toBeCloseTo(34.63, 9);
    const village = (await get('/v2/map/dongs/4613025021')).json<{ item: object }>();
    expect(village.item).toMatchObject({ dong: '돌산읍 군내리', lat: 34.62, lng: 127.77 });
    expect((await get('/v2/map/dongs/9999999999')).statusCode).toBe(404);
    expect((await get('/v2/map/dongs/116')).json()).toMatchObject({ field: 'code' });
  });

  test('lists notices that can be found, and dongs with houses on offer, the most first', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const pages = [...answer.body.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)];
    expect(pages.map(([, path]) => path)).toEqual([
      '/',
      '/map',
      '/youth/todays',
      '/youth/notices',
      '/youth/guide',
      '/feed',
      '/youth/communities',
      '/deal',
      '/mate',
      '/checklist/guide',
      '/notices/111',
      '/notices/101',
      `/map?dong=${NAMHYEON.dongliCode}`,
      '/map?dong=1162010200',
      `/map?dong=${GUNNAE.dongliCode}`,
      `/map?dong=${JUKPO.dongliCode}`,
    ]);
  });
});

const SEOUL = { sido: '서울특별시', sigungu: '관악구' } as const;
const NAMHYEON = { ...SEOUL, dongliCode: '1162010300', dong: '남현동' };
const BANGOK = { ...SEOUL, dongliCode: '3611010100', dong: '반곡동' };
const DOLSAN = { sido: '전라남도', sigungu: '여수시' } as const;
const GUNNAE = { ...DOLSAN, dongliCode: '4613025021', dong: '돌산읍 군내리' };
const JUKPO = { ...DOLSAN, dongliCode: '4613025022', dong: '돌산읍 죽포리' };
