import { describe, expect, it } from 'vitest';
import {
  activeFilterCount,
  confirmedSince,
  EMPTY_FILTER,
  filterFromParams,
  filterToParams,
  matchesFilter,
  type FilteredHouse,
  type HouseFilter,
  type Maintenance,
  type StationWalk,
} from '#core';

const TODAY = '20261120';

const fee = (amount: number): Maintenance => ({ fee: amount, items: [], billedByUse: [] });
const walk = (walkMinutes: number): StationWalk => ({ name: '신림역', lines: [], walkMinutes });

const full: HouseFilter = {
  types: ['HOUTP00001', 'HOUTP00003'],
  dealTypes: ['MONTH_RENT', 'JEONSE'],
  deposit: { from: 100, to: 2_000 },
  monthly: { from: null, to: 60 },
  withMaintenance: true,
  area: { from: 16.5, to: null },
  layouts: ['OPEN', 'SEPARATED'],
  exceptFloors: ['HALF_BASEMENT'],
  options: ['PARKING', 'PET'],
  discounts: ['DSCNT00003'],
  gender: 'GNDRA00001',
  elevator: true,
  moveInBy: '20261201',
  walkWithin: 10,
  confirmedWithin: 7,
  dongliCode: '1162010200',
};

const house: FilteredHouse = {
  type: 'HOUTP00001',
  dealType: 'MONTH_RENT',
  deposit: 1_000,
  monthly: 50,
  maintenance: fee(7),
  area: 23.1,
  layout: 'OPEN',
  floor: { kind: 'GROUND', number: 3, total: 5 },
  options: ['PARKING', 'PET', 'FULL'],
  discounts: ['DSCNT00003', 'DSCNT00004'],
  gender: null,
  elevator: true,
  moveIn: { kind: 'NOW', day: null },
  station: walk(5),
  confirmedAt: '2026-11-18T09:00:00+09:00',
  address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
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
      withMaintenance: 'true',
      areaFrom: '16.5',
      layout: 'OPEN,SEPARATED',
      exceptFloor: 'HALF_BASEMENT',
      option: 'PARKING,PET',
      discount: 'DSCNT00003',
      gender: 'GNDRA00001',
      elevator: 'true',
      moveInBy: '20261201',
      walkWithin: '10',
      confirmedWithin: '7',
      dongliCode: '1162010200',
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
        withMaintenance: '1',
        layout: 'open',
        exceptFloor: 'GROUND',
        elevator: 'false',
        moveInBy: '20260229',
        walkWithin: '61',
        confirmedWithin: '366',
      }),
    ).toEqual({ ...EMPTY_FILTER, types: ['HOUTP00001'] });
  });

  it.each([
    ['100000000', 100_000_000],
    ['100000001', 100_000_000],
    ['999999999', 100_000_000],
    ['1000000000', null],
    ['0500', 500],
    ['50.5', null],
    ['50.0', null],
    ['5x', null],
    ['x5', null],
  ])('of %j 만원 are %j', (text, amount) => {
    expect(read({ depositTo: text }).deposit).toEqual({ from: null, to: amount });
    expect(read({ monthlyTo: text }).monthly).toEqual({ from: null, to: amount });
  });

  it('of ㎡ are no more than there can be', () => {
    expect(read({ areaTo: '100000' }).area.to).toBe(100_000);
    expect(read({ areaTo: '100000.01' }).area.to).toBe(100_000);
  });

  it('of ㎡ are whole numbers or have two decimals', () => {
    expect(read({ areaFrom: '16.52', areaTo: '20.123' }).area).toEqual({ from: 16.52, to: null });
    expect(read({ areaFrom: '16.5x' }).area.from).toBeNull();
    expect(read({ areaFrom: 'x16.5' }).area.from).toBeNull();
  });

  it.each([
    ['0', null],
    ['', null],
    ['01', null],
    ['1', 1],
    ['60', 60],
    ['5.5', null],
    ['-5', null],
    ['5x', null],
    ['x5', null],
  ])('of %j minutes on foot are %j', (walkWithin, minutes) => {
    expect(read({ walkWithin }).walkWithin).toBe(minutes);
  });

  it('of the days since the confirmation go up to a year', () => {
    expect(read({ confirmedWithin: '365' }).confirmedWithin).toBe(365);
  });

  it('in the wrong order are swapped', () => {
    expect(read({ depositFrom: '500', depositTo: '100' }).deposit).toEqual({ from: 100, to: 500 });
    expect(read({ depositFrom: '500', depositTo: '500' }).deposit).toEqual({ from: 500, to: 500 });
  });
});

