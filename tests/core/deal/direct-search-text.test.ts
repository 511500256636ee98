import { describe, expect, it } from 'vitest';
import { directSearchText, searchRank, searchWords } from '#core';

const DEAL = {
  title: '남향 방',
  party: 'TENANT',
  roomType: 'HOUTP00001',
  rentType: 'MONTH_RENT',
  deposit: 12_000,
  monthly: 45,
  address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
  description: '골목이 조용해요.',
} as const;

describe('directSearchText', () => {
  it('holds who offers what where for how much, beside what was written', () => {
    expect(directSearchText(DEAL)).toEqual({
      title: '남향 방',
      names: '세입자\n관악구\n신림동\n원룸\n월세 1억 2,000/45',
      body: '골목이 조용해요.',
    });
  });

  it.each([
    ['남향', 0],
    ['방', 1],
    ['신림동 원룸', 2],
    ['관악구 세입자', 2],
    ['월세 1억2000', 2],
    ['2,000/45', 2],
    ['조용', 3],
    ['전세', null],
    ['서울특별시', null],
  ])('%s: %j', (q, rank) => {
    expect(searchRank(directSearchText(DEAL), searchWords(q))).toBe(rank);
  });

  it('says nothing of a rent that there is none of', () => {
    const jeonse = { ...DEAL, rentType: 'JEONSE', monthly: 0 } as const;
    expect(directSearchText(jeonse).names).toContain('전세 1억 2,000');
    expect(directSearchText(jeonse).names).not.toContain('/');
  });
});
