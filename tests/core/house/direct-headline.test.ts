import { describe, expect, it } from 'vitest';
import { directHeadline, directListHeadline, directName, directOutline, HOUSE_TYPE } from '#core';

const DEAL = {
  rentType: 'MONTH_RENT',
  deposit: 500,
  monthly: 45,
  roomType: HOUSE_TYPE.ONE_ROOM,
  address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
  area: 19.8,
  floor: { kind: 'GROUND', number: 2, total: 4 },
  station: { name: '신림역', lines: [{ name: '2호선', color: '#00a84d' }], walkMinutes: 10 },
  fee: { amount: 5, items: [], utilities: [] },
} as const;

describe('what a direct deal is called', () => {
  it('in a sentence, and as a page', () => {
    expect(directName(DEAL)).toBe('월세 500/45 원룸');
    expect(directHeadline(DEAL)).toBe('월세 500/45 원룸 직거래 · 신림동');
  });

  it('where it is shared', () => {
    expect(directOutline(DEAL)).toBe(
      '19.8㎡(6평) · 2층/4층 · 2호선 신림역 도보 약 10분 · 보증금 500만원 · 월 45만원 · 관리비 5만원',
    );
  });

  it('as a list, of a dong and of all', () => {
    expect(directListHeadline('신림동')).toBe('신림동 직거래');
    expect(directListHeadline(null)).toBe('직거래');
  });
});