describe('activeFilterCount', () => {
  it.each([
    [EMPTY_FILTER, 0],
    [full, 15],
    [{ ...EMPTY_FILTER, dongliCode: '1162010200' }, 1],
    [{ ...EMPTY_FILTER, types: ['HOUTP00001', 'HOUTP00002'] }, 1],
    [{ ...EMPTY_FILTER, deposit: { from: 1, to: 2 } }, 1],
    [{ ...EMPTY_FILTER, deposit: { from: null, to: 0 } }, 1],
    [{ ...EMPTY_FILTER, monthly: { from: 0, to: null }, gender: 'GNDRA00002' }, 2],
    [{ ...EMPTY_FILTER, dealTypes: ['OTHER'] }, 1],
    [{ ...EMPTY_FILTER, withMaintenance: true }, 0],
    [{ ...EMPTY_FILTER, layouts: ['OPEN', 'SEPARATED'], elevator: true }, 2],
    [{ ...EMPTY_FILTER, exceptFloors: ['HALF_BASEMENT', 'ROOFTOP'] }, 1],
    [{ ...EMPTY_FILTER, moveInBy: '20261201', walkWithin: 5, confirmedWithin: 7 }, 3],
    [{ ...EMPTY_FILTER, options: ['PET'], discounts: ['DSCNT00001'] }, 2],
  ] as const)('of %j is %d', (filter, count) => {
    expect(activeFilterCount(filter)).toBe(count);
  });
});

