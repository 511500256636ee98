import { describe, expect, it, test } from 'vitest';
import { priceChange, seenHouse, STANDS, zzimChanges, type KeptHouse, type SeenState } from '#core';

const ON = '20261120';
const kept: KeptHouse = {
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 50,
  maintenance: 7,
};
const changes = (before: SeenState | null, now: SeenState) =>
  zzimChanges(before, now, (after, former) => priceChange(after, former, ON));
const since = (now: Partial<KeptHouse>, before: Partial<KeptHouse> = {}) =>
  changes(seenHouse({ ...kept, ...before }), seenHouse({ ...kept, ...now }));

describe('what became of a kept house', () => {
  it('is nothing where nothing changed', () => {
    expect(since({})).toEqual([]);
    expect(since({ status: 'SOLD' }, { status: 'SOLD' })).toEqual([]);
  });

  test.each<[string, Partial<KeptHouse>, string]>([
    ['a lower rent', { monthly: 45 }, 'price down 월세 5만 내림'],
    ['a higher deposit', { deposit: 1500 }, 'price up 보증금 500만 오름'],
    ['a lower fee', { maintenance: 5 }, 'maintenance down 관리비 2만 내림'],
    ['a higher fee', { maintenance: 10 }, 'maintenance up 관리비 3만 오름'],
    ['a fee that is no longer said', { maintenance: null }, 'maintenance null 관리비 확인 필요'],
    ['another deal', { dealType: 'JEONSE', monthly: 0 }, 'deal null 월세에서 전세로 바뀜'],
    ['a deal of another kind', { dealType: 'OTHER' }, 'deal null 월세에서 기타 거래로 바뀜'],
  ])('is %s', (_, now, told) => {
    expect(since(now).map(({ kind, way, text }) => `${kind} ${way} ${text}`)).toEqual([told]);
  });

  it('is a fee that the ad did not say before', () => {
    expect(since({}, { maintenance: null })).toEqual([
      { kind: 'maintenance', way: null, text: '관리비 7만 확인됨' },
    ]);
  });

  it('tells of the price before the fee', () => {
    const kinds = since({ monthly: 45, maintenance: 8 }).map(({ kind }) => kind);
    expect(kinds).toEqual(['price', 'maintenance']);
  });

  it('is that it is let, whatever its price is now', () => {
    expect(since({ status: 'SOLD', monthly: 40 })).toMatchObject([
      { kind: 'over', way: null, text: '거래 완료' },
    ]);
  });

  it('is that it is on offer again, and then at which price', () => {
    const told = since({ monthly: 55 }, { status: 'SOLD' });
    expect(told.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'back 다시 나옴',
      'price 월세 5만 오름',
    ]);
  });
});

const told = (before: Partial<SeenState>, now: Partial<SeenState>) => {
  const bare = { stands: STANDS.APPLY, price: null, until: null, correctedOn: null };
  return changes({ ...bare, ...before }, { ...bare, ...now }).map(({ text }) => text);
};

describe('what became of something that was seen', () => {
  it('is not told where nothing is known of then', () => {
    expect(changes(null, seenHouse(kept))).toEqual([]);
  });

  test.each<[string, keyof typeof STANDS, keyof typeof STANDS, string[]]>([
    ['reserved', 'OPEN', 'RESERVED', ['예약 중']],
    ['free again', 'RESERVED', 'OPEN', ['다시 거래 가능']],
    ['over', 'RESERVED', 'OVER', ['거래 완료']],
    ['listed anew', 'OVER', 'OPEN', ['다시 나옴']],
    ['begun', 'SCHEDULED', 'APPLY', ['접수 시작']],
    ['put off', 'CLOSING', 'APPLY', []],
    ['near its end', 'APPLY', 'CLOSING', ['마감 임박']],
    ['closed', 'CLOSING', 'CLOSED', ['마감']],
    ['planned anew', 'CLOSED', 'SCHEDULED', []],
  ])('says that it is %s', (_, before, now, texts) => {
    expect(told({ stands: before }, { stands: now })).toEqual(texts);
  });

  it('says that a notice was corrected, and that it ends at another time', () => {
    expect(told({}, { correctedOn: '20261120' })).toEqual(['공고 정정']);
    expect(told({ until: '2026-12-01' }, { until: '2026-12-09' })).toEqual(['마감일 바뀜']);
  });

  it('says nothing of a price that is named on one side alone', () => {
    const { price } = seenHouse(kept);
    expect(told({ price }, {})).toEqual([]);
    expect(told({}, { price })).toEqual([]);
  });
});
