import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseMap } from '../../../../server/map/base-map/base-map';
import type { Presence } from '../../../../src/adapters/maps/presence';
import { NO_PADDING, type MapOptions } from '#core';
import { MapLibreMapProvider } from '../../../../src/adapters/maps/maplibre/maplibre-map-provider';
import type { Engine } from '../../../../src/adapters/maps/maplibre/load-engine';

const OPTIONS: MapOptions = {
  view: { center: { lat: 37.5, lng: 127 }, level: 5 },
  theme: 'light',
  padding: NO_PADDING,
  interactive: true,
  label: '지도',
};
const settings = { baseMapUrl: '/map/base.json', styleUrl: null };

describe('MapLibreMapProvider', () => {
  let fetched: string[] = [];
  beforeEach(() => {
    fetched = [];
    vi.stubGlobal('fetch', (url: string) => {
      fetched.push(url);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('asks for the base map while the engine is on its way, unless a style is to be online', async () => {
    const never = () => new Promise<Engine>(() => undefined);
    const online = { ...settings, styleUrl: 'https://tiles.example/style' };
    for (const of of [online, settings]) {
      void new MapLibreMapProvider(of, never).open(document.createElement('div'), OPTIONS);
    }
    await Promise.resolve();
    expect(fetched).toEqual(['/map/base.json']);
  });

  it('says what went wrong when the engine cannot be had, and tries again when asked again', async () => {
    let tries = 0;
    const provider = new MapLibreMapProvider(settings, () => {
      tries += 1;
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    });
    const container = document.createElement('div');
    await expect(provider.open(container, OPTIONS)).rejects.toMatchObject({ kind: 'offline' });
    await expect(provider.open(container, OPTIONS)).rejects.toMatchObject({ kind: 'offline' });
    expect(tries).toBe(2);
  });

  describe('where nobody has come yet', () => {
    const engine = () => {
      const openMap = vi.fn(() => ({ dispose: () => undefined }));
      const load = vi.fn(() => Promise.resolve({ openMap } as unknown as Engine));
      return { load, openMap };
    };
    const waiting = { onSign: () => () => undefined, onPress: () => () => undefined };
    const nobody: Presence = { ...waiting, isThere: false };
    const serve = (status: number) => {
      const answer = () => new Response(JSON.stringify(baseMap()), { status });
      vi.stubGlobal('fetch', () => Promise.resolve(answer()));
    };

    it('opens a picture and asks for no engine', async () => {
      const { load } = engine();
      serve(200);
      const provider = new MapLibreMapProvider({ ...settings, presence: nobody }, load);
      const container = document.createElement('div');
      const map = await provider.open(container, OPTIONS);
      expect(container.querySelector('.hankan-map-still')).not.toBeNull();
      expect(load).not.toHaveBeenCalled();
      map.dispose();
    });

    it.each([
      ['the base map cannot be had', 503, { ...settings, presence: nobody }],
      ['a person is there', 200, { ...settings, presence: { ...waiting, isThere: true } }],
      [
        'the ground is online',
        200,
        { ...settings, presence: nobody, styleUrl: 'https://a.example' },
      ],
      ['nobody asks who is there', 200, settings],
    ])('opens the map of the engine where %s', async (_why, status, given) => {
      const { load, openMap } = engine();
      serve(status);
      const container = document.createElement('div');
      await new MapLibreMapProvider(given, load).open(container, OPTIONS);
      expect(openMap).toHaveBeenCalledTimes(1);
      expect(container.childElementCount).toBe(0);
    });
  });

  it('loads the engine once for all maps', async () => {
    let tries = 0;
    const opened: unknown[] = [];
    const engine = {
      openMap: (container: HTMLElement) => {
        opened.push(container);
        return { dispose: () => undefined };
      },
    } as unknown as Engine;
    const provider = new MapLibreMapProvider(settings, () => {
      tries += 1;
      return Promise.resolve(engine);
    });
    const [a, b] = [document.createElement('div'), document.createElement('div')];
    await Promise.all([provider.open(a, OPTIONS), provider.open(b, OPTIONS)]);
    expect([tries, opened]).toEqual([1, [a, b]]);
  });
});
