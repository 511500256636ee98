import { describe, expect, test } from 'vitest';
import { noticeFit, type Condition } from '#core';
import { KNOWN_AREAS } from '../../../../server/geography/known-areas';
import { AreaFinder } from '../../../../server/shared/area-finder';
import { conditionCell } from '../../../../server/import/notices/condition-cells';
import { KNOWN_PERSON } from '../../../support/notice-values';

const parse = conditionCell(new AreaFinder(KNOWN_AREAS.values()));
const ranks = (cell: string) => {
  const parsed = parse(cell);
  return parsed.ok ? parsed.value.ranks : parsed.why;
};
const only = (phrase: string) => {
  const [rank] = ranks(phrase);
  return typeof rank === 'object' ? rank.conditions : [];
};

describe('a phrase of 자격', () => {
  test.each<[string, Condition]>([
    ['만 19~39세', { kind: 'age', from: 19, to: 39 }],
    ['19세 이상 39세 이하', { kind: 'age', from: 19, to: 39 }],
    ['만 19세 이상 만 40세 미만', { kind: 'age', from: 19, to: 39 }],
    ['65세 이상', { kind: 'age', from: 65, to: null }],
    ['만 34세 이하', { kind: 'age', from: null, to: 34 }],
    ['무주택', { kind: 'home', whose: 'SELF' }],
    ['무주택 세대구성원', { kind: 'home', whose: 'HOUSEHOLD' }],
    [
      '월소득 431만원 이하(1인)',
      { kind: 'income', whose: 'HOUSEHOLD', limits: [4_310_000], further: null },
    ],
    [
      '본인 월평균소득 4,310,000원 이하',
      { kind: 'income', whose: 'SELF', limits: [4_310_000], further: 0 },
    ],
    [
      '부모 포함 월소득 431만원(1인) · 640만원(2인) 이하',
      { kind: 'income', whose: 'FAMILY', limits: [4_310_000, 6_400_000], further: null },
    ],
    [
      '월소득 1인 431만원 이하·2인 640만원 이하',
      { kind: 'income', whose: 'HOUSEHOLD', limits: [4_310_000, 6_400_000], further: null },
    ],
    [
      '연소득 5천만원 이하',
      { kind: 'income', whose: 'HOUSEHOLD', limits: [4_166_666], further: 0 },
    ],
    ['자산 25100만원 이하', { kind: 'assets', whose: 'HOUSEHOLD', limit: 251_000_000 }],
    ['본인 총자산 2억 5,100만원 이하', { kind: 'assets', whose: 'SELF', limit: 251_000_000 }],
    ['자동차 4,542만원 이하', { kind: 'car', limit: 45_420_000 }],
    ['차량 없음', { kind: 'car', limit: 0 }],
    ['서울 거주', { kind: 'residence', areas: ['1100000000'], names: ['서울'], orWork: false }],
    [
      '서울시 관악구·경기도 거주 또는 직장',
      {
        kind: 'residence',
        areas: ['1162000000', '4100000000'],
        names: ['서울 관악구', '경기'],
        orWork: true,
      },
    ],
    ['부모와 따로 거주', { kind: 'apart' }],
    ['대학생 또는 취업준비생', { kind: 'occupation', anyOf: ['STUDENT', 'JOB_SEEKER'] }],
    ['미혼', { kind: 'marriage', anyOf: ['SINGLE'] }],
    ['신혼부부·예비신혼부부', { kind: 'marriage', anyOf: ['NEWLYWED', 'ENGAGED'] }],
    ['예비부부', { kind: 'marriage', anyOf: ['ENGAGED'] }],
    ['차상위계층·장애인', { kind: 'group', anyOf: ['NEAR_POOR', 'DISABLED'] }],
  ])('%s', (phrase, condition) => {
    expect(only(phrase)).toEqual([condition]);
  });

  test.each([
    '도시근로자 월평균소득 100% 이하',
    '월소득 431만원 미만',
    '월소득 431만원',
    '월소득 640만원 이하(2인)',
    '월소득 431만원(1인) · 640만원(3인) 이하',
    '자산 251 이하',
    '39~19세',
    '달나라 거주',
    '서울 1년 이상 거주',
    '서울 거주 제외',
    '대학생 제외',
    '무주택이 아닌 사람',
    '생계급여 수급자',
    '소득 제한 없음',
    'constructor',
    '__proto__',
    '<b>무주택</b>',
  ])('%s is not read, and never fits', (phrase) => {
    expect(only(phrase)).toEqual([{ kind: 'unread', text: phrase }]);
  });

  test('asks nothing only where it says so; a forgotten one is not read', () => {
    expect(ranks('누구나')).toEqual([{ name: null, conditions: [] }]);
    expect(ranks('2순위: 제한 없음')).toEqual([{ name: '2순위', conditions: [] }]);
    expect(ranks('1순위:')).toEqual([
      { name: '1순위', conditions: [{ kind: 'unread', text: '1순위:' }] },
    ]);
    expect(only('무주택; 접수 10:00부터')).toMatchObject([
      { kind: 'home' },
      { kind: 'unread', text: '접수 10:00부터' },
    ]);
  });
});

