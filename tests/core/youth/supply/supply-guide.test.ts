import { describe, expect, it } from 'vitest';
import {
  incomeForOne,
  incomeShareText,
  SUPPLY,
  SUPPLY_CODES,
  supplyGuides,
  type IncomeShare,
} from '#core';

const share = (part: Partial<IncomeShare>): IncomeShare => ({
  of: 'urban',
  percent: 100,
  withSmallBonus: true,
  ...part,
});

describe('the guide to supply', () => {
  it('tells of every kind once, apart from the rest', () => {
    const codes = supplyGuides('20261120').guides.map(({ code }) => code);
    expect([...codes].sort()).toEqual(SUPPLY_CODES.filter((code) => code !== SUPPLY.OTHER));
  });

  it('says from when it holds, also before that', () => {
    expect(supplyGuides('20261120').rule).toBe('20261101');
    expect(supplyGuides('20200101').rule).toBe('20261101');
  });

  it('has a way into each kind, and whole amounts', () => {
    for (const { groups } of supplyGuides('20261120').guides) {
      expect(groups.length).toBeGreaterThan(0);
      for (const { assets } of groups) expect(assets === null || assets > 0).toBe(true);
    }
  });

  it.each([
    [share({}), '도시근로자 월평균소득 100%(1인 120%, 2인 110%) 이하', '457만원'],
    [share({ percent: 120, withSmallBonus: false }), '도시근로자 월평균소득 120% 이하', '457만원'],
    [
      share({ of: 'median', percent: 48, withSmallBonus: false }),
      '기준 중위소득 48% 이하',
      '123만원',
    ],
  ])('writes the share %j', (income, text, one) => {
    expect(incomeShareText(income)).toBe(text);
    expect(incomeForOne(income, '20261120')).toBe(one);
  });
});
