import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutAddress } from '#core';

const ADDRESS = '서울 관악구 신림동 신림로12길 3-4, 롯데캐슬 101동 302호';

describe('a text about a home whose address is not shown', () => {
  it.each([
    ['롯데캐슬 채광 좋음', '○○ 채광 좋음'],
    ['302호가 더 밝아요', '○○가 더 밝아요'],
    ['302 다시 보기', '○○ 다시 보기'],
    ['신림로12길 안쪽', '○○ 안쪽'],
    ['서울관악구신림동신림로12길3-4,롯데캐슬101동302호 앞', '○○ 앞'],
    ['옆집 1203호 소음', '옆집 ○○ 소음'],
    ['102동 1호 앞', '○○ 앞'],
    ['3층 2호', '○○'],
    ['지하 1호, B01호', '○○, ○○'],
    ['반지하 2호', '○○'],
    ['12-3호', '○○'],
  ])('says nothing of where in its neighbourhood it is: %s', (text, shown) => {
    expect(withoutAddress(text, ADDRESS)).toBe(shown);
  });

  it.each([
    '3호선에서 10분, 12호선은 없음',
    '엘리베이터 10호기',
    '편의점 12호점 옆',
    '서울 관악구 신림동',
    '1호 후보',
    '101 다음 버스',
    '보증금 3020만원',
    '신림동 2동',
    '4층, 방 3개',
  ])('keeps what many homes share: %s', (text) => {
    expect(withoutAddress(text, '서울 관악구 신림동 신림로 302호')).toBe(text);
  });

  it('takes numbers of doors out where no address was written, and leaves all else', () => {
    expect(withoutAddress('302호 채광 좋음', '')).toBe('○○ 채광 좋음');
    expect(withoutAddress('가 나', '가')).toBe('가 나');
  });

  const word = fc.stringMatching(/^[가-힣]{2,6}(?:로|길|캐슬|빌라)$/);
  const address = fc
    .record({ road: word, home: word, door: fc.integer({ min: 100, max: 9999 }) })
    .map(({ road, home, door }) => ({ road, home, door: `${door}호` }));

  it('holds no telling word of any address, wherever it stands', () => {
    fc.assert(
      fc.property(address, fc.string(), fc.string(), ({ road, home, door }, before, after) => {
        const text = `${before} ${home} ${door} ${road} ${after}`;
        const shown = withoutAddress(text, `서울 관악구 ${road} 12 ${home} ${door}`);
        for (const part of [road, home, door]) expect(shown).not.toContain(part);
      }),
    );
  });

  it('throws at no address and no text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, anywhere) => {
        expect(typeof withoutAddress(text, anywhere)).toBe('string');
      }),
    );
  });
});
