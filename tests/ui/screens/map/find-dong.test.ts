import { describe, expect, test } from 'vitest';
import { AppError, type DongLookup, type DongPlace } from '#core';
import { findDong } from '../../../../src/ui/screens/map/find-dong';
import { ToastStore } from '../../../../src/ui/stores/toast-store';
import type { servicesOf } from '../../../../src/composition/services';

const SILLIM: DongPlace = {
  ...{ dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
  ...{ lat: 37.463, lng: 126.936, level: 5, bounds: null },
};

function world(dong: DongLookup['dong']) {
  const toasts = new ToastStore();
  const stores = { toasts } as ReturnType<typeof servicesOf>['stores'];
  return { toasts, find: (code: string) => findDong({ dongs: { dong }, stores }, code) };
}

describe('the page of a dong', () => {
  test('is where its middle is, or shows nearly all of its box', async () => {
    const plain = await world(() => Promise.resolve(SILLIM)).find('1162010200');
    expect(plain).toEqual({
      code: '1162010200',
      name: '관악구 신림동',
      title: '관악구 신림동 방',
      view: { center: { lat: 37.463, lng: 126.936 }, level: 5 },
    });
    const bounds = { swLat: 37.435, swLng: 126.898, neLat: 37.491, neLng: 126.971 };
    const boxed = await world(() => Promise.resolve({ ...SILLIM, bounds })).find('1162010200');
    expect(boxed?.view.level).toBeGreaterThan(5);
    expect(boxed?.view.center.lng).toBeCloseTo(126.9345, 9);
  });

  test('that there is none of, or that cannot be asked for, is told', async () => {
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
    const away = world(() => Promise.reject(new AppError('offline')));
    expect(await away.find('1162010200')).toBeNull();
    expect(away.toasts.current?.tone).toBe('warning');
  });
});
