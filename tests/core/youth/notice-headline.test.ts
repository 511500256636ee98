import { describe, expect, it } from 'vitest';
import {
  noticeHeadline,
  noticeOutline,
  noticesHeadline,
  SUPPLY,
  type Condition,
  type NoticeConditions,
} from '#core';
import { notice, NOTICE_NOW, noticeDay, NOTICES } from '../../support/notices';

const outline = (part: Parameters<typeof notice>[0]) =>
  noticeOutline(notice({ isExample: false, ...part }), NOTICE_NOW);
const asked = (...ranks: readonly (readonly Condition[])[]): NoticeConditions => ({
  on: null,
  ranks: ranks.map((conditions) => ({ name: null, conditions })),
});
const YOUNG: Condition = { kind: 'age', from: 19, to: 39 };
const NO_HOME: Condition = { kind: 'home', whose: 'SELF' };

describe('the name of a notice', () => {
  it('is its title and who publishes it; one that is over says so first', () => {
    const open = { title: '청년 매입임대주택 모집', organisation: 'LH', status: 'OPEN' } as const;
    expect(noticeHeadline(open)).toBe('청년 매입임대주택 모집 · LH 공고');
    expect(noticeHeadline({ ...open, status: 'SCHEDULED' })).toBe(
      '청년 매입임대주택 모집 · LH 공고',
    );
    expect(noticeHeadline({ ...open, status: 'EXPIRE' })).toBe(
      '마감 · 청년 매입임대주택 모집 · LH 공고',
    );
  });

  it.each([
    [[], [], '청년공고'],
    [['1162000000'], [], '서울 관악구 청년 공고'],
    [[], [SUPPLY.PURCHASED], '매입임대 공고'],
    [['1162000000'], [SUPPLY.MONEY], '서울 관악구 금융·주거비 지원 공고'],
    [['1162000000', '1159000000'], [SUPPLY.MONEY, SUPPLY.HAPPY], '청년공고'],
    [['9999999999'], [SUPPLY.HAPPY], '행복주택 공고'],
    [['9999999999'], [], '청년공고'],
  ] as const)(
    'of a list is the one area and kind that it asks for: %j %j',
    (areas, supplies, name) => {
      const names = new Map([['1162000000', '서울 관악구']]);
      expect(noticesHeadline({ areas, supplies }, (code) => names.get(code) ?? null)).toBe(name);
    },
  );
});

describe('a notice in a line', () => {
  it('says its kind, its end, what it costs, where it is, and for whom', () => {
    expect(outline({ conditions: asked([YOUNG, NO_HOME]) })).toBe(
      '매입임대 · 11월 25일(수) 17:00 마감 · 보증금 100만 · 월 21만 · 서울 관악구 · 만 19~39세 · 무주택',
    );
  });

  it('says what money is given', () => {
    const money = NOTICES.find(({ supplyTypeCode }) => supplyTypeCode === SUPPLY.MONEY);
    expect(outline({ ...money, isExample: false })).toBe(
      '금융·주거비 지원 · 11월 23일(월) 마감 · 최대 40만 · 월 최대 20만 · 12개월 · 서울 · 만 19~34세',
    );
  });

  it('of an invented one says so first', () => {
    expect(outline({ isExample: true })).toMatch(/^예시 공고 · 매입임대 · /);
  });

  it('says when one begins that has not, and that one is over', () => {
    const later = { from: noticeDay(3, 600) };
    expect(outline(later)).toContain(
      ' · 11월 23일(월) 10:00 접수 시작 · 11월 25일(수) 17:00 마감 · ',
    );
    expect(outline({ ...later, until: null })).toContain(' · 11월 23일(월) 10:00 접수 시작 · 보');
    expect(outline({ until: null })).toContain(' · 상시 접수 · ');
    expect(outline({ until: noticeDay(-1) })).toContain(' · 접수 마감 · ');
    expect(outline({ isSaidOver: true })).toContain(' · 접수 마감 · ');
  });

  it('goes by the clock, not by what the status was', () => {
    const open = notice({ until: noticeDay(0, 780) });
    expect(open.status).toBe('OPEN');
    expect(noticeOutline(open, NOTICE_NOW + 3_600_000)).toContain(' · 접수 마감 · ');
  });

  it('says of people only what every rank asks alike', () => {
    const older: Condition = { kind: 'age', from: 19, to: null };
    expect(outline({ conditions: asked([YOUNG, NO_HOME], [NO_HOME, older]) })).toMatch(
      / · 서울 관악구 · 무주택$/,
    );
    expect(outline({ conditions: asked([YOUNG], []) })).toMatch(/ · 서울 관악구$/);
    const unread: Condition = { kind: 'unread', text: '청년' };
    expect(outline({ conditions: asked([unread, { kind: 'car', limit: 0 }]) })).toMatch(
      / · 서울 관악구$/,
    );
  });

  it('leaves out what the notice does not say', () => {
    const bare = { units: [], areas: [], until: null, from: null };
    expect(outline(bare)).toBe('매입임대 · 상시 접수 · 금액은 공고문에 있어요');
  });
});
