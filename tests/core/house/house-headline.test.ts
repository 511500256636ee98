import { describe, expect, it } from 'vitest';
import { dongHeadline, houseHeadline, houseName, houseOutline } from '#core';
import { house } from '../../support/scripted-houses';

describe('a house', () => {
  it('is named by its price and its kind', () => {
    expect(houseName(house('1'))).toBe('월세 1,000/50 원룸');
    expect(houseName(house('1', { dealType: 'JEONSE', deposit: 12_000 }))).toBe(
      '전세 1억 2,000 원룸',
    );
  });

  it('is headed by its name and its dong, and says first that it is let', () => {
    expect(houseHeadline(house('1'))).toBe('월세 1,000/50 원룸 · 신림동');
    expect(houseHeadline(house('1', { status: 'SOLD' }))).toBe(
      '거래 완료 · 월세 1,000/50 원룸 · 신림동',
    );
  });

  it('is outlined by what is asked first; what is not known is left out or said', () => {
    const known = house('1', {
      area: 23.1,
      floor: { kind: 'GROUND', number: 3, total: 5 },
      station: { name: '신림역', lines: [{ name: '2호선', color: '#00a84d' }], walkMinutes: 5 },
      maintenance: { fee: 7, items: [], billedByUse: [] },
    });
    expect(houseOutline(known)).toBe(
      '23.1㎡(7평) · 3층/5층 · 2호선 신림역 도보 약 5분 · 보증금 1,000만원 · 월 50만원 · 관리비 7만원',
    );
    expect(houseOutline({ ...known, station: null, maintenance: null })).toBe(
      '23.1㎡(7평) · 3층/5층 · 보증금 1,000만원 · 월 50만원 · 관리비 확인 필요',
    );
  });
});

it.each([
  [{ sigungu: '관악구', dong: '신림동', count: 1042 }, '관악구 신림동 방 1,042개'],
  [{ sigungu: '관악구', dong: '신림동', count: 0 }, '관악구 신림동 방'],
  [{ sigungu: '', dong: '반곡동', count: 1 }, '반곡동 방 1개'],
])('the dong %j is headed %s', (dong, headline) => {
  expect(dongHeadline(dong)).toBe(headline);
});
