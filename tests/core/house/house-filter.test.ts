import { describe, expect, it } from 'vitest';
import {
  activeFilterCount,
  EMPTY_FILTER,
  filterFromParams,
  filterToParams,
  matchesFilter,
  type FilteredHouse,
  type HouseFilter,
} from '#core';

const full: HouseFilter = {
  types: ['HOUTP00001', 'HOUTP00003'],
  dealTypes: ['MONTH_RENT', 'JEONSE'],
  deposit: { from: 100, to: 2_000 },
  monthly: { from: null, to: 60 },
  area: { from: 16.5, to: null },
  options: ['PARKING', 'PET'],
  discounts: ['DSCNT00003'],
  gender: 'GNDRA00001',
};

const house: FilteredHouse = {
  type: 'HOUTP00001',
  dealType: 'MONTH_RENT',
  deposit: 1_000,
  monthly: 50,
  area: 23.1,
  options: ['PARKING', 'PET', 'FULL'],
  discounts: ['DSCNT00003', 'DSCNT00004'],
  gender: null,
};

const read = (params: Record<string, string>): HouseFilter =>
  filterFromParams((name) => params[name] ?? null);

describe('parameters of a filter', () => {
  it('are all it asks', () => {
    expect(filterToParams(full)).toEqual({
      type: 'HOUTP00001,HOUTP00003',
      dealType: 'MONTH_RENT,JEONSE',
      depositFrom: '100',
      depositTo: '2000',
      monthlyTo: '60',
      areaFrom: '16.5',
      option: 'PARKING,PET',
      discount: 'DSCNT00003',
      gender: 'GNDRA00001',
    });
  });

  it('are none for a filter that asks nothing, and 0 is asked', () => {
    expect(filterToParams(EMPTY_FILTER)).toEqual({});
    expect(filterToParams({ ...EMPTY_FILTER, deposit: { from: null, to: 0 } })).toEqual({
      depositTo: '0',
    });
  });

  it('leave out what is unknown, repeated or no number', () => {
    expect(
      read({
        type: 'HOUTP00001,HOUTP00001,HOUTP99999,,constructor',
        dealType: '__proto__',
        depositFrom: '-1',
        depositTo: '1e3',
        monthlyFrom: '',
        monthlyTo: ' 5',
        areaFrom: 'NaN',
        areaTo: '1234567890',
        option: 'pet',
        discount: 'toString',
        gender: 'GNDRA00003',
      }),
    ).toEqual({ ...EMPTY_FILTER, types: ['HOUTP00001'] });
  });

  it('are whole numbers or have two decimals', () => {
    expect(read({ areaFrom: '16.52', areaTo: '20.123' }).area).toEqual({ from: 16.52, to: null });
    expect(read({ areaFrom: '16.5x' }).area.from).toBeNull();
    expect(read({ areaFrom: 'x16.5' }).area.from).toBeNull();
  });

  it('in the wrong order are swapped', () => {
    expect(read({ depositFrom: '500', depositTo: '100' }).deposit).toEqual({ from: 100, to: 500 });
    expect(read({ depositFrom: '500', depositTo: '500' }).deposit).toEqual({ from: 500, to: 500 });
  });
});

describe('activeFilterCount', () => {
  it.each([
    [EMPTY_FILTER, 0],
    [full, 8],
    [{ ...EMPTY_FILTER, types: ['HOUTP00001', 'HOUTP00002'] }, 1],
    [{ ...EMPTY_FILTER, deposit: { from: 1, to: 2 } }, 1],
    [{ ...EMPTY_FILTER, deposit: { from: null, to: 0 } }, 1],
    [{ ...EMPTY_FILTER, monthly: { from: 0, to: null }, gender: 'GNDRA00002' }, 2],
    [{ ...EMPTY_FILTER, dealTypes: ['OTHER'] }, 1],
    [{ ...EMPTY_FILTER, options: ['PET'], discounts: ['DSCNT00001'] }, 2],
  ] as const)('of %j is %d', (filter, count) => {
    expect(activeFilterCount(filter)).toBe(count);
  });
});

describe('matchesFilter', () => {
  it('lets everything through that nothing asks of', () => {
    expect(matchesFilter(house, EMPTY_FILTER)).toBe(true);
    expect(matchesFilter(house, full)).toBe(true);
  });

  it.each<[string, Partial<FilteredHouse>, boolean]>([
    ['another type', { type: 'HOUTP00002' }, false],
    ['another of the types', { type: 'HOUTP00003' }, true],
    ['another deal type', { dealType: 'OTHER' }, false],
    ['the lowest deposit', { deposit: 100 }, true],
    ['a lower deposit', { deposit: 99 }, false],
    ['the highest deposit', { deposit: 2_000 }, true],
    ['a higher deposit', { deposit: 2_001 }, false],
    ['the highest rent', { monthly: 60 }, true],
    ['a higher rent', { monthly: 61 }, false],
    ['jeonse, whatever its rent', { dealType: 'JEONSE', monthly: 61 }, true],
    ['the smallest area', { area: 16.5 }, true],
    ['a smaller area', { area: 16.49 }, false],
    ['an option too few', { options: ['PARKING'] }, false],
    ['another discount', { discounts: ['DSCNT00004'] }, false],
    ['no discount', { discounts: [] }, false],
    ['only that gender', { gender: 'GNDRA00001' }, true],
    ['only the other gender', { gender: 'GNDRA00002' }, false],
  ])('%s', (_, change, passes) => {
    expect(matchesFilter({ ...house, ...change }, full)).toBe(passes);
  });

  it('takes every gender where none is asked', () => {
    expect(matchesFilter({ ...house, gender: 'GNDRA00002' }, { ...full, gender: null })).toBe(true);
  });

  it('needs one of several discounts', () => {
    const filter: HouseFilter = { ...EMPTY_FILTER, discounts: ['DSCNT00001', 'DSCNT00004'] };
    expect(matchesFilter(house, filter)).toBe(true);
  });
});
