import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError, MAP_CIRCLE, type MapHandle, type MapOptions } from '#core';
import type { DrawnMap } from '../../../../../src/adapters/maps/maplibre/open-map';
import { openStillMap } from '../../../../../src/adapters/maps/maplibre/still/open-still-map';
import { MemoryMapHandle } from '../../../../../src/adapters/memory/memory-map-provider';
import { boxOf } from '../../../../support/fake-sdks/served-scripts';
import { nextRest, OPTIONS, overlay } from '../../../contracts/map-stage';
import { baseDocument } from './ground-style';

const DOCUMENT = baseDocument();
const SIZE = { width: 390, height: 600 };
const turn = () => new Promise<void>((done) => setTimeout(done));

/** A person who comes when told, and an engine whose maps are drawn when told. */
function world(isThere = false) {
  const container = boxOf(document);
  const waiting = { sign: [] as (() => void)[], press: [] as (() => void)[] };
  const wait = (list: (() => void)[]) => (heard: () => void) => {
    list.push(heard);
    return () => {
      list.splice(list.indexOf(heard), 1);
    };
  };
  const tell = (list: (() => void)[]) => {
    for (const heard of list.splice(0)) heard();
  };
  const engine = {
    opened: [] as {
      options: MapOptions;
      map: MemoryMapHandle;
      isFocused: boolean;
      isReachable: boolean;
    }[],
    failure: null as AppError | null,
    draw: [] as (() => void)[],
  };
  const open = async (options: MapOptions, signal: AbortSignal): Promise<DrawnMap> => {
    if (engine.failure !== null) throw engine.failure;
    const map = new MemoryMapHandle(container, options, () => SIZE);
    const one = { options, map, isFocused: false, isReachable: false };
    engine.opened.push(one);
    signal.addEventListener('abort', () => {
      map.dispose();
    });
    const drawn = () => new Promise<void>((resolve) => engine.draw.push(resolve));
    await drawn();
    const focus = () => {
      one.isFocused = true;
    };
    const setReachable = (isReachable: boolean) => {
      one.isReachable = isReachable;
    };
    return { map: Object.assign(map, { focus, setReachable }), drawn };
  };
  const map: MapHandle = openStillMap(container, OPTIONS, DOCUMENT, {
    presence: { isThere, onSign: wait(waiting.sign), onPress: wait(waiting.press) },
    open,
  });
  return {
    container,
    map,
    engine,
    waiting,
    sign: () => {
      tell(waiting.sign);
    },
    press: () => {
      tell(waiting.press);
    },
    draw: async () => {
      for (const done of engine.draw.splice(0)) done();
      await turn();
      await turn();
    },
    isStill: () => container.querySelector('.hankan-map-still') !== null,
  };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('a picture in whose place the map comes', () => {
  it('stays while nobody is there', async () => {
    const { map, engine, isStill, waiting } = world();
    await nextRest(map);
    map.moveTo({ center: OPTIONS.view.center, level: 7 });
    await nextRest(map);
    expect([engine.opened.length, isStill(), waiting.sign.length]).toEqual([0, true, 1]);
  });

  it('gives way once the map is drawn, which has all that stood on it', async () => {
    const { map, engine, sign, draw, isStill } = world();
    const [a, circle] = [
      overlay('a', '가'),
      { center: OPTIONS.view.center, radiusMetres: 80, ...MAP_CIRCLE },
    ];
    map.setOverlays([a]);
    map.setCircle(circle);
    map.setTheme('dark');
    map.moveTo({ center: OPTIONS.view.center, level: 3 });
    await nextRest(map);
    const rests = vi.fn();
    map.on('settled', rests);
    sign();
    await turn();
    expect([isStill(), engine.opened[0]?.isReachable]).toEqual([true, false]);
    expect(engine.opened[0]?.options).toMatchObject({ theme: 'dark', view: { level: 3 } });
    await draw();
    expect([isStill(), engine.opened[0]?.isReachable]).toEqual([false, true]);
    expect(engine.opened[0]?.map).toMatchObject({ theme: 'dark', overlays: [a], circle });
    expect(map.view().level).toBe(3);
    // Nothing has moved, so nothing is told.
    expect(rests).not.toHaveBeenCalled();
    map.zoom(1);
    expect((await nextRest(map)).view.level).toBe(2);
  });

  it('gives way at once to a person who is there already', async () => {
    const { draw, isStill } = world(true);
    await turn();
    await draw();
    expect(isStill()).toBe(false);
  });

  it('gives way only where the map shows the same', async () => {
    const { map, engine, sign, draw, isStill } = world();
    await nextRest(map);
    sign();
    await turn();
    map.moveTo({ center: { lat: 37.6, lng: 127 }, level: 6 });
    const padding = { top: 0, right: 0, bottom: 200, left: 0 };
    map.setPadding(padding);
    await draw();
    expect(isStill()).toBe(true);
    expect(engine.opened[0]?.map.view()).toMatchObject({ center: { lat: 37.6 }, level: 6 });
    await draw();
    expect(isStill()).toBe(false);
    expect(map.view()).toMatchObject({ center: { lat: 37.6 }, level: 6 });
  });

  it('gives way only where the map is as large', async () => {
    const { map, container, engine, sign, draw, isStill } = world();
    await nextRest(map);
    sign();
    await turn();
    const resized = vi.spyOn(engine.opened[0]?.map ?? map, 'resize');
    container.style.width = '844px';
    map.resize();
    await draw();
    expect([isStill(), resized.mock.calls.length]).toEqual([true, 1]);
    await draw();
    expect(isStill()).toBe(false);
  });

  it('waits until a finger is off', async () => {
    const { map, container, sign, draw, isStill } = world();
    await nextRest(map);
    const point = (type: string, clientX: number) =>
      container.firstElementChild?.dispatchEvent(
        Object.assign(new MouseEvent(type, { clientX, buttons: 1, bubbles: true }), {
          pointerId: 1,
        }),
      );
    sign();
    await turn();
    point('pointerdown', 100);
    point('pointermove', 150);
    await draw();
    expect(isStill()).toBe(true);
    point('pointerup', 150);
    await turn();
    await turn();
    // Moved by the finger: drawn there before it is seen.
    expect(isStill()).toBe(true);
    await draw();
    expect(isStill()).toBe(false);
    expect(map.view().center.lng).toBeLessThan(OPTIONS.view.center.lng);
  });

  it('leaves the keys where they were', async () => {
    const { map, container, engine, sign, draw } = world();
    const mark = overlay('a', '가');
    (mark.element as HTMLElement).tabIndex = 0;
    map.setOverlays([mark]);
    (mark.element as HTMLElement).focus();
    sign();
    await turn();
    // A map in memory puts what stands on it into the container.
    await draw();
    expect(document.activeElement).toBe(mark.element);
    expect(engine.opened[0]?.isFocused).toBe(false);
    expect(container.contains(document.activeElement)).toBe(true);
  });

  it('gives its own keys to the map', async () => {
    const { container, engine, sign, draw } = world();
    container.querySelector<HTMLElement>('.hankan-map-still')?.focus();
    sign();
    await turn();
    await draw();
    expect(engine.opened[0]?.isFocused).toBe(true);
  });

  it('stays where the engine cannot be had, and tries again at the next press', async () => {
    const { map, engine, sign, press, draw, waiting, isStill } = world();
    engine.failure = new AppError('offline');
    sign();
    await turn();
    expect([isStill(), waiting.sign.length, waiting.press.length]).toEqual([true, 0, 1]);
    map.zoom(1);
    expect((await nextRest(map)).view.level).toBe(4);
    engine.failure = null;
    press();
    await turn();
    await draw();
    expect(isStill()).toBe(false);
    expect(map.view().level).toBe(4);
  });

  it('stays for good where the browser has nothing to draw with', async () => {
    const { engine, sign, waiting, isStill } = world();
    engine.failure = new AppError('refused');
    sign();
    await turn();
    expect([isStill(), waiting.press.length]).toEqual([true, 0]);
  });

  it.each([
    ['before anybody came', 0],
    ['while the map is drawn', 1],
    ['after it came', 2],
  ])('leaves nothing behind when it is put away %s', async (_when, steps) => {
    const { map, container, engine, sign, draw, waiting } = world();
    if (steps > 0) {
      sign();
      await turn();
    }
    if (steps > 1) await draw();
    map.dispose();
    await draw();
    expect(waiting).toEqual({ sign: [], press: [] });
    expect(engine.opened.every((one) => one.map.disposed)).toBe(true);
    expect(container.childElementCount).toBe(0);
  });

  it('is none of a document that is no base map', () => {
    const presence = { isThere: false, onSign: () => () => undefined, onPress: vi.fn() };
    const open = () => Promise.reject(new AppError('offline'));
    const container = boxOf(document);
    expect(() => openStillMap(container, OPTIONS, {}, { presence, open })).toThrow();
    expect(container.childElementCount).toBe(0);
  });
});
