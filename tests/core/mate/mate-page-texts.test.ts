import { describe, expect, it, test } from 'vitest';
import {
  GENDER,
  mateListHeadline,
  mateOutline,
  matePageHeadline,
  mateRentType,
  mateSearchText,
  type MateTerms,
} from '#core';
import { dongsOf, mateHas, mateWant } from '../../support/mates';

describe('what a page is called', () => {
  it.each<[MateTerms, string, string]>([
    [
      mateHas({ wish: GENDER.FEMALE }),
      '월 35만 메이트 · 신림동',
      '방 있어요 · 20대 후반 · 여성 · 직장인 · 여성만 · 보증금 300만 · 관리비 4만',
    ],
    [
      mateHas({ maintenance: 0 }),
      '월 35만 메이트 · 신림동',
      '방 있어요 · 20대 후반 · 여성 · 직장인 · 성별 무관 · 보증금 300만',
    ],
    [
      mateWant({ dongs: dongsOf(3) }),
      '월 40만까지 메이트 · 신림동 외 2',
      '방 구해요 · 20대 후반 · 여성 · 직장인 · 성별 무관 · 보증금 500만까지',
    ],
  ])('%#', (mate, headline, outline) => {
    expect(matePageHeadline(mate)).toBe(headline);
    expect(mateOutline(mate)).toBe(outline);
  });

  test('and what a list is', () => {
    expect(mateListHeadline(null)).toBe('메이트');
    expect(mateListHeadline('관악구 신림동')).toBe('관악구 신림동 메이트');
  });
});

test('without rent it is a deposit alone', () => {
  expect(mateRentType({ monthly: 1 })).toBe('MONTH_RENT');
  expect(mateRentType({ monthly: 0 })).toBe('JEONSE');
});

test('a mate is found by who they are, where, and for how much', () => {
  const words = { title: '조용한 집', intro: '반가워요' };
  expect(mateSearchText({ ...mateWant({ dongs: dongsOf(2) }), ...words })).toEqual({
    title: '조용한 집',
    names: [
      '메이트',
      '방 구해요',
      '여성',
      '20대 후반',
      '직장인',
      '월 40만까지',
      '관악구 신림동',
      '관악구 봉천동',
    ].join('\n'),
    body: '반가워요',
  });
});
