import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MapOptions, MapProvider, PageElement } from '#core';
import { StillMap } from '../../../../../src/adapters/maps/maplibre/still/still-map';
import { boxOf } from '../../../../support/fake-sdks/served-scripts';
import { mapProviderContract } from '../../../contracts/map-provider.contract';
import { nextRest, OPTIONS, overlay, SILLIM } from '../../../contracts/map-stage';
import { ground } from './ground-style';

const GROUND = ground();
const provider: MapProvider = {
  service: 'embedded',
  open: (container: PageElement, options: MapOptions) =>
    Promise.resolve(new StillMap(container as HTMLElement, options, GROUND)),
  roadview: () => Promise.resolve(null),
  nearbyPlaces: () => Promise.resolve(null),
};

afterEach(() => {
  document.body.replaceChildren();
});

/** A map at rest, and the hands on it. */
async function openMap(more: Partial<MapOptions> = {}) {
  const container = boxOf(document);
  const map = new StillMap(container, { ...OPTIONS, ...more }, GROUND);
  await nextRest(map);
  const root = container.firstElementChild as HTMLElement;
  const point = (type: string, x: number, y: number, pointerId = 1, target: Element = root) => {
    const at = { clientX: x, clientY: y, button: 0, buttons: 1, bubbles: true };
    // This page knows no PointerEvent.
    target.dispatchEvent(Object.assign(new MouseEvent(type, at), { pointerId }));
  };
  return { map, container, root, point };
}
const namesOf = (root: Element) =>
  [...root.querySelectorAll('svg text')].map(({ textContent }) => textContent);
/** Resolves once the ground is drawn, its names, which are the last, too. */
const drawn = (root: Element) =>
  vi.waitFor(() => {
    expect(namesOf(root)).toContain('신림');
  });

/** By how many pixels the ground stands elsewhere than it was drawn; it is not drawn larger. */
function shift(stage: HTMLElement | null): number[] {
  const parts = [
    ...(stage?.style.transform ?? '').matchAll(/translate\(([^)]*)\) scale\(([^)]*)\)/g),
  ];
  return parts.reduce(
    (sum, [, by = '', times]) => {
      expect(Number(times)).toBeCloseTo(1, 2);
      return sum.map((total, at) => Math.round(total + Number.parseFloat(by.split(',')[at] ?? '')));
    },
    [0, 0],
  );
}

