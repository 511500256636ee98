import { afterEach, describe, expect, it, vi } from 'vitest';
import { baseMap } from '../../../../server/map/base-map/base-map';
import { readBaseMap } from '../../../../src/adapters/maps/maplibre/ground/base-map';
import { creditsOf } from '../../../../src/adapters/maps/maplibre/ground/credits';
import { flowing } from '../../../../src/adapters/maps/maplibre/ground/flowing';
import { baseMapLoader } from '../../../../src/adapters/maps/maplibre/ground/load-base-map';
import {
  offlineGround,
  PLAIN_GROUND,
} from '../../../../src/adapters/maps/maplibre/ground/offline-ground';
import { loadOnlineGround } from '../../../../src/adapters/maps/maplibre/ground/online-ground';

type Answers = Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>;

/** A web of these addresses only. */
function web(answers: Answers): void {
  vi.stubGlobal('fetch', (url: string) => {
    const answer = answers[url];
    if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body } = answer;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('readBaseMap', () => {
  it("reads the server's own document", () => {
    const base = readBaseMap(JSON.parse(JSON.stringify(baseMap())));
    // The sea is drawn under what the document holds.
    expect(base?.features.features.length).toBe(baseMap().features.length + 1);
    expect(base?.neighbourhoods.some(({ name }) => name === '신림동')).toBe(true);
  });

  it('gives a station its short name, its first colour and its rank', () => {
    const at = { type: 'Point', coordinates: [127, 37.5] };
    const station = (name: string, lines: string[]) => ({
      type: 'Feature',
      geometry: at,
      properties: { kind: 'station', name, lines, colors: ['#00a84d'], rank: 2 },
    });
    const line = { kind: 'line', name: '2호선', rank: 1, color: '#00a84d' };
    const base = readBaseMap({
      features: [
        {
          type: 'Feature',
          geometry: { type: 'MultiLineString', coordinates: [] },
          properties: line,
        },
        { type: 'Feature', geometry: at, properties: { kind: 'sido', name: '서울' } },
        station('신림역', ['2호선', '신림선']),
        station('서울역', ['1호선']),
      ],
    });
    const [, , , sillim, seoul] = base?.features.features ?? [];
    expect(sillim?.properties).toMatchObject({
      name: '신림',
      color: '#00a84d',
      rank: 1,
      lineCount: 2,
    });
    expect(seoul?.properties).toMatchObject({ name: '서울역', rank: 2 });
  });

  it.each([null, 1, 'x', {}, { features: 1 }])('answers null for %j', (document) => {
    expect(readBaseMap(document)).toBeNull();
  });

  it('leaves out what is no feature', () => {
    const base = readBaseMap({ features: [null, 1, {}, { geometry: null }] });
    expect(base?.features.features).toMatchObject([{ properties: { kind: 'sea' } }]);
  });
});

describe('flowing', () => {
  it('goes through every point', () => {
    const points = [
      [0, 0],
      [1, 1],
      [2, 0],
    ];
    const curve = flowing(points);
    for (const point of points) expect(curve).toContainEqual(point);
    expect(curve.length).toBe(13);
    expect(flowing([])).toEqual([]);
  });
});

describe('offline ground', () => {
  it('draws every layer of the document, light and dark alike', () => {
    const ground = offlineGround(baseMap());
    const ids = (theme: 'light' | 'dark'): string[] =>
      ground.style(theme).layers.map(({ id }) => id);
    expect(ids('dark')).toEqual(ids('light'));
    expect(ground.credits).toEqual([{ text: 'Natural Earth', href: null }]);
    expect(PLAIN_GROUND.style('dark').layers.map(({ id }) => id)).toEqual(['ground']);
  });

  it('has the colour of land until land and sea are there', () => {
    const backgrounds = [PLAIN_GROUND, offlineGround(baseMap())].map(
      (ground) => ground.style('light').layers[0],
    );
    expect(backgrounds[0]?.paint).toEqual({ 'background-color': '#f3f2ed' });
    expect(backgrounds[1]).toEqual(backgrounds[0]);
  });

  it('is none of a document that is none', () => {
    expect(() => offlineGround({ features: 'no' })).toThrow('no base map');
  });

  it('leaves the names of stations, and nothing else, to who names them', () => {
    const layers = (stationNames?: boolean) =>
      offlineGround(baseMap(), stationNames).style('light').layers;
    const isStationName = (layer: ReturnType<typeof layers>[number]) =>
      layer.type === 'symbol' && JSON.stringify(layer.filter).includes('"station"');
    const rest = layers().filter((layer) => !isStationName(layer));
    expect(layers().length - rest.length).toBe(4);
    expect(layers(false)).toEqual(rest);
  });
});

describe('baseMapLoader', () => {
  it('asks once for all maps', async () => {
    let asked = 0;
    vi.stubGlobal('fetch', () => {
      asked += 1;
      return Promise.resolve(new Response('{"features":[]}'));
    });
    const load = baseMapLoader('/map/base.json');
    expect(await Promise.all([load(), load()])).toEqual([{ features: [] }, { features: [] }]);
    expect(asked).toBe(1);
  });

  it('asks again after a failure', async () => {
    const load = baseMapLoader('/map/base.json');
    web({ '/map/base.json': { status: 404, body: {} } });
    await expect(load()).rejects.toThrow('/map/base.json');
    web({ '/map/base.json': { body: 1 } });
    expect(await load()).toBe(1);
  });
});

describe('online ground', () => {
  const style = {
    version: 8,
    glyphs: 'fonts/{fontstack}/{range}.pbf',
    sprite: '/sprites/one',
    sources: { tiles: { type: 'vector', url: 'https://tiles.example/planet' } },
    layers: [
      { id: 'names', type: 'symbol', source: 'tiles', layout: { 'text-field': '{name:latin}' } },
      { id: 'shields', type: 'symbol', source: 'tiles', layout: { 'text-field': '{ref}' } },
    ],
  };
  const url = 'https://tiles.example/styles/positron';
  const attribution =
    '<a href="https://openfreemap.org">OpenFreeMap</a> <a href="javascript:alert(1)">&copy; X</a>';

  it('names its sources, writes Korean and finds its fonts', async () => {
    web({
      [url]: { body: style },
      'https://tiles.example/planet': { body: { attribution } },
    });
    const ground = await loadOnlineGround(url, new AbortController().signal);
    expect(ground.credits).toEqual([
      { text: 'OpenFreeMap', href: 'https://openfreemap.org/' },
      { text: '© X', href: null },
    ]);
    const drawn = ground.style('light');
    expect(drawn.glyphs).toBe('https://tiles.example/styles/fonts/{fontstack}/{range}.pbf');
    expect(drawn.sprite).toBe('https://tiles.example/sprites/one');
    expect(drawn.layers.map((layer) => JSON.stringify(layer.layout))).toEqual([
      '{"text-field":["coalesce",["get","name:ko"],["get","name"]]}',
      '{"text-field":"{ref}"}',
    ]);
  });

  it.each([
    ['is no style', { [url]: { body: { version: 7 } } }],
    ['is not there', { [url]: { status: 500, body: {} } }],
    ['has a source that does not answer', { [url]: { body: style } }],
  ])('rejects when it %s', async (_, answers) => {
    web(answers);
    await expect(loadOnlineGround(url, new AbortController().signal)).rejects.toThrow();
  });
});

describe('creditsOf', () => {
  it('reads text and links and drops what parts them', () => {
    expect(creditsOf('A | <a href="//b.example/x">B</a><img src=x onerror=alert(1)>')).toEqual([
      { text: 'A', href: null },
      { text: 'B', href: expect.stringContaining('b.example') as string },
    ]);
  });
});
