import { describe, expect, it } from 'vitest';
import {
  brokerageFee,
  brokerageKind,
  conversionCeiling,
  houseMonthlyCost,
  legalRatePercent,
  monthlyCost,
} from '#core';

const MAN = 10_000;
const EOK = 10_000 * MAN;
const on = '20261120';

describe('brokerageFee', () => {
  it.each([
    [1000, 50, 6_000, 0.4, 240_000],
    [500, 40, 3_300, 0.5, 165_000],
    [1000, 40, 5_000, 0.4, 200_000],
    [7_500, 0, 7_500, 0.4, 300_000],
    [60_000, 0, 60_000, 0.4, 2_400_000],
    [4_999, 0, 4_999, 0.5, 200_000],
    [9_999, 0, 9_999, 0.4, 300_000],
    [10_000, 0, 10_000, 0.3, 300_000],
    [59_999, 0, 59_999, 0.3, 1_799_970],
    [119_999, 0, 119_999, 0.4, 4_799_960],
    [120_000, 0, 120_000, 0.5, 6_000_000],
    [149_999, 0, 149_999, 0.5, 7_499_950],
    [150_000, 0, 150_000, 0.6, 9_000_000],
    [0, 49, 3_430, 0.5, 171_500],
    [0, 50, 5_000, 0.4, 200_000],
    [0, 0, 0, 0.5, 0],
  ])('%d/%d → base %d만, %d %%, %d won', (deposit, monthly, base, ratePercent, amount) => {
    expect(
      brokerageFee({ deposit: deposit * MAN, monthly: monthly * MAN, building: 'housing', on }),
    ).toEqual({ amount, base: base * MAN, ratePercent, rule: '20211019' });
  });

  it.each([
    ['officetel', 1000, 50, 240_000],
    ['officetel', 500, 40, 132_000],
    ['other', 500, 40, 297_000],
    ['other', 1000, 50, 540_000],
  ] as const)('%s has one rate: %d/%d → %d won', (building, deposit, monthly, amount) => {
    expect(
      brokerageFee({ deposit: deposit * MAN, monthly: monthly * MAN, building, on }).amount,
    ).toBe(amount);
  });

  it('holds from its day, and before it as well', () => {
    const fee = { deposit: EOK, monthly: 0, building: 'housing' } as const;
    expect(brokerageFee({ ...fee, on: '19990101' }).rule).toBe('20211019');
    expect(brokerageFee({ ...fee, on: '20211019' }).rule).toBe('20211019');
  });

  it('rounds down to whole won', () => {
    expect(brokerageFee({ deposit: 1_333_333, monthly: 0, building: 'other', on }).amount).toBe(
      11_999,
    );
  });

  it.each([NaN, -1, -Infinity])('counts %d as nothing', (deposit) => {
    expect(brokerageFee({ deposit, monthly: NaN, building: 'housing', on })).toMatchObject({
      amount: 0,
      base: 0,
    });
  });

  it.each([
    ['OFFICETEL', 'officetel'],
    ['NEIGHBOURHOOD', 'other'],
    ['DETACHED', 'housing'],
    ['MULTIPLEX', 'housing'],
    ['APARTMENT', 'housing'],
  ] as const)('%s falls under %s', (building, kind) => {
    expect(brokerageKind(building)).toBe(kind);
  });
});

describe('conversion', () => {
  it.each([
    ['20000101', 4.5, '20250529'],
    ['20250529', 4.5, '20250529'],
    ['20260715', 4.5, '20250529'],
    ['20260716', 4.75, '20260716'],
    ['20260826', 4.75, '20260716'],
    ['20260827', 5, '20260827'],
    ['20301231', 5, '20260827'],
  ])('on %s is %d %% by the rule of %s', (day, ratePercent, rule) => {
    expect(legalRatePercent(day)).toBe(ratePercent);
    expect(conversionCeiling({ deposit: 5_000 * MAN, on: day })).toEqual({
      monthly: Math.floor((5_000 * MAN * ratePercent * 100) / 120_000),
      ratePercent,
      rule,
    });
  });

  it('rounds down', () => {
    expect(conversionCeiling({ deposit: 5_000 * MAN, on }).monthly).toBe(208_333);
  });
});

describe('monthlyCost', () => {
  it.each([
    [500_000, 70_000, 10_000_000, 5, 611_666],
    [500_000, 70_000, 0, 5, 570_000],
    [0, 0, 120_000_000, 5, 500_000],
    [0, 0, 120_000_000, 0, 0],
    [0, 0, 1_200_000, 4.35, 4_350],
    [0, 0, 12_000_000, 0.1, 1_000],
    [0, 0, 100, 1, 0],
    [1.9, 2.9, 0, 5, 3],
    [-1, -1, -1, 5, 0],
    [1, 1, 1_200, -5, 2],
    [NaN, NaN, NaN, NaN, 0],
    [1, 1, 1_200, Infinity, 1_000_002],
    [Infinity, 0, 0, 5, Number.MAX_SAFE_INTEGER],
  ])('rent %d, fee %d, deposit %d at %d %% is %d', (rent, maintenance, deposit, rate, won) => {
    expect(monthlyCost({ rent, maintenance, deposit, ratePercent: rate })).toBe(won);
  });
});

describe('houseMonthlyCost', () => {
  it('takes 만원 and the legal rate of the day', () => {
    expect(houseMonthlyCost({ deposit: 1000, monthly: 50, maintenance: 7 }, on)).toEqual({
      won: 611_666,
      ratePercent: 5,
      rule: '20260827',
      knowsMaintenance: true,
    });
  });

  it('says when the maintenance fee is not known', () => {
    expect(houseMonthlyCost({ deposit: 1000, monthly: 50, maintenance: null }, on)).toMatchObject({
      won: 541_666,
      knowsMaintenance: false,
    });
    expect(
      houseMonthlyCost({ deposit: 1000, monthly: 50, maintenance: 0 }, on).knowsMaintenance,
    ).toBe(true);
  });
});