describe('StillMap', () => {
  it.each(mapProviderContract)('$name', async ({ run }) => {
    await run({ provider, container: boxOf(document) });
  });

  it('is a picture of the ground with its names, and says who made it', async () => {
    const { root } = await openMap();
    await drawn(root);
    expect(root.getAttribute('role')).toBe('region');
    expect(root.textContent).toContain('Natural Earth');
    expect(root.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('draws anew in another theme', async () => {
    const { map, root } = await openMap();
    await drawn(root);
    const fill = () => root.querySelector('rect')?.getAttribute('fill');
    const before = fill();
    map.setTheme('dark');
    await vi.waitFor(() => {
      expect(fill()).not.toBe(before);
    });
    expect(root.dataset['theme']).toBe('dark');
  });

  it('follows a finger, and rests where it is let go', async () => {
    const { map, root, point } = await openMap();
    await drawn(root);
    const began = vi.fn();
    map.on('moving', began);
    point('pointerdown', 200, 300);
    point('pointermove', 230, 340);
    const stage = root.querySelector<HTMLElement>('.hankan-map-stage');
    expect(stage?.style.transform).toBe('translate(30px, 40px) scale(1)');
    expect(map.view().center).toEqual(SILLIM);
    const rest = nextRest(map);
    point('pointerup', 230, 340);
    const { view, byPerson } = await rest;
    expect([byPerson, view.level]).toEqual([true, 5]);
    // 4 m a pixel: the middle went 30 px to the west and 40 px to the north.
    expect((view.center.lat - SILLIM.lat) * 111_195).toBeCloseTo(160, 0);
    expect((SILLIM.lng - view.center.lng) * 88_200).toBeCloseTo(120, -1);
    expect(began).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => {
      expect(stage?.style.transform).toBe('');
    });
  });

  it('stays under the hands while it is drawn anew', async () => {
    const { map, root, point } = await openMap();
    await drawn(root);
    const stage = root.querySelector<HTMLElement>('.hankan-map-stage');
    const mark = overlay('a', '가');
    map.setOverlays([mark]);
    const { transform } = (mark.element as HTMLElement).style;
    point('pointerdown', 200, 300);
    point('pointermove', 230, 340);
    point('pointerup', 230, 340);
    // What is drawn has gone along, and so has what stands on it.
    expect(shift(stage)).toEqual([30, 40]);
    map.setOverlays([mark]);
    expect((mark.element as HTMLElement).style.transform).toBe(transform);
    point('pointerdown', 100, 100);
    point('pointermove', 120, 100);
    expect(shift(stage)).toEqual([50, 40]);
    // The drawing of the first drag comes while the second one is held.
    await vi.waitFor(() => {
      expect(shift(stage)).toEqual([20, 0]);
    });
    const ground = () => root.querySelector('rect')?.getAttribute('fill') ?? 'none';
    const light = ground();
    map.setTheme('dark');
    await vi.waitFor(() => {
      expect([light, 'none']).not.toContain(ground());
    });
    expect(shift(stage)).toEqual([20, 0]);
    point('pointerup', 120, 100);
  });

  it('takes two fingers for a zoom around them', async () => {
    const { map, point } = await openMap();
    const rest = nextRest(map);
    point('pointerdown', 150, 300, 1);
    point('pointerdown', 240, 300, 2);
    point('pointermove', 105, 300, 1);
    point('pointermove', 285, 300, 2);
    point('pointerup', 285, 300, 2);
    point('pointerup', 105, 300, 1);
    const { view, byPerson } = await rest;
    expect([byPerson, view.level]).toEqual([true, 4]);
    expect(Math.abs(view.center.lng - SILLIM.lng) * 88_200).toBeLessThan(5);
  });

  it('takes a wheel and two clicks for a level, and keeps the place under them', async () => {
    const { map, root } = await openMap();
    const lngAt = (x: number) => {
      const { swLng, neLng } = map.view().bounds;
      return swLng + ((neLng - swLng) * x) / 390;
    };
    const before = lngAt(300);
    root.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, clientX: 300, clientY: 300 }));
    expect(map.view().level).toBe(4);
    expect(lngAt(300)).toBeCloseTo(before, 6);
    root.dispatchEvent(new MouseEvent('dblclick', { clientX: 300, clientY: 300 }));
    expect(map.view().level).toBe(3);
    expect(lngAt(300)).toBeCloseTo(before, 6);
    for (const deltaY of [40, 40])
      root.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: 0, clientY: 0 }));
    expect(map.view().level).toBe(3);
    root.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, clientX: 0, clientY: 0 }));
    expect((await nextRest(map)).byPerson).toBe(true);
    expect(map.view().level).toBe(4);
  });

  it('takes arrows and signs', async () => {
    const { map, root } = await openMap();
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    const { view, byPerson } = await nextRest(map);
    expect(byPerson).toBe(true);
    expect((view.center.lng - SILLIM.lng) * 88_200).toBeCloseTo(400, -1);
    root.dispatchEvent(new KeyboardEvent('keydown', { key: '-' }));
    expect(map.view().level).toBe(6);
  });

  it('tells a press of the ground, not one of an overlay or after a drag', async () => {
    const { map, root, point } = await openMap();
    const mark = overlay('a', '가');
    map.setOverlays([mark]);
    const pressed = vi.fn();
    const clicked = vi.fn();
    map.on('clicked', clicked);
    const element = mark.element as HTMLElement;
    element.addEventListener('click', pressed);
    const click = (target: Element, x: number, y: number) => {
      point('pointerdown', x, y, 1, target);
      point('pointerup', x, y, 1, target);
      const at = { clientX: x, clientY: y, detail: 1, bubbles: true };
      target.dispatchEvent(new MouseEvent('click', at));
    };
    click(element, 200, 300);
    expect([pressed.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 0]);
    click(root, 195, 300);
    const [at] = clicked.mock.calls[0] as [typeof SILLIM];
    expect(at.lat).toBeCloseTo(SILLIM.lat, 6);
    point('pointerdown', 200, 300, 1, element);
    point('pointermove', 200, 360, 1, element);
    point('pointerup', 200, 360, 1, element);
    element.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    expect([pressed.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 1]);
  });

  it('lets nobody move a map to look at', async () => {
    const { map, root, point } = await openMap({ interactive: false });
    point('pointerdown', 200, 300);
    point('pointermove', 300, 300);
    point('pointerup', 300, 300);
    root.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
    expect(map.view()).toMatchObject(OPTIONS.view);
    expect(root.getAttribute('role')).toBe('img');
    await map.free();
  });

  it('is free once nothing is pressed', async () => {
    const { map, point } = await openMap();
    let isFree = false;
    point('pointerdown', 200, 300, 1);
    point('pointerdown', 210, 300, 2);
    const free = map.free().then(() => (isFree = true));
    point('pointerup', 210, 300, 2);
    await new Promise((done) => setTimeout(done));
    expect(isFree).toBe(false);
    point('pointercancel', 200, 300, 1);
    await free;
  });

  it('is let go where the button was let go out of sight', async () => {
    const { map, root, point } = await openMap();
    point('pointerdown', 200, 300);
    point('pointermove', 240, 300);
    const rest = nextRest(map);
    const event = new MouseEvent('pointermove', { clientX: 300, buttons: 0, bubbles: true });
    root.dispatchEvent(Object.assign(event, { pointerId: 1 }));
    const { view } = await rest;
    expect((SILLIM.lng - view.center.lng) * 88_200).toBeCloseTo(160, -1);
    await map.free();
  });
});
