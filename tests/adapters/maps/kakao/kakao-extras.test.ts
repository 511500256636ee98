import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEARBY_CATEGORY } from '#core';
import { KakaoNearbyPlaces } from '../../../../src/adapters/maps/kakao/kakao-places';
import { KakaoRoadview } from '../../../../src/adapters/maps/kakao/kakao-roadview';
import type { KakaoMaps } from '../../../../src/adapters/maps/kakao/kakao-sdk';
import { installFakeKakao, type KakaoWorld } from '../../../support/fake-sdks/kakao-sdk';
import { boxOf } from '../../../support/fake-sdks/served-scripts';

const AT = { lat: 37.48425, lng: 126.92968 };
const QUERY = { category: NEARBY_CATEGORY.CAFE, at: AT, radius: 1000 };

let world: KakaoWorld;
let sdk: KakaoMaps;

beforeEach(() => {
  const view: { kakao?: { maps: KakaoMaps } } = {};
  world = installFakeKakao(view);
  if (view.kakao === undefined) throw new Error('the fake left nothing');
  sdk = view.kakao.maps;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** So many cafés north of the place, the farthest first. */
const cafes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    place_name: `카페 ${index}`,
    x: String(AT.lng),
    y: String(AT.lat + (count - index) * 0.0001),
  }));

describe('the places of Kakao', () => {
  it('are asked for page by page, and come nearest first', async () => {
    world.places = cafes(20);
    const found = await new KakaoNearbyPlaces(sdk).near(QUERY);
    expect(found.map(({ id }) => id)).toEqual(
      cafes(20)
        .map(({ id }) => id)
        .reverse(),
    );
    expect(found[0]).toMatchObject({ name: '카페 19', category: 'CE7', lng: AT.lng });
    expect(found[0]?.distance).toBeCloseTo(11.1, 0);
    expect(world.searches).toEqual([
      { code: 'CE7', radius: 1000, page: 1 },
      { code: 'CE7', radius: 1000, page: 2 },
    ]);
  });

  it.each([
    [45, 45],
    [60, 45],
  ])('of %d are at most %d', async (there, said) => {
    world.places = cafes(there);
    expect(await new KakaoNearbyPlaces(sdk).near({ ...QUERY, radius: 90_000 })).toHaveLength(said);
    expect(world.searches.map(({ radius }) => radius)).toEqual([20_000, 20_000, 20_000]);
  });

  it('may be none, and leave out what says no place', async () => {
    expect(await new KakaoNearbyPlaces(sdk).near(QUERY)).toEqual([]);
    const [cafe] = cafes(1);
    if (cafe === undefined) throw new Error('no café');
    world.places = [{ ...cafe, x: '' }, { ...cafe, y: 'north' }, cafe];
    expect(await new KakaoNearbyPlaces(sdk).near(QUERY)).toHaveLength(1);
  });

  it('that cannot be had are an AppError', async () => {
    world.searchFails = true;
    const asked = new KakaoNearbyPlaces(sdk).near(QUERY);
    await expect(asked).rejects.toMatchObject({ name: 'AppError', kind: 'server' });
  });

  it('that are not answered in time are an AppError', async () => {
    vi.useFakeTimers();
    class Silent {
      categorySearch(): void {
        // Never calls back.
      }
    }
    const asked = new KakaoNearbyPlaces({ ...sdk, services: { Places: Silent } }).near(QUERY);
    const failed = expect(asked).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });

  it('are not waited for once the caller has gone, before or meanwhile', async () => {
    world.places = cafes(40);
    const before = new AbortController();
    before.abort();
    const places = new KakaoNearbyPlaces(sdk);
    await expect(places.near(QUERY, before.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(world.searches).toEqual([]);
    const meanwhile = new AbortController();
    const asked = places.near(QUERY, meanwhile.signal);
    meanwhile.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((done) => setTimeout(done, 20));
    expect(world.searches).toHaveLength(1);
  });
});

describe('Kakao’s pictures of the street', () => {
  it('are those within 50 m, as large as their box', async () => {
    world.panoramas = [{ id: 77, lat: AT.lat + 0.0004, lng: AT.lng }];
    const box = boxOf(document);
    const shown = await new KakaoRoadview(sdk).open(box, AT);
    const root = box.firstElementChild as HTMLElement;
    expect(root.dataset['panorama']).toBe('77');
    shown?.resize();
    expect(root.dataset['laidOut']).toBeDefined();
    shown?.dispose();
    shown?.dispose();
    shown?.resize();
    expect(box.childElementCount).toBe(0);
  });

  it('are none where the nearest is farther, and leave the box empty', async () => {
    world.panoramas = [{ id: 77, lat: AT.lat + 0.0006, lng: AT.lng }];
    const box = boxOf(document);
    expect(await new KakaoRoadview(sdk).open(box, AT)).toBeNull();
    expect(box.childElementCount).toBe(0);
  });

  it('that are not answered in time, or cannot be drawn, are an AppError', async () => {
    vi.useFakeTimers();
    const box = boxOf(document);
    class Silent {
      getNearestPanoId(): void {
        // Never calls back.
      }
    }
    const silent = new KakaoRoadview({ ...sdk, RoadviewClient: Silent }).open(box, AT);
    const late = expect(silent).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await late;
    vi.useRealTimers();
    world.panoramas = [{ id: 77, ...AT }];
    class Broken {
      constructor() {
        throw new Error('no WebGL');
      }

      setPanoId(): void {
        // Never made.
      }

      relayout(): void {
        // Never made.
      }
    }
    const broken = new KakaoRoadview({ ...sdk, Roadview: Broken }).open(box, AT);
    await expect(broken).rejects.toMatchObject({ kind: 'refused' });
    expect(box.childElementCount).toBe(0);
  });
});
