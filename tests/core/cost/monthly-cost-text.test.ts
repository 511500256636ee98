import { describe, expect, test } from 'vitest';
import { houseMonthlyCost, monthlyCostInWords, monthlyCostText } from '#core';

describe('a real monthly cost', () => {
  test.each([
    [580_000, '58만'],
    [579_500, '58만'],
    [570_001, '58만'],
    [0, '0'],
    [1, '1만'],
  ])('of %i won is told as %s: never as less than it is', (won, text) => {
    expect(monthlyCostText({ won, knowsMaintenance: true })).toBe(text);
  });

  test.each([
    [579_500, '실월비용 오십칠만 구천오백 원'],
    [1_000_000, '실월비용 백만 원'],
    [12_000, '실월비용 만 이천 원'],
    [500_000_000, '실월비용 오억 원'],
    [10_010_001, '실월비용 천일만 일 원'],
    [0, '실월비용 영 원'],
  ])('of %i won is read out as %s', (won, words) => {
    expect(monthlyCostInWords({ won, knowsMaintenance: true })).toBe(words);
  });

  test('says that the maintenance fee is not in it', () => {
    const cost = houseMonthlyCost({ deposit: 1000, monthly: 50, maintenance: null }, '20261120');
    expect(monthlyCostText(cost)).toBe('55만+α');
    expect(monthlyCostInWords(cost)).toBe('실월비용 오십사만 천육백육십육 원, 관리비 확인 필요');
  });

  test('of jeonse is what its deposit costs', () => {
    const cost = houseMonthlyCost({ deposit: 10_000, monthly: 0, maintenance: 7 }, '20261120');
    expect(monthlyCostText(cost)).toBe('49만');
  });
});
