import { describe, expect, it } from 'vitest';
import {
  NOTICE_SOURCE,
  NOTICE_STATUS,
  noticeAreaText,
  noticeLine,
  noticeSourceName,
  SCHEDULE_KIND,
  scheduleName,
  spokenDue,
  statusName,
} from '#core';
import { NOTICE_NOW, noticeDay, NOTICES } from '../../support/notices';

const area = (name: string) => ({ code: '1162000000', name });

it.each([
  [[], ''],
  [['전국'], '전국'],
  [['서울 관악구', '서울 동작구', '서울 금천구'], '서울 관악구 외 2'],
  [Array.from({ length: 17 }, () => '서울 관악구'), '전국'],
])('areas %j', (names, text) => {
  expect(noticeAreaText(names.map(area))).toBe(text);
});

it('says in a line who offers what where', () => {
  expect(NOTICES.map(noticeLine)).toContain('LH · 매입임대 · 서울 관악구 외 2');
  expect(noticeLine({ organisation: '', supplyTypeCode: 'SUPLY00099', areas: [] })).toBe('기타');
});

it('has a name for every status, row and source', () => {
  expect(Object.values(NOTICE_STATUS).map(statusName)).toEqual(['접수 예정', '모집 중', '마감']);
  expect(Object.values(SCHEDULE_KIND).map(scheduleName)).toEqual([
    '서류 제출 대상자 발표',
    '서류 제출',
    '당첨자 발표',
    '계약',
    '입주',
    '일정',
  ]);
  expect(new Set(Object.values(NOTICE_SOURCE).map(noticeSourceName)).size).toBe(3);
});

describe('spokenDue', () => {
  it.each([
    ['OPEN', noticeDay(5, 1020), '5일 남음, 11월 25일 수요일 오후 5시 마감'],
    ['OPEN', noticeDay(1), '1일 남음, 11월 21일 토요일 마감'],
    ['OPEN', noticeDay(1, 0), '1일 남음, 11월 21일 토요일 오전 12시 마감'],
    ['OPEN', noticeDay(0, 1110), '오늘 오후 6시 30분 마감'],
    ['OPEN', noticeDay(0), '오늘 마감'],
    ['OPEN', noticeDay(0, 720), '마감'],
    ['SCHEDULED', noticeDay(45, 750), '45일 남음, 2027년 1월 4일 월요일 오후 12시 30분 마감'],
    ['EXPIRE', noticeDay(5), '마감'],
    ['OPEN', null, ''],
    ['EXPIRE', null, '마감'],
  ] as const)('%s until %s', (status, until, text) => {
    expect(spokenDue({ status, until }, NOTICE_NOW)).toBe(text);
  });
});
