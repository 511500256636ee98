import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAP_CIRCLE, mapCircleRadius, NO_PADDING, type MapOptions, type MapOverlay } from '#core';
import { KakaoMapProvider } from '../../../../src/adapters/maps/kakao/kakao-map-provider';
import { heardBy, trigger } from '../../../support/fake-sdks/kakao/values';
import { installFakeKakao, type KakaoWorld } from '../../../support/fake-sdks/kakao-sdk';
import { boxOf, serveScripts, type ScriptFate } from '../../../support/fake-sdks/served-scripts';

const CENTER = { lat: 37.48425, lng: 126.92968 };
const OPTIONS: MapOptions = {
  view: { center: CENTER, level: 5 },
  theme: 'light',
  padding: NO_PADDING,
  interactive: true,
  label: '집 지도',
};

let world: KakaoWorld;
let fate: ScriptFate;
let isReady: boolean;
let scripts: ReturnType<typeof serveScripts>;

beforeEach(() => {
  fate = 'there';
  isReady = true;
  scripts = serveScripts(document, () => ({
    fate,
    run: () => {
      world = installFakeKakao(window);
      world.neverReady = !isReady;
    },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  scripts.stop();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'kakao');
});

const provider = () => new KakaoMapProvider({ key: 'a-key', view: window });

/** An open map that has told its first rest, with what it told since. */
async function opened(options: Partial<MapOptions> = {}) {
  const container = boxOf(document);
  const map = await provider().open(container, { ...OPTIONS, ...options });
  const told: string[] = [];
  map.on('moving', () => told.push('moving'));
  map.on('settled', ({ level }, byPerson) =>
    told.push(`${level} ${byPerson ? 'person' : 'program'}`),
  );
  map.on('clicked', ({ lat }) => told.push(`clicked ${lat.toFixed(3)}`));
  await soon(() => {
    expect(told).toHaveLength(1);
  });
  const root = container.firstElementChild as HTMLElement;
  const kakao = world.maps.at(-1);
  if (kakao === undefined) throw new Error('no map was made');
  return { map, container, root, kakao, told };
}

/** Slow machines take their time for a glide. */
const soon = (holds: () => void) => vi.waitFor(holds, 10_000);

const overlay = (id: string, more: Partial<MapOverlay> = {}): MapOverlay => ({
  id,
  at: CENTER,
  element: document.createElement('button'),
  anchor: 'center',
  zIndex: 1,
  ...more,
});
/** Of a press by a pointer, and not by a key. */
const at = (clientX: number, clientY: number) => ({ clientX, clientY, bubbles: true, detail: 1 });
const press = (target: Element, x: number, y: number) => {
  target.dispatchEvent(new MouseEvent('pointerdown', at(x, y)));
  target.dispatchEvent(new MouseEvent('pointerup', at(x, y)));
  target.dispatchEvent(new MouseEvent('click', at(x, y)));
};

describe('the script of Kakao’s map', () => {
  it('is asked for once, with the key, when the first map is', async () => {
    const kakao = provider();
    expect(scripts.asked).toEqual([]);
    await Promise.all([
      kakao.open(boxOf(document), OPTIONS),
      kakao.roadview(),
      kakao.nearbyPlaces(),
    ]);
    expect(scripts.asked).toEqual([
      'https://dapi.kakao.com/v2/maps/sdk.js?appkey=a-key&libraries=services&autoload=false',
    ]);
  });

  it('that is not had, as with a bad key, rejects and is asked for again', async () => {
    const kakao = provider();
    fate = 'fails';
    const container = boxOf(document);
    await expect(kakao.open(container, OPTIONS)).rejects.toMatchObject({ kind: 'offline' });
    expect(container.childElementCount).toBe(0);
    fate = 'there';
    (await kakao.open(container, OPTIONS)).dispose();
    expect(scripts.asked).toHaveLength(2);
  });

  it.each([
    ['is blocked', 'never', true],
    ['fetches parts that do not come', 'there', false],
  ] as const)('that %s rejects after 10 s', async (_, becomes, ready) => {
    vi.useFakeTimers();
    fate = becomes;
    isReady = ready;
    const asked = provider().open(boxOf(document), OPTIONS);
    const failed = expect(asked).rejects.toMatchObject({ name: 'AppError', kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });

  it('that leaves nothing of its own rejects', async () => {
    scripts.stop();
    scripts = serveScripts(document, () => ({ fate: 'there' }));
    await expect(provider().open(boxOf(document), OPTIONS)).rejects.toMatchObject({
      kind: 'refused',
    });
  });
});

describe('a person on Kakao’s map', () => {
  it('drags it: one move, one rest, theirs', async () => {
    const { root, told, map } = await opened();
    root.dispatchEvent(new MouseEvent('pointerdown', at(200, 300)));
    document.dispatchEvent(new MouseEvent('pointermove', at(200, 340)));
    document.dispatchEvent(new MouseEvent('pointermove', at(200, 400)));
    document.dispatchEvent(new MouseEvent('pointerup', at(200, 400)));
    root.dispatchEvent(new MouseEvent('click', at(200, 400)));
    await soon(() => {
      expect(told.slice(1)).toEqual(['moving', '5 person']);
    });
    expect(map.view().center.lat).toBeGreaterThan(CENTER.lat);
  });

  it('turns the wheel, presses keys and a button', async () => {
    const { root, told, map } = await opened();
    root.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
    await soon(() => {
      expect(told.at(-1)).toBe('4 person');
    });
    for (const [key, rest] of [
      ['-', '5 person'],
      ['+', '4 person'],
      ['ArrowUp', '4 person'],
    ] as const) {
      told.length = 0;
      root.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
      await soon(() => {
        expect(told).toEqual(['moving', rest]);
      });
    }
    expect(map.view().center.lat).toBeGreaterThan(CENTER.lat);
  });

  it('presses the ground, which is told, and an overlay, which hears it alone', async () => {
    const { map, root, told } = await opened();
    const pressed: string[] = [];
    const pill = overlay('a');
    (pill.element as HTMLElement).addEventListener('click', () => pressed.push('pill'));
    map.setOverlays([pill]);
    press(root, 195, 300);
    press(pill.element as HTMLElement, 195, 300);
    expect(told.slice(1)).toEqual([`clicked ${CENTER.lat.toFixed(3)}`]);
    expect(pressed).toEqual(['pill']);
  });

  it('drags from an overlay on, and presses nothing with it', async () => {
    const { map, told } = await opened();
    const pressed: string[] = [];
    const pill = overlay('a');
    const element = pill.element as HTMLElement;
    element.addEventListener('click', () => pressed.push('pill'));
    map.setOverlays([pill]);
    element.dispatchEvent(new MouseEvent('pointerdown', at(195, 300)));
    document.dispatchEvent(new MouseEvent('pointermove', at(195, 360)));
    document.dispatchEvent(new MouseEvent('pointerup', at(195, 360)));
    element.dispatchEvent(new MouseEvent('click', at(195, 360)));
    await soon(() => {
      expect(told.at(-1)).toBe('5 person');
    });
    expect(pressed).toEqual([]);
    press(element, 195, 360);
    expect(pressed).toEqual(['pill']);
  });

  it('moves nothing where the map is to be looked at', async () => {
    const { root, told } = await opened({ interactive: false });
    expect([root.getAttribute('role'), root.tabIndex]).toEqual(['img', -1]);
    root.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
    root.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
    root.dispatchEvent(new MouseEvent('pointerdown', at(200, 300)));
    document.dispatchEvent(new MouseEvent('pointermove', at(200, 400)));
    document.dispatchEvent(new MouseEvent('pointerup', at(200, 400)));
    await new Promise((done) => setTimeout(done, 30));
    expect(told).toEqual(['5 program']);
  });

  it('hears what the map is, and where the keyboard is', async () => {
    const { root } = await opened();
    expect(root.getAttribute('role')).toBe('region');
    expect([root.getAttribute('aria-label'), root.tabIndex]).toEqual(['집 지도', 0]);
  });
});

describe('what stands on Kakao’s map', () => {
  it('is moved, raised and hung by another anchor without being made anew; at most 200', async () => {
    const { map, kakao } = await opened();
    const a = overlay('a');
    const element = a.element as HTMLElement;
    map.setOverlays([a]);
    const [held] = kakao.standing;
    map.setOverlays([{ ...a, at: { lat: 37.49, lng: 126.93 }, anchor: 'bottom', zIndex: 7 }]);
    expect([...kakao.standing]).toEqual([held]);
    expect(element.parentElement?.parentElement?.style.zIndex).toBe('7');
    expect(element.style.transform).toBe('translate(-50%, -100%)');
    const other = overlay('a');
    map.setOverlays([other]);
    expect([element.isConnected, (other.element as HTMLElement).isConnected]).toEqual([
      false,
      true,
    ]);
    map.setOverlays(Array.from({ length: 230 }, (_, index) => overlay(`o${index}`)));
    expect(kakao.standing.size).toBe(200);
  });

  it.each([1, 3, 5, 8, 11])('is a disc of the radius of level %d, in its colour', async (level) => {
    const { map, root } = await opened();
    const radiusMetres = mapCircleRadius(level);
    map.setCircle({ center: CENTER, radiusMetres, ...MAP_CIRCLE });
    const disc = root.querySelector<HTMLElement>('[data-circle]');
    expect([disc?.dataset['circle'], disc?.style.opacity]).toEqual([String(radiusMetres), '0.5']);
    expect(disc?.style.background).toBe('rgb(0, 193, 177)');
    map.setCircle(null);
    expect(root.querySelector('[data-circle]')).toBeNull();
  });

  it('is Kakao’s own mark, which stays over what covers the foot', async () => {
    const { map, root } = await opened({ padding: { top: 0, right: 0, bottom: 200, left: 10 } });
    const marks = () => root.querySelector<HTMLElement>('a[href*="map.kakao.com"]')?.parentElement;
    expect(marks()?.style.translate).toBe('10px -200px');
    map.setPadding({ top: 0, right: 0, bottom: 60, left: 0 });
    expect(marks()?.style.translate).toBe('0px -60px');
  });

  it('is shade in the dark theme, under everything else', async () => {
    const { map, kakao } = await opened({ theme: 'dark' });
    expect(kakao.grounds.size).toBe(1);
    map.setTheme('light');
    expect(kakao.grounds.size).toBe(0);
  });
});

describe('Kakao’s map', () => {
  it('jumps where a person wants no motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    const { map, root, told } = await opened();
    map.moveTo({ center: CENTER, level: 4 }, { animate: true });
    expect(map.view().level).toBe(4);
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', cancelable: true }));
    expect(map.view().center.lat).toBeGreaterThan(CENTER.lat);
    await soon(() => {
      expect(told.at(-1)).toBe('4 person');
    });
    vi.unstubAllGlobals();
  });

  it('zooms two levels for two presses, however fast', async () => {
    const { map, told } = await opened();
    map.zoom(1);
    map.zoom(1);
    await soon(() => {
      expect(told.slice(1)).toEqual(['moving', '3 person']);
    });
  });

  it('takes idle for no news where nothing moved', async () => {
    const { kakao, told } = await opened();
    trigger(kakao, 'idle');
    trigger(kakao, 'center_changed');
    await new Promise((done) => setTimeout(done, 30));
    expect(told).toEqual(['5 program']);
  });

  it('leaves no listener at the script when it is disposed', async () => {
    const { map, kakao } = await opened();
    expect(heardBy(kakao)).toBeGreaterThan(0);
    map.setOverlays([overlay('a')]);
    map.setCircle({ center: CENTER, radiusMetres: 80, ...MAP_CIRCLE });
    const last = map.view();
    map.dispose();
    expect([heardBy(kakao), kakao.standing.size, map.view()]).toEqual([0, 0, last]);
  });
});
