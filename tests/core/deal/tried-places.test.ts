import { expect, it } from 'vitest';
import { isSamePlace, isTryingPlaces, MOST_ROOM_PLACES } from '#core';

const PLACE = { road: '서울특별시 관악구 신림로 99', lot: '신림동 1-2', unit: 'B101호' };

it('rooms at a few places are offered, at more they are looked at', () => {
  expect(isTryingPlaces(MOST_ROOM_PLACES)).toBe(false);
  expect(isTryingPlaces(MOST_ROOM_PLACES + 1)).toBe(true);
});

it.each([
  ['a blank more', { road: '서울특별시 관악구 신림로  99' }],
  ['wide numbers', { lot: '신림동 １-２' }],
  ['a small letter', { unit: 'b101호' }],
])('%s moves a room nowhere', (_, typed) => {
  expect(isSamePlace(PLACE, { ...PLACE, ...typed })).toBe(true);
});

it.each([{ road: '서울특별시 관악구 신림로 98' }, { lot: '' }, { unit: 'B102호' }])(
  'another %j is another place',
  (typed) => {
    expect(isSamePlace(PLACE, { ...PLACE, ...typed })).toBe(false);
  },
);
