import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, areaNamesLabel, dueText, supplyIcon } from '#core';
import { anyText, days } from '../../support/core-values';

describe('dueText', () => {
  it.each([
    ['OPEN', '20261120', 'D-0'],
    ['OPEN', '20261121', 'D-1'],
    ['OPEN', '20261201', 'D-11'],
    ['OPEN', '20270101', 'D-42'],
    ['OPEN', '20261119', '마감'],
    ['EXPIRE', '20261121', '마감'],
    ['EXPIRE', null, '마감'],
    ['EXPIRE', 'soon', '마감'],
    ['OPEN', null, ''],
    ['OPEN', '', ''],
    ['OPEN', '20261131', ''],
    ['expire', '20261120', 'D-0'],
    ['', '20261120', 'D-0'],
  ])('%s due on %s is %s', (status, dueDay, text) => {
    expect(dueText({ status, dueDay }, '20261120')).toBe(text);
  });

  it.each([
    ['20240228', '20240301', 'D-2'],
    ['20230228', '20230301', 'D-1'],
    ['20231231', '20240101', 'D-1'],
    ['20240229', '20250228', 'D-365'],
  ])('from %s to %s is %s', (today, dueDay, text) => {
    expect(dueText({ status: 'OPEN', dueDay }, today)).toBe(text);
  });

  it('counts down to 0 over ends of months and leap days, then is closed', () => {
    fc.assert(
      fc.property(days, fc.nat({ max: 1_000 }), (dueDay, ahead) => {
        const on = (count: number): string =>
          dueText({ status: 'OPEN', dueDay }, addDays(dueDay, -count));
        expect(on(ahead)).toBe(`D-${ahead}`);
        expect(on(-1 - ahead)).toBe('마감');
      }),
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (status, dueDay, today) => {
        expect(dueText({ status, dueDay }, today)).toMatch(/^(|마감|D-\d+)$/);
      }),
    );
  });
});

describe('areaNamesLabel', () => {
  it.each([
    [[], ''],
    [['신림동'], '신림동'],
    [['신림동', '봉천동'], '신림동 외 1'],
    [Array.from({ length: 16 }, () => '동'), '동 외 15'],
    [Array.from({ length: 17 }, () => '동'), '전국'],
    [Array.from({ length: 300 }, () => '동'), '전국'],
  ])('%j', (names, label) => {
    expect(areaNamesLabel(names)).toBe(label);
  });

  it('names the first and counts the others', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 2, maxLength: 16 }), (names) => {
        expect(areaNamesLabel(names)).toBe(`${names[0] ?? ''} 외 ${names.length - 1}`);
      }),
    );
  });
});

it.each([
  ['SUPLY00007', 'OPEN', 'money', true],
  ['SUPLY00007', 'EXPIRE', 'money', false],
  ['SUPLY00001', 'OPEN', 'building', true],
  ['', 'EXPIRE', 'building', false],
] as const)('supply %s and %s has the icon %s, on %s', (code, status, icon, on) => {
  expect(supplyIcon(code, status)).toEqual({ icon, on });
});
