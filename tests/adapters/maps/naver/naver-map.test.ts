import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  distanceMetres,
  MAP_CIRCLE,
  METRES_A_DEGREE,
  NO_PADDING,
  pixelDistance,
  type MapHandle,
  type MapOptions,
  type MapOverlay,
} from '#core';
import { NaverMapProvider } from '../../../../src/adapters/maps/naver/naver-map-provider';
import {
  installFakeNaver,
  sayNaverIsReady,
  type NaverWorld,
} from '../../../support/fake-sdks/naver-sdk';
import { heardBy } from '../../../support/fake-sdks/naver/values';
import { boxOf, serveScripts } from '../../../support/fake-sdks/served-scripts';
import { mapProviderContract } from '../../contracts/map-provider.contract';

const SILLIM = { lat: 37.48425, lng: 126.92968 };
const OPTIONS: MapOptions = {
  view: { center: SILLIM, level: 5 },
  theme: 'light',
  padding: NO_PADDING,
  interactive: true,
  label: '집 지도',
};
/** Naver's zoom z has 256 · 2^z pixels round the equator; a level says 2^(level − 3) metres. */
const scale = (lat: number) =>
  ((40_075_016.68 / 256 / 2 ** 15) * Math.cos((lat * Math.PI) / 180)) / 2 ** (5 - 3);

let world: NaverWorld;
let scripts: ReturnType<typeof serveScripts>;

