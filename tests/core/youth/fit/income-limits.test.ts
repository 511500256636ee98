import { describe, expect, it } from 'vitest';
import { incomeLimits, shareOfMedian } from '#core';

const on = '20261122';

describe('incomeLimits', () => {
  it('are the figures of the year at 100 %', () => {
    expect(incomeLimits({ of: 'urban', percent: 100, on })).toEqual({
      limits: [3_813_363, 5_866_270, 8_168_429, 8_802_202, 9_326_985, 9_906_263],
      further: 579_278,
      rule: '20260101',
    });
    expect(incomeLimits({ of: 'median', percent: 100, on })).toEqual({
      limits: [2_564_238, 4_199_292, 5_359_036, 6_494_738],
      further: null,
      rule: '20260101',
    });
  });

  it('round half a won up', () => {
    // 3,813,363 × 50 % = 1,906,681.5; 2,564,238 × 150 % = 3,846,357.
    expect(incomeLimits({ of: 'urban', percent: 50, on }).limits[0]).toBe(1_906_682);
    expect(incomeLimits({ of: 'median', percent: 150, on }).limits[0]).toBe(3_846_357);
    // 8,168,429 × 70 % = 5,717,900.3; 579,278 × 70 % = 405,494.6.
    expect(incomeLimits({ of: 'urban', percent: 70, on }).limits[2]).toBe(5_717_900);
    expect(incomeLimits({ of: 'urban', percent: 70, on }).further).toBe(405_495);
  });

  it.each([
    // 3,813,363 × 120 %, 5,866,270 × 110 %
    [100, 4_576_036, 6_452_897, 8_168_429],
    // 3,813,363 × 90 %, 5,866,270 × 80 %, 8,168,429 × 70 %
    [70, 3_432_027, 4_693_016, 5_717_900],
  ])('of %d %% with the bonus of small households', (percent, first, second, third) => {
    const { limits, further } = incomeLimits({ of: 'urban', percent, on, withSmallBonus: true });
    expect(limits.slice(0, 3)).toEqual([first, second, third]);
    expect(further).toBe(incomeLimits({ of: 'urban', percent, on }).further);
  });

  it.each([
    ['20251231', '20260101', 2_564_238],
    ['20260101', '20260101', 2_564_238],
    ['20261231', '20260101', 2_564_238],
    ['20270101', '20270101', 2_736_042],
    ['20300101', '20270101', 2_736_042],
  ])('on %s are those from %s on', (day, rule, first) => {
    const found = incomeLimits({ of: 'median', percent: 100, on: day });
    expect([found.rule, found.limits[0]]).toEqual([rule, first]);
  });
});

describe('shareOfMedian', () => {
  it.each([
    [2_300_000, 1, on, 90],
    [2_564_238, 1, on, 100],
    [2_300_000, 1, '20270101', 84],
    [2_300_000, 2, on, 55],
    [0, 4, on, 0],
    [6_494_738, 4, on, 100],
  ])('of %d won and %d people on %s is %d %%', (income, household, day, percent) => {
    expect(shareOfMedian(income, household, day)).toBe(percent);
  });

  it.each([5, 20, 0, -1, 1.5, NaN])('is not known of %d people', (household) => {
    expect(shareOfMedian(2_300_000, household, on)).toBeNull();
  });
});
