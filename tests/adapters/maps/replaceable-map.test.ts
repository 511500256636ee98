import { describe, expect, it } from 'vitest';
import { AppError, MAP_CIRCLE, NO_PADDING, type MapOptions, type MapOverlay } from '#core';
import { FirstOfMaps } from '../../../src/adapters/maps/first-of-maps';
import { MemoryMapProvider } from '../../../src/adapters/memory/memory-map-provider';
import { mapProviderContract } from '../contracts/map-provider.contract';

const OPTIONS: MapOptions = {
  view: { center: { lat: 37.5, lng: 127 }, level: 5 },
  theme: 'light',
  padding: NO_PADDING,
  interactive: true,
  label: '지도',
};

/** A service that may turn us away at any time, and the one behind it. */
function world(isSecondThere = true) {
  const heard = new Set<() => void>();
  const size = { width: 390, height: 600 };
  const first = Object.assign(new MemoryMapProvider(size), {
    onRefused: (refused: () => void) => {
      heard.add(refused);
      return () => heard.delete(refused);
    },
  });
  const second = new MemoryMapProvider(size);
  const maps = new FirstOfMaps([
    { service: 'naver', load: () => Promise.resolve(first) },
    {
      service: 'embedded',
      load: () =>
        isSecondThere ? Promise.resolve(second) : Promise.reject(new AppError('offline')),
    },
  ]);
  const refuse = () => {
    for (const refused of [...heard]) refused();
  };
  return { maps, first, second, heard, refuse };
}

const overlay = (id: string): MapOverlay => ({
  id,
  at: OPTIONS.view.center,
  element: document.createElement('button'),
  anchor: 'center',
  zIndex: 1,
});
const settle = () => new Promise((done) => setTimeout(done, 20));

describe('a map whose service may turn us away', () => {
  it.each(mapProviderContract)('$name', async ({ run }) => {
    await run({ provider: world().maps, container: document.createElement('div') });
  });

  it('is drawn by the next service, as it stood, and tells the same listeners', async () => {
    const { maps, first, second, refuse } = world();
    const container = document.createElement('div');
    const map = await maps.open(container, OPTIONS);
    const [a, circle] = [
      overlay('a'),
      { center: OPTIONS.view.center, radiusMetres: 80, ...MAP_CIRCLE },
    ];
    const padding = { top: 10, right: 0, bottom: 200, left: 0 };
    const rests: number[] = [];
    const presses: number[] = [];
    map.on('settled', ({ level }) => rests.push(level));
    map.on('clicked', ({ lat }) => presses.push(lat));
    map.setOverlays([a]);
    map.setCircle(circle);
    map.setTheme('dark');
    map.setPadding(padding);
    map.moveTo({ center: { lat: 37.6, lng: 127.1 }, level: 3 });
    await settle();
    refuse();
    await settle();
    expect(first.opened[0]?.disposed).toBe(true);
    expect(second.opened[0]).toMatchObject({ theme: 'dark', overlays: [a], circle });
    expect([...container.children]).toEqual([a.element]);
    expect(map.view()).toMatchObject({ center: { lat: 37.6, lng: 127.1 }, level: 3 });
    second.opened[0]?.press({ lat: 1, lng: 2 });
    expect([rests.at(-1), presses]).toEqual([3, [1]]);
    expect(maps.service).toBe('embedded');
    await maps.open(container, OPTIONS);
    expect([first.opened.length, second.opened.length]).toEqual([1, 2]);
  });

  it('goes where it was asked to go last while the next service opened', async () => {
    const { maps, second, refuse } = world();
    const map = await maps.open(document.createElement('div'), OPTIONS);
    refuse();
    map.moveTo({ center: { lat: 37.4, lng: 127 }, level: 7 });
    map.moveTo({ center: { lat: 37.6, lng: 127.1 }, level: 3 });
    await settle();
    expect(second.opened).toHaveLength(1);
    expect(map.view()).toMatchObject({ center: { lat: 37.6, lng: 127.1 }, level: 3 });
    map.zoom(1);
    expect(map.view().level).toBe(2);
  });

  it('asks nobody once it is disposed, and does not listen to its service any more', async () => {
    const { maps, second, heard, refuse } = world();
    const map = await maps.open(document.createElement('div'), OPTIONS);
    map.dispose();
    expect(heard.size).toBe(0);
    refuse();
    await settle();
    expect(second.opened).toEqual([]);
  });

  it('that is disposed while the next one opens leaves nothing behind', async () => {
    const { maps, second, refuse } = world();
    const map = await maps.open(document.createElement('div'), OPTIONS);
    refuse();
    map.dispose();
    await settle();
    expect(second.opened.map(({ disposed }) => disposed)).toEqual([true]);
  });

  it('stays silent where no other service is there', async () => {
    const { maps, refuse } = world(false);
    const map = await maps.open(document.createElement('div'), OPTIONS);
    refuse();
    await settle();
    map.zoom(1);
    map.setOverlays([overlay('a')]);
    expect(map.view().level).toBe(5);
  });
});