beforeEach(() => {
  scripts = serveScripts(document, (url) => ({
    fate: 'there',
    run: () => {
      world = installFakeNaver(window);
      sayNaverIsReady(window, url);
    },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  scripts.stop();
  document.body.replaceChildren();
  for (const name of ['naver', 'navermap_authFailure']) Reflect.deleteProperty(window, name);
});

const provider = () => new NaverMapProvider({ keyId: 'a-key', view: window });

async function opened(options: Partial<MapOptions> = {}) {
  const container = boxOf(document);
  const map = await provider().open(container, { ...OPTIONS, ...options });
  const script = world.maps.at(-1);
  if (script === undefined) throw new Error('no map was made');
  await settled(map);
  const root = container.firstElementChild as HTMLElement;
  return { map, script, container, root };
}

const settled = (map: MapHandle) =>
  new Promise<boolean>((resolve) => {
    const off = map.on('settled', (_view, byPerson) => {
      off();
      resolve(byPerson);
    });
  });

const press = (element: Element, name: string, x = 100, y = 100) =>
  element.dispatchEvent(
    new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }),
  );

const pin = (id: string, more: Partial<Omit<MapOverlay, 'element'>> = {}) => ({
  id,
  at: SILLIM,
  element: document.createElement('button'),
  anchor: 'center' as const,
  zIndex: 1,
  ...more,
});

describe('NaverMapProvider', () => {
  it.each(mapProviderContract)('$name', async ({ run }) => {
    await run({ provider: provider(), container: boxOf(document), scale });
  });

  it('shows a twentieth less ground than Kakao in Seoul, and says so', async () => {
    expect(scale(SILLIM.lat)).toBeCloseTo(0.947, 2);
    const { map } = await opened();
    const { bounds } = map.view();
    const east = { lat: SILLIM.lat, lng: bounds.neLng };
    const west = { lat: SILLIM.lat, lng: bounds.swLng };
    expect(pixelDistance(east, west, 5)).toBeCloseTo(390 * scale(SILLIM.lat), 3);
  });

  it('fits a box that Kakao’s level would hold and Naver’s does not on the next level', async () => {
    const { map } = await opened();
    const height = (600 * 4 * 0.97) / METRES_A_DEGREE;
    const box = { swLng: SILLIM.lng, neLng: SILLIM.lng + 0.001 };
    map.fit({ ...box, swLat: SILLIM.lat, neLat: SILLIM.lat + height });
    expect(map.view().level).toBe(6);
  });

  it('keeps to zooms 6 to 19', async () => {
    const { map, script } = await opened();
    map.moveTo({ center: SILLIM, level: 0 });
    expect(script.getZoom()).toBe(19);
    map.moveTo({ center: SILLIM, level: 99 });
    expect(script.getZoom()).toBe(6);
    expect(script.options).toMatchObject({ minZoom: 6, maxZoom: 19 });
  });

  it('glides in half a second, and jumps where a person wants stillness', async () => {
    const { map, script } = await opened();
    const glides = vi.fn();
    Object.assign(script, { panTo: glides, morph: glides });
    const beside = { lat: SILLIM.lat + 0.002, lng: SILLIM.lng };
    map.moveTo({ center: beside, level: 5 }, { animate: true });
    map.moveTo({ center: beside, level: 4 }, { animate: true });
    const half = { duration: 500 };
    expect(glides.mock.calls).toEqual([
      [{ x: beside.lng, y: beside.lat }, half],
      [{ x: beside.lng, y: beside.lat }, 16, half],
    ]);
    map.moveTo({ center: { lat: 35.1, lng: 129.0 }, level: 5 }, { animate: true });
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    map.moveTo({ center: beside, level: 4 }, { animate: true });
    Reflect.deleteProperty(window, 'matchMedia');
    expect(glides).toHaveBeenCalledTimes(2);
    expect(script.getZoom()).toBe(16);
  });

  it('rests where a glide was to end, though the script never says so', async () => {
    const { map, script } = await opened();
    Object.assign(script, { panTo: () => undefined });
    vi.useFakeTimers();
    const beside = { lat: SILLIM.lat + 0.002, lng: SILLIM.lng };
    const rests: unknown[] = [];
    map.on('settled', ({ center }) => rests.push(center));
    map.moveTo({ center: beside, level: 5 }, { animate: true });
    await vi.advanceTimersByTimeAsync(1_499);
    expect(rests).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(rests).toEqual([beside]);
  });

  it('knows a person’s drag and wheel, and rests only when the drag is over', async () => {
    const { map, root } = await opened();
    const begun: string[] = [];
    map.on('moving', () => begun.push('moving'));
    const rest = settled(map);
    press(root, 'pointerdown');
    press(root, 'pointermove', 160, 100);
    press(root, 'pointermove', 200, 100);
    await new Promise((done) => setTimeout(done, 5));
    expect(begun).toEqual(['moving']);
    press(root, 'pointerup', 200, 100);
    expect(await rest).toBe(true);
    expect(pixelDistance(map.view().center, SILLIM, 5)).toBeCloseTo(100 * scale(SILLIM.lat), 3);
    const wheel = settled(map);
    root.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
    expect(await wheel).toBe(true);
    expect(map.view().level).toBe(4);
  });

  it('moves by arrows and zooms by keys as a person', async () => {
    const { map, root } = await opened();
    const key = async (name: string) => {
      const rest = settled(map);
      root.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
      return rest;
    };
    expect(await key('ArrowRight')).toBe(true);
    const { center } = map.view();
    expect(center.lat).toBeCloseTo(SILLIM.lat, 9);
    expect(pixelDistance(center, SILLIM, 5)).toBeCloseTo(100 * scale(SILLIM.lat), 1);
    expect(await key('+')).toBe(true);
    expect(map.view().level).toBe(4);
  });

  it('hears a press of the ground as a place, and none of an overlay', async () => {
    const { map, root } = await opened();
    const clicks: { lat: number; lng: number }[] = [];
    map.on('clicked', (at) => clicks.push(at));
    const one = pin('a');
    const { element } = one;
    map.setOverlays([one]);
    press(element, 'pointerdown');
    press(element, 'click');
    expect(clicks).toEqual([]);
    press(root, 'pointerdown', 195, 300);
    press(root, 'click', 195, 300);
    expect(clicks.map((at) => Math.round(distanceMetres(at, SILLIM)))).toEqual([0]);
  });

  it('presses no overlay at the end of a drag that began on it', async () => {
    const { map, root } = await opened();
    const one = pin('a');
    const { element } = one;
    map.setOverlays([one]);
    let pressed = 0;
    element.addEventListener('click', () => (pressed += 1));
    press(element, 'pointerdown');
    press(root, 'pointermove', 200, 100);
    press(root, 'pointerup', 200, 100);
    press(element, 'click', 200, 100);
    expect(pressed).toBe(0);
    press(element, 'pointerdown', 200, 100);
    press(element, 'click', 200, 100);
    expect(pressed).toBe(1);
  });

  it('places elements by their anchor on whole pixels, anew after a zoom', async () => {
    const { map } = await opened({ padding: { top: 0, right: 0, bottom: 200, left: 0 } });
    const north = { lat: SILLIM.lat + 0.001, lng: SILLIM.lng };
    const [foot, middle] = [pin('a', { anchor: 'bottom', zIndex: 7 }), pin('b', { at: north })];
    map.setOverlays([foot, middle]);
    const at = ({ element }: { element: HTMLElement }) => element.parentElement?.style;
    expect(at(foot)).toMatchObject({ left: '195px', zIndex: '7' });
    expect(foot.element.style.transform).toBe('translate(-50%, -100%)');
    const above = () => parseFloat(at(foot)?.top ?? '') - parseFloat(at(middle)?.top ?? '');
    const pixels = pixelDistance(north, SILLIM, 5) / scale(SILLIM.lat);
    expect(Math.abs(above() - pixels)).toBeLessThanOrEqual(1);
    map.moveTo({ center: SILLIM, level: 4 });
    expect(Math.abs(above() - 2 * pixels)).toBeLessThanOrEqual(1);
    map.setOverlays([{ ...foot, at: north }, middle]);
    expect(above()).toBe(0);
  });

  it('draws the circle of the product and takes it away', async () => {
    const { map, container } = await opened();
    const drawn = () => container.querySelector<HTMLElement>('[data-circle]');
    map.setCircle({ center: SILLIM, radiusMetres: 100, ...MAP_CIRCLE });
    expect(drawn()?.dataset['circle']).toBe('100');
    expect(drawn()?.style).toMatchObject({ background: 'rgb(0, 193, 177)', opacity: '0.5' });
    expect(parseFloat(drawn()?.style.width ?? '') * 4 * scale(SILLIM.lat)).toBeCloseTo(200, 0);
    map.setCircle({ center: SILLIM, radiusMetres: 40, ...MAP_CIRCLE });
    expect(container.querySelectorAll('[data-circle]')).toHaveLength(1);
    map.setCircle(null);
    expect(drawn()).toBeNull();
  });

  it('dims the ground in the dark, from the start or later', async () => {
    const { map, root } = await opened({ theme: 'dark' });
    expect(root.style.background).toBe('rgb(16, 20, 24)');
    map.setTheme('light');
    expect(root.style.background).toBe('rgb(233, 234, 230)');
  });

  it('keeps Naver’s mark above what covers the foot', async () => {
    const { map, root } = await opened({ padding: { top: 0, right: 0, bottom: 80, left: 10 } });
    const mark = root.querySelector('a')?.parentElement;
    expect(mark?.style.translate).toBe('10px -80px');
    map.setPadding({ top: 0, right: 0, bottom: 30, left: 0 });
    expect(mark?.style.translate).toBe('0px -30px');
  });

  it('is a map to look at where nobody may move it', async () => {
    const { script, root } = await opened({ interactive: false, label: '위치' });
    expect(root.getAttribute('role')).toBe('img');
    expect(root.getAttribute('aria-label')).toBe('위치');
    expect(root.hasAttribute('tabindex')).toBe(false);
    expect(script.options).toMatchObject({
      draggable: false,
      pinchZoom: false,
      scrollWheel: false,
      keyboardShortcuts: false,
      disableDoubleClickZoom: true,
      disableDoubleTapZoom: true,
      disableTwoFingerTapZoom: true,
    });
  });

  it('leaves nothing of the map behind', async () => {
    const { map, script, container } = await opened();
    map.setOverlays([pin('a')]);
    map.setCircle({ center: SILLIM, radiusMetres: 100, ...MAP_CIRCLE });
    const view = map.view();
    map.dispose();
    expect(script.isDestroyed).toBe(true);
    expect([heardBy(script), script.standing.size, container.childElementCount]).toEqual([0, 0, 0]);
    expect(map.view()).toEqual(view);
  });

  it('leaves nothing of a map that fails half-way', async () => {
    const halfWay = () => {
      throw new Error('half-way');
    };
    const options = Object.defineProperty({ ...OPTIONS }, 'padding', { get: halfWay });
    const asked = provider().open(boxOf(document), options);
    await expect(asked).rejects.toMatchObject({ kind: 'refused' });
    expect(world.maps[0]?.isDestroyed).toBe(true);
  });

  it('finds no facilities', async () => {
    await expect(provider().nearbyPlaces()).resolves.toBeNull();
    expect(scripts.asked).toEqual([]);
  });
});
