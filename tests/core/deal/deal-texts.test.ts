import { describe, expect, it } from 'vitest';
import {
  askedText,
  confirmationWeek,
  confirmedByText,
  confirmedText,
  DEAL_ENDED,
  locationNote,
  relationRows,
  type Offerer,
} from '#core';
import { BROKER_OFFERER } from '../../support/deals';

const at = (text: string): number => Date.parse(`${text}+09:00`);

const LANDLORD: Offerer = { party: 'LAND_LORD' };
const TENANT: Offerer = { party: 'TENANT', landlordAgreed: true };

it('what is over is said as the specification says it', () => {
  expect(DEAL_ENDED).toBe('거래가 끝났거나 확인되지 않은 글입니다.');
});

describe('the day of a confirmation', () => {
  const confirmedAt = '2026-11-20T23:59:59.999+09:00';

  it.each([
    ['2026-11-20T23:59:59.999', '오늘 확인'],
    ['2026-11-21T00:00:00', '어제 확인'],
    ['2026-11-21T23:59:59.999', '어제 확인'],
    ['2026-11-22T00:00:00', '2일 전 확인'],
    ['2026-11-27T00:00:00', '7일 전 확인'],
  ])('read at %s is %s', (now, text) => {
    expect(confirmedText(confirmedAt, at(now))).toBe(text);
  });

  it('is a day of Seoul, whatever zone the moment was written in', () => {
    // 15:00 UTC is midnight in Seoul.
    expect(confirmedText('2026-11-20T14:59:59Z', Date.parse('2026-11-20T15:00:00Z'))).toBe(
      '어제 확인',
    );
    expect(confirmedText('2026-11-20T15:00:00Z', Date.parse('2026-11-21T14:59:59Z'))).toBe(
      '오늘 확인',
    );
  });

  it('is today on a device whose clock goes slow', () => {
    expect(confirmedText(confirmedAt, at('2026-11-18T12:00:00'))).toBe('오늘 확인');
  });
});

describe('the week of a confirmation', () => {
  const confirmation = {
    confirmedAt: '2026-11-21T10:00:00+09:00',
    shownUntil: '2026-11-28T10:00:00+09:00',
  };

  it.each([
    ['2026-11-19T10:00:00', 7],
    ['2026-11-21T10:00:00', 7],
    ['2026-11-21T23:59:59.999', 7],
    ['2026-11-22T00:00:00', 6],
    ['2026-11-23T12:00:00', 5],
    ['2026-11-24T12:00:00', 4],
    ['2026-11-25T12:00:00', 3],
    ['2026-11-26T12:00:00', 2],
    ['2026-11-27T12:00:00', 1],
    ['2026-11-28T09:59:59.999', 1],
    ['2026-11-28T10:00:00', 0],
    ['2026-12-28T10:00:00', 0],
  ])('has at %s so many cells left: %d', (now, left) => {
    const week = confirmationWeek(confirmation, at(now));
    expect(week.left).toBe(left);
    expect(week.words).toBe(`7일 중 ${left}일 남았어요`);
  });

  it('says from when until when', () => {
    expect(confirmationWeek(confirmation, at('2026-11-22T10:00:00'))).toEqual({
      left: 6,
      from: '11월 21일 확인',
      until: '11월 28일까지',
      words: '7일 중 6일 남았어요',
    });
  });

  it('is told without zeros in front, over the end of a year and in days of Seoul', () => {
    const overNewYear = {
      confirmedAt: '2026-12-30T15:00:00Z',
      shownUntil: '2027-01-06T15:00:00Z',
    };
    expect(confirmationWeek(overNewYear, at('2026-12-31T00:00:00'))).toMatchObject({
      left: 7,
      from: '12월 31일 확인',
      until: '1월 7일까지',
    });
  });

  it('is shorter where two said that the room is gone', () => {
    const gone = { ...confirmation, shownUntil: '2026-11-23T12:00:00+09:00' };
    expect(confirmationWeek(gone, at('2026-11-21T12:00:00')).left).toBe(2);
  });
});

describe('what somebody is to a room', () => {
  it('is said of a landlord in a row', () => {
    expect(relationRows(LANDLORD)).toEqual([{ label: '방과의 관계', text: '이 집의 집주인' }]);
  });

  it.each([
    [true, '집주인도 알고 있어요'],
    [false, '아직 확인되지 않았어요'],
  ])('is said of a tenant with what the landlord knows: %s', (landlordAgreed, text) => {
    expect(relationRows({ party: 'TENANT', landlordAgreed })).toEqual([
      { label: '방과의 관계', text: '지금 사는 세입자' },
      { label: '집주인 동의', text },
    ]);
  });

  it('is said of a broker with all that the law asks of the office', () => {
    expect(relationRows(BROKER_OFFERER)).toEqual([
      { label: '중개사무소', text: '한칸공인중개사사무소' },
      { label: '주소', text: '서울특별시 관악구 신림로 330' },
      { label: '등록번호', text: '11620-2024-00123' },
      { label: '공인중개사', text: '김중개' },
      { label: '전화', text: '02-123-4567' },
    ]);
  });
});

describe('who confirmed', () => {
  it.each([
    [LANDLORD, '2026-11-20T12:00:00', '오늘 집주인이 확인했어요'],
    [TENANT, '2026-11-21T12:00:00', '어제 세입자가 확인했어요'],
    [BROKER_OFFERER, '2026-11-23T12:00:00', '3일 전 중개사가 확인했어요'],
  ])('is said with the day', (offerer, now, text) => {
    expect(confirmedByText(offerer, '2026-11-20T10:00:00+09:00', at(now))).toBe(text);
  });
});

it('tells who asked until when an answer is waited for', () => {
  expect(askedText({ until: '11월 28일까지' })).toBe(
    '물어봤어요 · 11월 28일까지 답이 없으면 내려가요',
  );
});

it.each([
  ['the circle holds the room', null, false, /^원 안에 집이 있어요\. 도보 시간은/],
  ['the pin is the room', { road: '', lot: '', unit: '', lat: 0, lng: 0 }, false, /^도보 시간은/],
  ['nobody knows the building', null, true, /^정확한 자리를 몰라 동네 가운데를/],
  [
    'an opened address is in words alone',
    { road: '', lot: '', unit: '', lat: 0, lng: 0 },
    true,
    /^정확한 자리를 몰라/,
  ],
])('a map says that %s', (_, exactPlace, isMiddle, words) => {
  expect(locationNote({ exactPlace, isMiddle })).toMatch(words);
});
