import { afterEach, describe, expect, it, vi } from 'vitest';
import { baseMap } from '../../../../server/map/base-map/base-map';
import { baseMapLoader } from '../../../../src/adapters/maps/maplibre/ground/load-base-map';
import { offlineGround } from '../../../../src/adapters/maps/maplibre/ground/offline-ground';

const TILES = {
  url: '/v2/map/tiles/{z}/{x}/{y}?v=3',
  minzoom: 4,
  maxzoom: 13,
  bounds: [124, 33, 132, 39],
  credits: ['통계청 SGIS (공공누리 제1유형)', '서울 열린데이터광장', 7],
};
const IMPORTED = [
  { code: '1100000000', kind: 'sido', name: '서울특별시' },
  { code: '1162000000', kind: 'sigungu', name: '관악구' },
  { code: '1162010200', kind: 'dong', name: '신림동' },
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('imported areas', () => {
  const ground = offlineGround({ ...baseMap(IMPORTED), tiles: TILES });
  const { sources, layers } = ground.style('light');

  it('come with the ground, from the tiles that its document names', () => {
    const { url, minzoom, maxzoom, bounds } = TILES;
    expect(sources['areas']).toEqual({ type: 'vector', tiles: [url], minzoom, maxzoom, bounds });
    expect(ground.credits.map(({ text }) => text)).toEqual([
      'Natural Earth',
      '통계청 SGIS (공공누리 제1유형)',
      '서울 열린데이터광장',
    ]);
  });

  it('lie on the land, below water, lines and names', () => {
    const ids = layers.map(({ id }) => id);
    const order = ['land', 'area-sea', 'area-land', 'border', 'river', 'line', 'station'];
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
    expect(ids.indexOf('area-dong-name')).toBe(ids.indexOf('dong-name') + 1);
  });

  it('are not asked for where nothing was imported', () => {
    for (const tiles of [undefined, null, { ...TILES, bounds: [1] }, { ...TILES, url: 7 }]) {
      const plain = offlineGround({ ...baseMap(), tiles });
      expect(Object.keys(plain.style('light').sources)).toEqual(['base']);
      const { layers: drawn } = plain.style('light');
      expect(drawn.filter((layer) => /area|border/.test(layer.id))).toEqual([]);
      expect(plain.credits).toEqual([{ text: 'Natural Earth', href: null }]);
    }
    expect(offlineGround({ ...baseMap(), tiles: { ...TILES, credits: 1 } }).credits).toHaveLength(
      1,
    );
  });

  it('bring their names: those of the tables give way, and still say what is near', () => {
    const names = (imported: Parameters<typeof baseMap>[0], kind: string) =>
      baseMap(imported)
        .features.filter(({ properties }) => properties?.['kind'] === kind)
        .map(({ properties }) => properties);
    const named = (kind: string, name: string) =>
      names(IMPORTED, kind).find((each) => each?.['name'] === name);
    expect(names([], 'sido')).toHaveLength(17);
    expect(named('sido', '서울')).toBeUndefined();
    expect(named('sido', '부산')).toBeDefined();
    expect(named('sigungu', '관악구')).toBeUndefined();
    expect(named('sigungu', '마포구')).toBeDefined();
    expect(named('dong', '신림동')).toEqual({ kind: 'dong', name: '신림동', tiled: true });
    expect(named('dong', '봉천동')).toEqual({ kind: 'dong', name: '봉천동' });
    expect(ground.neighbourhoods.map(({ name }) => name)).toContain('신림동');
  });

  it('are asked for by whole addresses, since a worker asks that stands elsewhere', async () => {
    const answers: Record<string, unknown> = {
      '/map/base.json': { features: [], tiles: TILES },
      'https://api.example/map/base.json': { features: [], tiles: TILES },
      '/odd.json': { features: [], tiles: { url: 7 } },
    };
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(new Response(JSON.stringify(answers[url]))),
    );
    const urlOf = async (from: string) =>
      ((await baseMapLoader(from)()) as { tiles: { url: unknown } }).tiles.url;
    expect(await urlOf('/map/base.json')).toBe(`${location.origin}${TILES.url}`);
    expect(await urlOf('https://api.example/map/base.json')).toBe(
      `https://api.example${TILES.url}`,
    );
    expect(await urlOf('/odd.json')).toBe(7);
  });
});
