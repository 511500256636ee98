import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  manwonRangeText,
  noticeAmountTexts,
  noticeCountText,
  rentAtDeposit,
  SUPPLY,
  wonRangeText,
  type AmountRange,
} from '#core';
import { noticeUnit } from '../../support/notices';

const won = (from: number, to = from): AmountRange => ({ from, to });

it('counts homes, and people who get money, in thousands', () => {
  expect(noticeCountText(1_200, SUPPLY.PURCHASED)).toBe('1,200호');
  expect(noticeCountText(15_000, SUPPLY.MONEY)).toBe('15,000명');
});

describe('amountsOf', () => {
  it('spans all units', () => {
    const units = [
      noticeUnit({ deposit: won(2_000_000), monthly: won(184_300), months: 12, count: 3 }),
      noticeUnit({ deposit: won(1_000_000, 1_500_000), monthly: null, months: 24, count: null }),
      noticeUnit({ deposit: null, monthly: won(90_000, 200_000), count: 4 }),
    ];
    expect(amountsOf(units)).toEqual({
      deposit: won(1_000_000, 2_000_000),
      monthly: won(90_000, 200_000),
      months: 24,
      count: 7,
    });
  });

  it('knows nothing of what no unit says', () => {
    const nothing = { deposit: null, monthly: null, months: null, count: null };
    expect(amountsOf([])).toEqual(nothing);
    expect(amountsOf([noticeUnit(nothing)])).toEqual(nothing);
    expect(amountsOf([noticeUnit({ count: 0 })]).count).toBe(0);
  });
});

it.each([
  [won(1_000_000), '100만', '1,000,000원'],
  [won(1_000_000, 2_000_000), '100만~200만', '1,000,000~2,000,000원'],
  [won(184_300, 213_900), '18만~21만', '184,300~213,900원'],
  [won(184_300, 184_900), '18만', '184,300~184,900원'],
  [won(0, 120_000_000), '0~1억 2,000만', '0~120,000,000원'],
  [won(4_000), '4,000원', '4,000원'],
])('%j reads %s and %s', (range, manwon, exact) => {
  expect(manwonRangeText(range)).toBe(manwon);
  expect(wonRangeText(range)).toBe(exact);
});

describe('noticeAmountTexts', () => {
  const none = { deposit: null, monthly: null, months: null };
  it.each([
    [
      { deposit: won(1_000_000, 2_000_000), monthly: won(184_300, 268_400) },
      '보증금 100만~200만|월 18만~27만',
    ],
    [{ deposit: won(0), monthly: won(90_000), months: 24 }, '보증금 없음|월 9만'],
    [{ deposit: won(90_000_000), monthly: won(0) }, '보증금 9,000만|월세 없음'],
    [{}, '금액은 공고문에 있어요'],
    [{ months: 12 }, '금액은 공고문에 있어요'],
  ])('of homes with %j', (part, texts) => {
    const homes = { supplyTypeCode: 'SUPLY00004' as const, ...none, ...part };
    expect(noticeAmountTexts(homes).join('|')).toBe(texts);
  });

  it.each([
    [{ deposit: won(100_000, 400_000) }, '최대 40만'],
    [{ monthly: won(200_000), months: 12 }, '월 최대 20만|12개월'],
    [{ monthly: won(200_000), months: 24 }, '월 최대 20만|2년'],
    [{ monthly: won(200_000), months: 30 }, '월 최대 20만|30개월'],
    [{}, '금액은 공고문에 있어요'],
  ])('of money with %j', (part, texts) => {
    const money = { supplyTypeCode: 'SUPLY00007' as const, ...none, ...part };
    expect(noticeAmountTexts(money).join('|')).toBe(texts);
  });
});

describe('rentAtDeposit', () => {
  const unit = noticeUnit({
    deposit: won(2_000_000),
    monthly: won(213_900),
    exchange: { ...won(1_000_000, 12_000_000), ratePercent: 6.7 },
  });

  it.each([
    [2_000_000, 213_900],
    // 1,000만 × 6.7 % ÷ 12 is 55,833.33 a month.
    [12_000_000, 158_066],
    [99_000_000, 158_066],
    // 100만 less is 5,583.33 more.
    [1_000_000, 219_483],
    [0, 219_483],
  ])('with %d of deposit is %d', (deposit, rent) => {
    expect(rentAtDeposit(unit, deposit)).toBe(rent);
  });

  it('is never below nothing', () => {
    expect(rentAtDeposit({ ...unit, monthly: won(30_000) }, 12_000_000)).toBe(0);
  });

  it('is not known without an exchange or from more than one amount', () => {
    expect(rentAtDeposit({ ...unit, exchange: null }, 1)).toBeNull();
    expect(rentAtDeposit({ ...unit, deposit: null }, 1)).toBeNull();
    expect(rentAtDeposit({ ...unit, monthly: null }, 1)).toBeNull();
    expect(rentAtDeposit({ ...unit, deposit: won(1, 2) }, 1)).toBeNull();
    expect(rentAtDeposit({ ...unit, monthly: won(1, 2) }, 1)).toBeNull();
  });

  it('never rises with the deposit', () => {
    const sums = fc.nat({ max: 20_000_000 });
    fc.assert(
      fc.property(sums, sums, (a, b) => {
        const [low, high] = [
          rentAtDeposit(unit, Math.min(a, b)),
          rentAtDeposit(unit, Math.max(a, b)),
        ];
        expect(high ?? 0).toBeLessThanOrEqual(low ?? 0);
      }),
    );
  });
});
