import { describe, expect, test } from 'vitest';
import { isSameRoom } from '#core';

const ROOM = { road: '서울특별시 관악구 신림로 340', lot: '신림동 1433-12', unit: '101동 203호' };

describe('two rooms are one', () => {
  test.each([
    ['as it was written before', {}],
    ['with the door written otherwise', { unit: '101-203' }],
    ['in wide figures', { unit: '１０１동 ２０３호' }],
    ['with other spaces in the address', { road: '서울특별시 관악구  신림로340' }],
    ['by the lot alone', { road: '' }],
    ['by the road alone', { lot: '' }],
  ])('%s', (_, change) => {
    expect(isSameRoom(ROOM, { ...ROOM, ...change })).toBe(true);
    expect(isSameRoom({ ...ROOM, ...change }, ROOM)).toBe(true);
  });

  test.each([
    ['a house beside it', { unit: '나동 203호' }],
    ['the next door', { unit: '101동 204호' }],
    ['below the ground', { unit: '101동 지하 203호' }],
    ['another door of as many figures', { unit: '101동 20호 3' }],
    ['no door told', { unit: '' }],
    ['a door of no figure and no letter', { unit: '호' }],
    ['another house', { road: '서울특별시 관악구 신림로 342', lot: '신림동 1433-13' }],
    ['no address told', { road: '', lot: '' }],
  ])('not so: %s', (_, change) => {
    expect(isSameRoom(ROOM, { ...ROOM, ...change })).toBe(false);
    expect(isSameRoom({ ...ROOM, ...change }, ROOM)).toBe(false);
  });

  test.each([
    ['B101호', '지하 101호'],
    ['반지하 101', 'b 101호'],
    ['3층 302호', '302호'],
    ['가동 201호', '가동201'],
    ['A동 201호', 'a-201'],
    ['지하 1층', 'B1'],
    ['0203호', '203호'],
    ['3층 왼쪽', '3 층 (왼쪽방)'],
  ])('%s and %s are one door, and 나동 302호 is none of them', (one, other) => {
    expect(isSameRoom({ ...ROOM, unit: one }, { ...ROOM, unit: other })).toBe(true);
    expect(isSameRoom({ ...ROOM, unit: one }, { ...ROOM, unit: '나동 302호' })).toBe(false);
  });

  test.each([
    ['203호 왼쪽방', '203호 오른쪽방'],
    ['반지하 왼쪽', '반지하 오른쪽'],
    ['1층(앞)', '1층(뒤)'],
    ['203호 안쪽', '203호'],
    ['3층', '3호'],
  ])('%s and %s are two doors', (one, other) => {
    expect(isSameRoom({ ...ROOM, unit: one }, { ...ROOM, unit: other })).toBe(false);
  });

  test('two rooms without a door are two, even of one house', () => {
    expect(isSameRoom({ ...ROOM, unit: '' }, { ...ROOM, unit: '' })).toBe(false);
  });

  test('two rooms without an address are two', () => {
    const nowhere = { ...ROOM, road: '', lot: '' };
    expect(isSameRoom(nowhere, nowhere)).toBe(false);
  });
});
