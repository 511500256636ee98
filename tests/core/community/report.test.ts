import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_REPORT_CONTENT, newCaseNumber, reportLength, validateReport } from '#core';
import { anyText, evenly } from '../../support/core-values';

const noCategory = { ok: false, field: 'category', message: '신고할 항목을 선택해 주세요.' };
const noContent = { ok: false, field: 'content', message: '구체적인 사유와 의견을 입력해 주세요.' };
const tooLong = {
  ok: false,
  field: 'content',
  message: '사유와 의견은 2,000자까지 적을 수 있어요. 조금 줄여 주세요.',
};

it.each([
  [null, '', noCategory],
  [null, '욕설이에요', noCategory],
  ['', '욕설이에요', noCategory],
  [' ', '욕설이에요', noCategory],
  ['ABUSE', '', noContent],
  ['ABUSE', ' \n\t\u3000', noContent],
  ['ABUSE', ' 욕설이에요 ', { ok: true }],
  ['ABUSE', '가'.repeat(2000), { ok: true }],
  ['ABUSE', ` ${'🏠'.repeat(2000)} `, { ok: true }],
  ['ABUSE', '가'.repeat(2001), tooLong],
])('category %j, content %j', (category, content, check) => {
  expect(validateReport({ category, content })).toEqual(check);
});

it.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a syllable of three jamo', '\u1112\u1161\u11ab'],
])('%s is one character of the 2,000', (_, character) => {
  const check = (times: number) =>
    validateReport({ category: 'ABUSE', content: character.repeat(times) });
  expect(check(2000)).toEqual({ ok: true });
  expect(check(2001)).toEqual(tooLong);
});

it('is right only with both', () => {
  fc.assert(
    fc.property(fc.option(anyText), anyText, (category, content) => {
      const isWhole = (category ?? '').trim() !== '' && content.trim() !== '';
      const isShort = reportLength(content) <= MOST_REPORT_CONTENT;
      expect(validateReport({ category, content }).ok).toBe(isWhole && isShort);
    }),
  );
});

describe('a case number', () => {
  const drawn = (numbers: readonly number[]) => {
    const rest = [...numbers];
    return newCaseNumber({ number: () => rest.shift() ?? 0 });
  };

  it('has eight letters that nobody mistakes', () => {
    const number = evenly(0, 1 - Number.EPSILON);
    fc.assert(
      fc.property(fc.array(number, { minLength: 8, maxLength: 8 }), (numbers) => {
        expect(drawn(numbers)).toMatch(/^RP-[B-DF-HJKMNP-TV-Z2-9]{8}$/);
      }),
    );
  });

  it('is another one for every draw of each letter', () => {
    const all = Array.from({ length: 28 }, (_, at) => drawn([at / 28 + 1 / 100]));
    expect(new Set(all).size).toBe(28);
  });
});
