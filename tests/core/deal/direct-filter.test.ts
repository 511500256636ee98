import { describe, expect, it } from 'vitest';
import {
  directFilterCount,
  directFilterFromParams,
  directFilterToParams,
  EMPTY_DIRECT_FILTER,
  matchesDirect,
  type DirectFilter,
  type FilteredDirect,
} from '#core';

const full: DirectFilter = {
  roomTypes: ['HOUTP00001', 'HOUTP00003'],
  rentTypes: ['MONTH_RENT', 'JEONSE'],
  deposit: { from: 100, to: 2_000 },
  monthly: { from: 30, to: 60 },
  parties: ['LAND_LORD', 'TENANT'],
  options: ['PARKING', 'PET'],
  dongliCode: '1162010200',
};

const deal: FilteredDirect = {
  roomType: 'HOUTP00001',
  rentType: 'MONTH_RENT',
  deposit: 1_000,
  monthly: 50,
  party: 'TENANT',
  options: ['PARKING', 'PET', 'FULL'],
  address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
};

const read = (params: Record<string, string>): DirectFilter =>
  directFilterFromParams((name) => params[name] ?? null);

describe('parameters of a filter', () => {
  it('are all it asks', () => {
    expect(directFilterToParams(full)).toEqual({
      roomType: 'HOUTP00001,HOUTP00003',
      rentType: 'MONTH_RENT,JEONSE',
      depositFrom: '100',
      depositTo: '2000',
      monthlyFrom: '30',
      monthlyTo: '60',
      party: 'LAND_LORD,TENANT',
      option: 'PARKING,PET',
      dongliCode: '1162010200',
    });
  });

  it('are none for a filter that asks nothing, and 0 is asked', () => {
    expect(directFilterToParams(EMPTY_DIRECT_FILTER)).toEqual({});
    const toZero = { ...EMPTY_DIRECT_FILTER, deposit: { from: null, to: 0 } };
    expect(directFilterToParams(toZero)).toEqual({ depositTo: '0' });
  });

  it('leave out what is unknown, repeated or no number', () => {
    expect(
      read({
        roomType: 'HOUTP00001,HOUTP00001,HOUTP99999,,constructor',
        rentType: '__proto__',
        depositFrom: '-1',
        depositTo: '1e3',
        monthlyFrom: '',
        monthlyTo: ' 5',
        party: 'tenant,OWNER',
        option: 'pet',
        dongliCode: '신림동',
      }),
    ).toEqual({ ...EMPTY_DIRECT_FILTER, roomTypes: ['HOUTP00001'] });
  });

  it.each(['116201020', '11620102000', '1162010200 ', '116201020x'])(
    'leave out %j, which has not the form of a dong',
    (dongliCode) => {
      expect(read({ dongliCode }).dongliCode).toBeNull();
    },
  );

  it('in the wrong order are swapped, and no more than there can be', () => {
    expect(read({ depositFrom: '500', depositTo: '100' }).deposit).toEqual({ from: 100, to: 500 });
    expect(read({ monthlyFrom: '60', monthlyTo: '30' }).monthly).toEqual({ from: 30, to: 60 });
    expect(read({ depositTo: '999999999' }).deposit.to).toBe(100_000_000);
  });
});

describe('the count of questions', () => {
  it.each<[Partial<DirectFilter>, number]>([
    [{}, 0],
    [full, 6],
    [{ dongliCode: '1162010200' }, 0],
    [{ roomTypes: ['HOUTP00001', 'HOUTP00002'] }, 1],
    [{ rentTypes: ['OTHER'] }, 1],
    [{ deposit: { from: 1, to: 2 } }, 1],
    [{ deposit: { from: null, to: 0 }, monthly: { from: 0, to: null } }, 2],
    [{ parties: ['BROKER'] }, 1],
    [{ options: ['PET', 'FULL'] }, 1],
  ])('of %j is %d', (filter, count) => {
    expect(directFilterCount({ ...EMPTY_DIRECT_FILTER, ...filter })).toBe(count);
  });
});

describe('a filter of direct deals', () => {
  it('lets everything through that nothing asks of', () => {
    expect(matchesDirect(deal, EMPTY_DIRECT_FILTER)).toBe(true);
    expect(matchesDirect(deal, full)).toBe(true);
  });

  it.each<[string, Partial<FilteredDirect>, boolean]>([
    ['another type', { roomType: 'HOUTP00002' }, false],
    ['another of the types', { roomType: 'HOUTP00003' }, true],
    ['another rent type', { rentType: 'OTHER' }, false],
    ['the lowest deposit', { deposit: 100 }, true],
    ['a lower deposit', { deposit: 99 }, false],
    ['the highest deposit', { deposit: 2_000 }, true],
    ['a higher deposit', { deposit: 2_001 }, false],
    ['the lowest rent', { monthly: 30 }, true],
    ['a lower rent', { monthly: 29 }, false],
    ['the highest rent', { monthly: 60 }, true],
    ['a higher rent', { monthly: 61 }, false],
    ['jeonse, which has no rent', { rentType: 'JEONSE', monthly: 0 }, true],
    ['jeonse with a deposit too high', { rentType: 'JEONSE', deposit: 12_000 }, false],
    ['another of the parties', { party: 'LAND_LORD' }, true],
    ['another party', { party: 'BROKER' }, false],
    ['an option too few', { options: ['PARKING'] }, false],
  ])('%s', (_, change, passes) => {
    expect(matchesDirect({ ...deal, ...change }, full)).toBe(passes);
  });

  it('takes the 리 of a 읍 for the 읍, and no dong for another', () => {
    const inDong = (dongliCode: string, asked: string) =>
      matchesDirect(
        { ...deal, address: { ...deal.address, dongliCode } },
        { ...EMPTY_DIRECT_FILTER, dongliCode: asked },
      );
    expect(inDong('4613025021', '4613025000')).toBe(true);
    expect(inDong('4613025000', '4613025000')).toBe(true);
    expect(inDong('4613025000', '4613025021')).toBe(false);
    expect(inDong('4613025022', '4613025021')).toBe(false);
    expect(inDong('1162010100', '1162010200')).toBe(false);
  });
});
