import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapServiceNamed, mapServiceOrder, type MapService, type MapServiceName } from '#core';

const vendor = fc.constantFrom<MapService>('kakao', 'naver');
const some = fc.subarray<MapService>(['kakao', 'naver']);
const named = fc.constantFrom<MapServiceName | null>('kakao', 'naver', 'embedded', null);

describe('mapServiceOrder', () => {
  it.each([
    ['kakao', ['kakao', 'naver'], null, 'kakao naver embedded'],
    ['naver', ['kakao', 'naver'], null, 'naver kakao embedded'],
    ['naver', ['kakao'], null, 'kakao embedded'],
    ['kakao', [], null, 'embedded'],
    ['kakao', ['kakao', 'naver'], 'naver', 'naver kakao embedded'],
    ['kakao', ['kakao', 'naver'], 'embedded', 'embedded kakao naver'],
    ['kakao', ['kakao'], 'naver', 'kakao embedded'],
  ] as const)('drawn %s, keys of %j, forced %s: %s', (drawn, configured, forced, order) => {
    expect(mapServiceOrder(drawn, configured, forced).join(' ')).toBe(order);
  });

  it('names every usable service once and nothing else; without a wish, ours is the last', () => {
    fc.assert(
      fc.property(vendor, some, named, (drawn, configured, forced) => {
        const order = mapServiceOrder(drawn, configured, forced);
        expect([...order].sort()).toEqual([...configured, 'embedded'].sort());
        expect(mapServiceOrder(drawn, configured).at(-1)).toBe('embedded');
      }),
    );
  });

  it('lets a wish come first where it can be used, and changes nothing else', () => {
    fc.assert(
      fc.property(vendor, some, named, (drawn, configured, forced) => {
        const order = mapServiceOrder(drawn, configured, forced);
        const unasked = mapServiceOrder(drawn, configured);
        const usable = forced !== null && unasked.includes(forced);
        expect(order[0]).toBe(usable ? forced : unasked[0]);
        const others = (all: readonly MapServiceName[]) => all.filter((one) => one !== forced);
        expect(others(order)).toEqual(others(unasked));
      }),
    );
  });
});

describe('mapServiceNamed', () => {
  it.each([
    ['kakao', 'kakao'],
    ['naver', 'naver'],
    ['embedded', 'embedded'],
    ['Kakao', null],
    ['google', null],
    ['', null],
    [null, null],
  ])('%j names %s', (name, service) => {
    expect(mapServiceNamed(name)).toBe(service);
  });
});
