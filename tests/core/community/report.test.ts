import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateReport } from '#core';
import { anyText } from '../../support/core-values';

const noCategory = { ok: false, field: 'category', message: '신고할 항목을 선택해 주세요.' };
const noContent = { ok: false, field: 'content', message: '구체적인 사유와 의견을 입력해 주세요.' };

it.each([
  [null, '', noCategory],
  [null, '욕설이에요', noCategory],
  ['', '욕설이에요', noCategory],
  [' ', '욕설이에요', noCategory],
  ['ABUSE', '', noContent],
  ['ABUSE', ' \n\t\u3000', noContent],
  ['ABUSE', ' 욕설이에요 ', { ok: true }],
])('category %j, content %j', (category, content, check) => {
  expect(validateReport({ category, content })).toEqual(check);
});

it('is right only with both', () => {
  fc.assert(
    fc.property(fc.option(anyText), anyText, (category, content) => {
      const isWhole = (category ?? '').trim() !== '' && content.trim() !== '';
      expect(validateReport({ category, content }).ok).toBe(isWhole);
    }),
  );
});
