import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PADDING, type MapOptions } from '#core';
import { FirstOfMaps } from '../../../../src/adapters/maps/first-of-maps';
import { NaverMapProvider } from '../../../../src/adapters/maps/naver/naver-map-provider';
import { MemoryMapProvider } from '../../../../src/adapters/memory/memory-map-provider';
import {
  installFakeNaver,
  sayNaverIsReady,
  type NaverBehaviour,
  type NaverWorld,
} from '../../../support/fake-sdks/naver-sdk';
import { boxOf, serveScripts, type ScriptFate } from '../../../support/fake-sdks/served-scripts';

const OPTIONS: MapOptions = {
  view: { center: { lat: 37.5, lng: 127 }, level: 5 },
  theme: 'light',
  padding: NO_PADDING,
  interactive: true,
  label: '지도',
};

let world: NaverWorld;
let scripts: ReturnType<typeof serveScripts>;
let fate: ScriptFate | 'refused';
let behaviour: NaverBehaviour;

const globals = () => Object.keys(window).filter((name) => /^hankan|^navermap_/.test(name));
const refuse = () => {
  const told = Reflect.get(window, 'navermap_authFailure') as () => void;
  told();
};

beforeEach(() => {
  fate = 'there';
  behaviour = {};
  scripts = serveScripts(document, (url) => ({
    fate: fate === 'refused' ? 'there' : fate,
    run: () => {
      if (fate === 'refused') {
        refuse();
        return;
      }
      world = installFakeNaver(window, behaviour);
      sayNaverIsReady(window, url);
    },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  scripts.stop();
  document.body.replaceChildren();
  for (const name of ['naver', ...globals()]) Reflect.deleteProperty(window, name);
});

const provider = () => new NaverMapProvider({ keyId: 'a-key', view: window });

describe('the script of Naver’s map', () => {
  it('is asked for once, with the commas that Naver wants', async () => {
    const maps = provider();
    const [one, two] = await Promise.all([
      maps.open(boxOf(document), OPTIONS),
      maps.open(boxOf(document), OPTIONS),
    ]);
    await maps.roadview();
    expect(scripts.asked).toEqual([
      'https://oapi.map.naver.com/openapi/v3/maps.js?ncpKeyId=a-key&submodules=geocoder,panorama&callback=hankanNaverMapReady',
    ]);
    expect(globals()).toEqual(['navermap_authFailure']);
    one.dispose();
    two.dispose();
  });

  it('is there when its submodules are', async () => {
    behaviour = { withoutSubmodules: true };
    const maps = provider();
    let isThere = false;
    const opening = maps.roadview().then(() => (isThere = true));
    await new Promise((done) => setTimeout(done, 5));
    expect(isThere).toBe(false);
    world.bringSubmodules();
    await expect(opening).resolves.toBe(true);
  });

  it.each([
    ['fails', 'offline'],
    ['refused', 'refused'],
  ] as const)('that %s is told as %s, and asked for again', async (how, kind) => {
    fate = how;
    const maps = provider();
    const container = boxOf(document);
    await expect(maps.open(container, OPTIONS)).rejects.toMatchObject({ name: 'AppError', kind });
    expect([container.childElementCount, globals()]).toEqual([0, []]);
    fate = 'there';
    const map = await maps.open(container, OPTIONS);
    expect(scripts.asked).toHaveLength(2);
    map.dispose();
  });

  it('that never calls back has failed after ten seconds', async () => {
    fate = 'never';
    vi.useFakeTimers();
    const opening = expect(provider().roadview()).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await opening;
    expect(globals()).toEqual([]);
  });

  it('refuses a map that is being made, and leaves nothing of it', async () => {
    const container = boxOf(document);
    const maps = provider();
    await maps.roadview();
    const opening = maps.open(container, OPTIONS);
    await Promise.resolve();
    await Promise.resolve();
    refuse();
    await expect(opening).rejects.toMatchObject({ kind: 'refused' });
    expect(container.childElementCount).toBe(0);
  });

  it('gives up a map that is never ready', async () => {
    behaviour = { mapsNeverReady: true };
    const container = boxOf(document);
    const maps = provider();
    await maps.roadview();
    vi.useFakeTimers();
    const opening = expect(maps.open(container, OPTIONS)).rejects.toMatchObject({
      kind: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(container.childElementCount).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await opening;
    expect([container.childElementCount, world.maps[0]?.isDestroyed]).toEqual([0, true]);
  });

  it('says to whoever listens that it refuses us, after a map is open too', async () => {
    const maps = provider();
    const map = await maps.open(boxOf(document), OPTIONS);
    const [heard, left] = [vi.fn(), vi.fn()];
    maps.onRefused(heard);
    maps.onRefused(left)();
    world.refuseKey();
    expect([heard.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
    await expect(maps.roadview()).rejects.toMatchObject({ kind: 'refused' });
    map.dispose();
    map.dispose();
  });

  it('that refuses an open map hands it to the next service, with all that stood on it', async () => {
    behaviour = { badKey: true };
    const memory = new MemoryMapProvider({ width: 390, height: 600 });
    const naver = provider();
    const maps = new FirstOfMaps([
      { service: 'naver', load: () => Promise.resolve(naver) },
      { service: 'embedded', load: () => Promise.resolve(memory) },
    ]);
    const container = boxOf(document);
    const map = await maps.open(container, OPTIONS);
    const element = document.createElement('button');
    const { center: at } = OPTIONS.view;
    map.setOverlays([{ id: 'a', at, element, anchor: 'center', zIndex: 1 }]);
    await vi.waitFor(() => {
      expect(maps.service).toBe('embedded');
      expect(container.contains(element)).toBe(true);
    }, 10_000);
    expect(container.textContent).not.toContain('인증이 실패');
    expect(map.view()).toMatchObject(OPTIONS.view);
    map.dispose();
    expect(container.childElementCount).toBe(0);
  });
});