describe('matchesFilter', () => {
  it('lets everything through that nothing asks of', () => {
    expect(matchesFilter(house, EMPTY_FILTER, TODAY)).toBe(true);
    expect(matchesFilter(house, full, TODAY)).toBe(true);
  });

  it.each<[string, Partial<FilteredHouse>, boolean]>([
    ['another type', { type: 'HOUTP00002' }, false],
    ['another of the types', { type: 'HOUTP00003' }, true],
    ['another deal type', { dealType: 'OTHER' }, false],
    ['the lowest deposit', { deposit: 100 }, true],
    ['a lower deposit', { deposit: 99 }, false],
    ['the highest deposit', { deposit: 2_000 }, true],
    ['a higher deposit', { deposit: 2_001 }, false],
    ['the highest rent with its fee', { monthly: 53 }, true],
    ['a higher rent with its fee', { monthly: 54 }, false],
    ['the highest rent without a fee', { monthly: 60, maintenance: fee(0) }, true],
    ['the highest rent with a fee that is not said', { monthly: 60, maintenance: null }, true],
    ['a higher rent with a fee that is not said', { monthly: 61, maintenance: null }, false],
    ['jeonse, whatever its rent', { dealType: 'JEONSE', monthly: 61 }, true],
    ['the smallest area', { area: 16.5 }, true],
    ['a smaller area', { area: 16.49 }, false],
    ['an option too few', { options: ['PARKING'] }, false],
    ['another discount', { discounts: ['DSCNT00004'] }, false],
    ['no discount', { discounts: [] }, false],
    ['only that gender', { gender: 'GNDRA00001' }, true],
    ['only the other gender', { gender: 'GNDRA00002' }, false],
    ['another of the layouts', { layout: 'SEPARATED' }, true],
    ['another layout', { layout: 'TWO_PLUS' }, false],
    ['a floor left out', { floor: { kind: 'HALF_BASEMENT', number: null, total: 4 } }, false],
    ['the other odd floor', { floor: { kind: 'ROOFTOP', number: null, total: 4 } }, true],
    ['no lift', { elevator: false }, false],
    ['a day to agree on', { moveIn: { kind: 'NEGOTIABLE', day: null } }, true],
    ['free on the day', { moveIn: { kind: 'DAY', day: '20261201' } }, true],
    ['free a day later', { moveIn: { kind: 'DAY', day: '20261202' } }, false],
    ['the longest walk', { station: walk(10) }, true],
    ['a longer walk', { station: walk(11) }, false],
    ['no station near', { station: null }, false],
    ['confirmed on the first day', { confirmedAt: '2026-11-13T00:00:00+09:00' }, true],
    ['the same moment in UTC', { confirmedAt: '2026-11-12T15:00:00Z' }, true],
    ['confirmed just before it', { confirmedAt: '2026-11-12T23:59:59.999+09:00' }, false],
    ['confirmed today', { confirmedAt: '2026-11-20T23:59:59+09:00' }, true],
  ])('%s', (_, change, passes) => {
    expect(matchesFilter({ ...house, ...change }, full, TODAY)).toBe(passes);
  });

  it('takes every gender where none is asked', () => {
    expect(
      matchesFilter({ ...house, gender: 'GNDRA00002' }, { ...full, gender: null }, TODAY),
    ).toBe(true);
  });

  it('needs one of several discounts', () => {
    const filter: HouseFilter = { ...EMPTY_FILTER, discounts: ['DSCNT00001', 'DSCNT00004'] };
    expect(matchesFilter(house, filter, TODAY)).toBe(true);
  });

  it('leaves the fee alone where it is not counted in', () => {
    const asked: HouseFilter = { ...EMPTY_FILTER, monthly: { from: null, to: 50 } };
    expect(matchesFilter(house, asked, TODAY)).toBe(true);
    expect(matchesFilter(house, { ...asked, withMaintenance: true }, TODAY)).toBe(false);
  });

  it('asks for no day to move in by where none is set', () => {
    const moveIn = { kind: 'DAY', day: '20270301' } as const;
    expect(matchesFilter({ ...house, moveIn }, EMPTY_FILTER, TODAY)).toBe(true);
    expect(matchesFilter({ ...house, moveIn }, full, TODAY)).toBe(false);
  });

  it('lets every floor through where none is left out', () => {
    for (const kind of ['HALF_BASEMENT', 'ROOFTOP'] as const)
      expect(
        matchesFilter({ ...house, floor: { kind, number: null, total: 4 } }, EMPTY_FILTER, TODAY),
      ).toBe(true);
  });

  it('takes the 리 of a 읍 for the 읍, and no dong for another', () => {
    const inDong = (dongliCode: string, asked: string) =>
      matchesFilter(
        { ...house, address: { ...house.address, dongliCode } },
        { ...EMPTY_FILTER, dongliCode: asked },
        TODAY,
      );
    expect(inDong('4613025021', '4613025000')).toBe(true);
    expect(inDong('4613025000', '4613025000')).toBe(true);
    expect(inDong('4613025000', '4613025021')).toBe(false);
    expect(inDong('4613025022', '4613025021')).toBe(false);
    expect(inDong('1162010100', '1162010200')).toBe(false);
  });

  it('counts the days from the day it is asked on', () => {
    const filter: HouseFilter = { ...EMPTY_FILTER, confirmedWithin: 2 };
    expect(matchesFilter(house, filter, '20261120')).toBe(true);
    expect(matchesFilter(house, filter, '20261121')).toBe(false);
  });
});

it.each([
  ['20261120', 1, '20261119'],
  ['20261120', 30, '20261021'],
  ['20240301', 1, '20240229'],
])('on %s, %d days reach back to %s', (today, days, since) => {
  expect(confirmedSince(today, days)).toBe(since);
});
