import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseMapService,
  clampLevel,
  DEFAULT_MAP_LEVEL,
  fromNaverZoom,
  MAP_CIRCLE,
  MAP_LEVELS,
  mapCircleRadius,
  toNaverZoom,
} from '#core';
import { anyNumber, anyText, evenly } from '../../support/core-values';
import { isIdempotent, roundTrips } from '../../support/laws';

describe('levels', () => {
  it.each([
    [0, 1],
    [1, 1],
    [5.4, 5],
    [5.5, 6],
    [14, 14],
    [15, 14],
    [-Infinity, 1],
    [Infinity, 14],
    [NaN, 5],
  ])('%d is level %d', (level, clamped) => {
    expect(clampLevel(level)).toBe(clamped);
  });

  it('are clamped once', () => {
    isIdempotent(anyNumber, clampLevel);
    expect([DEFAULT_MAP_LEVEL, MAP_LEVELS]).toEqual([5, { closest: 1, farthest: 14 }]);
  });
});

describe('Naver', () => {
  it.each([
    [1, 19],
    [5, 15],
    [14, 6],
    [0, 19],
    [99, 6],
    [NaN, 15],
  ])('level %d is zoom %d', (level, zoom) => {
    expect(toNaverZoom(level)).toBe(zoom);
  });

  it.each([
    [19, 1],
    [15, 5],
    [6, 14],
    [5, 14],
    [21, 1],
    [NaN, 5],
  ])('zoom %d is level %d', (zoom, level) => {
    expect(fromNaverZoom(zoom)).toBe(level);
  });

  it('leads there and back', () => {
    roundTrips(fc.integer({ min: 1, max: 14 }), toNaverZoom, fromNaverZoom);
    roundTrips(fc.integer({ min: 6, max: 19 }), fromNaverZoom, toNaverZoom);
  });

  it('stays within each service’s own range', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]).toContain(toNaverZoom(number));
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]).toContain(fromNaverZoom(number));
      }),
    );
  });
});

describe('the circle', () => {
  it.each([
    [1, 60],
    [2, 70],
    [3, 40],
    [4, 80],
    [5, 100],
    [6, 110],
    [7, 1_000],
    [8, 3_000],
    [9, 140],
    [10, 20_000],
    [11, 20_000],
    [12, 170],
    [13, 180],
    [14, 190],
    [0, 60],
    [15, 190],
    [NaN, 100],
  ])('at level %d has a radius of %d m', (level, metres) => {
    expect(mapCircleRadius(level)).toBe(metres);
  });

  it('is half transparent in the brand’s colour', () => {
    expect(MAP_CIRCLE).toEqual({ color: '#00c1b1', opacity: 0.5 });
  });
});

describe('chooseMapService', () => {
  it.each([
    ['kakao', 0, 'kakao'],
    ['naver', 0.99, 'naver'],
    [null, 0, 'naver'],
    [null, 0.1999, 'naver'],
    [null, 0.2, 'kakao'],
    [null, 0.99, 'kakao'],
    [null, NaN, 'kakao'],
    ['google', 0.1, 'naver'],
    ['KAKAO', 0.1, 'naver'],
    ['', 0.5, 'kakao'],
  ])('remembered %j and %d is %s', (remembered, random, service) => {
    expect(chooseMapService(remembered, random)).toBe(service);
  });

  it('draws naver for 20 % within what chance allows', () => {
    const draws = 20_000;
    const seed = Number(process.env['FC_SEED']);
    let state = seed;
    let naver = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      if (chooseMapService(null, state / 2 ** 32) === 'naver') naver += 1;
    }
    const deviation = Math.sqrt(draws * 0.2 * 0.8);
    expect(Math.abs(naver - draws * 0.2)).toBeLessThan(5 * deviation);
  });

  it('stays with what it chose', () => {
    const random = evenly(0, 1 - Number.EPSILON);
    fc.assert(
      fc.property(fc.option(anyText), random, random, (remembered, first, later) => {
        const service = chooseMapService(remembered, first);
        expect(chooseMapService(service, later)).toBe(service);
      }),
    );
  });
});
