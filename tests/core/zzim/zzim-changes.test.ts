import { describe, expect, it, test } from 'vitest';
import { priceChange, zzimChanges, type KeptHouse } from '#core';

const ON = '20261120';
const kept: KeptHouse = {
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 50,
  maintenance: 7,
};
const since = (now: Partial<KeptHouse> | null, before: Partial<KeptHouse> = {}) =>
  zzimChanges({ ...kept, ...before }, now === null ? null : { ...kept, ...now }, (after, former) =>
    priceChange(after, former, ON),
  );

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
      { kind: 'sold', way: null, text: '거래 완료' },
    ]);
  });

  it('is that it is on offer again, and then at which price', () => {
    const changes = since({ monthly: 55 }, { status: 'SOLD' });
    expect(changes.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'back 다시 나온 매물',
      'price 월세 5만 오름',
    ]);
  });

  test.each([
    ['is not found', null],
    ['was withdrawn', { status: 'HIDDEN' } as const],
  ])('is that it is gone where it %s', (_, now) => {
    expect(since(now)).toEqual([{ kind: 'gone', way: null, text: '삭제된 매물' }]);
  });
});
