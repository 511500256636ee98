import { describe, expect, it } from 'vitest';
import type { Area, Place } from '#core';
import { areaOfPlace } from '../../../../src/ui/popups/my-conditions/area-of-place';

const place = (part: Partial<Place>): Place => ({
  id: 'area-1162010200',
  kind: 'area',
  name: '신림동',
  detail: '서울 관악구',
  lat: 37.48,
  lng: 126.92,
  level: 5,
  lines: [],
  ...part,
});
const SILLIM: Area = {
  dongliCode: '1162010200',
  sido: '서울특별시',
  sigungu: '관악구',
  dong: '신림동',
};
const at = (area: Area | null) => ({ areaAt: () => Promise.resolve(area) });
const unasked = { areaAt: () => Promise.reject(new Error('Nobody asks for this point.')) };

describe('the area of a place', () => {
  it.each([
    [{}, '1162010200', '서울 관악구 신림동'],
    [{ id: 'area-1100000000', name: '서울특별시', detail: '' }, '1100000000', '서울'],
    [{ id: 'area-11620', name: '관악구', detail: '서울' }, '1162000000', '서울 관악구'],
    // Named by its first district, 장안구.
    [{ id: 'area-41111-city', name: '수원시', detail: '경기' }, '4111000000', '경기 수원시'],
  ])('is read from the id of %j', async (part, code, name) => {
    expect(await areaOfPlace(place(part), unasked)).toEqual({ code, name });
  });

  it('is that around a station or a university', async () => {
    const station = place({ id: 'station-신림역', kind: 'station', name: '신림역' });
    expect(await areaOfPlace(station, at(SILLIM))).toEqual({
      code: '1162010200',
      name: '서울 관악구 신림동',
    });
    expect(await areaOfPlace(station, at(null))).toBeNull();
  });

  it('is a whole 시·도 where its point lies in it, and else not known', async () => {
    const seoul = place({ id: 'region-1', name: '서울특별시', detail: '' });
    expect(await areaOfPlace(seoul, at(SILLIM))).toEqual({ code: '1100000000', name: '서울' });
    const other = place({ id: 'region-9', name: '경기도', detail: '' });
    expect(await areaOfPlace(other, at(SILLIM))).toBeNull();
  });
});
