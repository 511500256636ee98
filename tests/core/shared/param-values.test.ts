import { describe, expect, it } from 'vitest';
import {
  ANY_NUMBER,
  codesIn,
  HOUSE_TYPE,
  isInRange,
  isRangeSet,
  MANWON_LIMIT,
  PARTY,
  rangeIn,
  setParams,
} from '#core';

describe('codes of a comma list', () => {
  it.each([
    ['', []],
    ['TENANT', ['TENANT']],
    ['BROKER,TENANT', ['BROKER', 'TENANT']],
    ['TENANT,TENANT,BROKER,TENANT', ['TENANT', 'BROKER']],
    [',TENANT,,', ['TENANT']],
    ['tenant, TENANT,toString,__proto__,constructor', []],
  ])('%j are %j', (text, codes) => {
    expect(codesIn(text, PARTY)).toEqual(codes);
  });

  it('are values, not the names that they have in the code', () => {
    expect(codesIn('ONE_ROOM,HOUTP00003', HOUSE_TYPE)).toEqual(['HOUTP00003']);
  });
});

describe('a range', () => {
  it.each([
    ['', '', null, null],
    ['0', '', 0, null],
    ['', '0', null, 0],
    ['100', '500', 100, 500],
    ['500', '100', 100, 500],
    ['7', '7', 7, 7],
    ['007', '', 7, null],
    ['999999999', '', 100_000_000, null],
    ['1000000000', '', null, null],
    ['-1', '1.5', null, null],
    ['x', '5', null, 5],
    [' 5', '5 ', null, null],
  ])('from %j to %j', (fromText, toText, from, to) => {
    expect(rangeIn(MANWON_LIMIT, fromText, toText)).toEqual({ from, to });
  });

  it('has its own form and its own most', () => {
    const decimals = { form: /^\d{1,3}(\.\d)?$/, most: 99 };
    expect(rangeIn(decimals, '1.5', '100')).toEqual({ from: 1.5, to: 99 });
  });

  it.each([
    [5, ANY_NUMBER, true],
    [5, { from: 5, to: 5 }, true],
    [5, { from: 6, to: null }, false],
    [5, { from: null, to: 4 }, false],
    [5, { from: 5, to: null }, true],
    [5, { from: null, to: 5 }, true],
    [0, { from: null, to: 0 }, true],
  ])('%d in %j is %s', (value, range, isIn) => {
    expect(isInRange(value, range)).toBe(isIn);
  });

  it.each([
    [ANY_NUMBER, false],
    [{ from: 0, to: null }, true],
    [{ from: null, to: 0 }, true],
  ])('%j asks something: %s', (range, isSet) => {
    expect(isRangeSet(range)).toBe(isSet);
  });
});

describe('values as parameters', () => {
  it('are those that are set, in their order', () => {
    const params = setParams({ party: 'TENANT', from: 0, to: null, option: '' });
    expect(Object.entries(params)).toEqual([
      ['party', 'TENANT'],
      ['from', '0'],
    ]);
  });

  it('are none where nothing is set', () => {
    expect(setParams({ from: null, option: '' })).toEqual({});
  });
});