describe('what anybody may apply for, and what is not said', () => {
  test.each([
    ['누구나', 'fits'],
    ['조건 없음', 'fits'],
    ['1순위: 만 65세 이상\n2순위: 제한 없음', 'fits'],
    ['[{"name": "2순위", "conditions": []}]', 'fits'],
    ['["누구나"]', 'fits'],
    ['1순위:', 'unknown'],
    ['누구나, 선착순', 'unknown'],
    ['소득 제한 없음', 'unknown'],
    ['[]', 'unknown'],
    ['{"ranks": []}', 'unknown'],
  ])('%s: %s', (cell, verdict) => {
    const parsed = parse(cell);
    const fit = parsed.ok ? noticeFit(parsed.value, KNOWN_PERSON, '20261125') : null;
    expect(fit?.verdict).toBe(verdict);
  });
});

describe('자격 as data', () => {
  test('is taken as it is, and what is not read keeps words to show', () => {
    const given = {
      on: '20261110',
      ranks: [
        {
          name: '청년',
          conditions: [
            { kind: 'car', limit: 0 },
            { kind: 'age', from: 'x', text: '스무 살쯤' },
            { kind: 'income', whose: 'SELF', limits: [] },
          ],
        },
      ],
    };
    expect(parse(JSON.stringify(given))).toEqual({
      ok: true,
      value: {
        on: '20261110',
        ranks: [
          {
            name: '청년',
            conditions: [
              { kind: 'car', limit: 0 },
              { kind: 'unread', text: '스무 살쯤' },
              { kind: 'unread', text: '공고문에서 확인해 주세요' },
            ],
          },
        ],
      },
    });
  });

  test('has the names that we know its areas by, and none where one is not known', () => {
    const named = (...areas: string[]) => {
      const condition = { kind: 'residence', areas, names: ['아무개시'], orWork: false };
      return only(JSON.stringify([{ name: null, conditions: [condition] }]));
    };
    expect(named('4127000000')).toEqual([
      { kind: 'residence', areas: ['4127000000'], names: ['경기 안산시'], orWork: false },
    ]);
    expect(named('1100000000', '1162099900')).toEqual([
      { kind: 'residence', areas: ['1100000000', '1162099900'], orWork: false },
    ]);
  });

  test.each([
    ['{"rank": []}'],
    ['{"ranks": {"name": "청년"}}'],
    ['[{"name": "청년"}]'],
    ['[{"name": "청년", "conditions": "만 19세"}]'],
    ['[{"name": "청년", "conditions": ["만 19세"]}]'],
    ['{"ranks": [], "on": "20260230"}'],
    ['{"ranks": ['],
    [JSON.stringify([{ conditions: Array.from({ length: 101 }, () => ({ kind: 'apart' })) }])],
    [JSON.stringify([{ name: '가'.repeat(31), conditions: [] }])],
    [JSON.stringify([{ conditions: [{ kind: 'unread', text: '가'.repeat(301) }] }])],
    [JSON.stringify(Array.from({ length: 21 }, () => ({ conditions: [] })))],
    [Array.from({ length: 21 }, (_, n) => `${n}순위: 미혼`).join('\n')],
    [Array.from({ length: 51 }, () => '미혼').join(', ')],
    ['가'.repeat(301)],
  ])('%.60s is refused', (cell) => {
    expect(parse(cell)).toMatchObject({ ok: false });
  });
});
