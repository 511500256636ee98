import { describe, expect, test } from 'vitest';
import {
  AppError,
  contains,
  seenBounds,
  type Cancellation,
  type DongLookup,
  type DongPlace,
} from '#core';
import { dongFinder } from '../../../../../src/ui/screens/map/dong/dong-finder';
import { ToastStore } from '../../../../../src/ui/stores/toast-store';
import type { servicesOf } from '../../../../../src/composition/services';

const SILLIM: DongPlace = {
  dongliCode: '1162010200',
  sido: '서울특별시',
  sigungu: '관악구',
  dong: '신림동',
  lat: 37.463,
  lng: 126.936,
  level: 5,
  bounds: null,
  offered: null,
};

function world(dong: DongLookup['dong'], load?: Parameters<typeof dongFinder>[1]) {
  const toasts = new ToastStore();
  const stores = { toasts } as ReturnType<typeof servicesOf>['stores'];
  const find = dongFinder({ dongs: { dong }, stores }, load);
  const ask = (code: string, cancel: Cancellation = open()) => find(code, cancel);
  return { toasts, find: ask };
}

const open = () => new AbortController().signal;
const offline = () => Promise.reject(new AppError('offline'));

describe('the page of a dong', () => {
  test('is where its middle is, or shows nearly all of its box', async () => {
    const plain = await world(() => Promise.resolve(SILLIM)).find('1162010200');
    expect(plain?.title(1234)).toBe('관악구 신림동 방 1,234개');
    expect(plain?.title(0)).toBe('관악구 신림동 방');
    expect(plain).toMatchObject({
      code: '1162010200',
      name: '관악구 신림동',
      dong: '신림동',
      view: { center: { lat: 37.463, lng: 126.936 }, level: 5 },
    });
    const bounds = { swLat: 37.435, swLng: 126.898, neLat: 37.491, neLng: 126.971 };
    const boxed = await world(() => Promise.resolve({ ...SILLIM, bounds })).find('1162010200');
    expect(boxed?.view.level).toBeGreaterThan(5);
    expect(boxed?.view.center.lng).toBeCloseTo(126.9345, 9);
  });

  test('without a boundary shows every house on offer, with room for its mark', async () => {
    const offered = { swLat: 37.435, swLng: 126.898, neLat: 37.491, neLng: 126.971 };
    const found = await world(() => Promise.resolve({ ...SILLIM, offered })).find('1162010200');
    if (found === null) throw new Error('It was not found.');
    const seen = seenBounds(found.view, { width: innerWidth - 400, height: innerHeight - 120 });
    for (const corner of [
      { lat: offered.swLat, lng: offered.swLng },
      { lat: offered.neLat, lng: offered.neLng },
    ])
      expect(contains(seen, corner)).toBe(true);
    expect(found.view.center.lng).toBeCloseTo(126.9345, 9);
  });

  test('keeps to its boundary where that is known', async () => {
    const bounds = { swLat: 37.435, swLng: 126.898, neLat: 37.491, neLng: 126.971 };
    const offered = { swLat: 35, swLng: 126, neLat: 37, neLng: 128 };
    const bounded = await world(() => Promise.resolve({ ...SILLIM, bounds })).find('1162010200');
    const both = world(() => Promise.resolve({ ...SILLIM, bounds, offered }));
    expect((await both.find('1162010200'))?.view).toEqual(bounded?.view);
  });

  test('that there is none of is told', async () => {
    const none = world(() => Promise.resolve(null));
    expect(await none.find('9999999999')).toBeNull();
    expect(none.toasts.current?.message).toBe(
      '그런 동을 찾지 못했어요. 동 이름으로 검색해 보세요.',
    );
    const asked: string[] = [];
    const odd = world((code) => {
      asked.push(code);
      return Promise.resolve(SILLIM);
    });
    expect(await odd.find('../x')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('that nobody can say anything of is told, and is no answer', async () => {
    const away = world(offline);
    await expect(away.find('1162010200')).rejects.toThrow(AppError);
    expect(away.toasts.current?.message).toBe('네트워크 연결을 확인해 주세요.');
  });

  test('whose code does not come is told, and is no answer', async () => {
    const old = world(offline, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(old.find('1162010200')).rejects.toThrow(TypeError);
    expect(old.toasts.current?.tone).toBe('warning');
  });

  test('that nobody waits for any more is looked for no longer, and nothing is told', async () => {
    const cancel = new AbortController();
    const heard: (Cancellation | undefined)[] = [];
    const worlds = [offline, () => Promise.resolve(null)].map((answer) =>
      world((_, given) => {
        heard.push(given);
        cancel.abort();
        return answer();
      }),
    );
    for (const { find, toasts } of worlds) {
      await find('1162010200', cancel.signal).catch(() => null);
      expect(toasts.current).toBeNull();
    }
    expect(heard).toEqual([cancel.signal, cancel.signal]);
  });
});
