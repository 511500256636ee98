import { expect, it, test } from 'vitest';
import {
  ageBandName,
  GENDER,
  genderWishText,
  HABIT_NAMES,
  habitName,
  habitText,
  HABITS,
  houseMonthlyCost,
  mateHeadline,
  mateMoveInText,
  mateOccupationName,
  matePersonLine,
  matePlaceLine,
  mateSideName,
  mateStayText,
  NO_HABITS,
  type MoveIn,
} from '#core';
import { dongsOf, mateHas, mateWant, TODAY } from '../../support/mates';

test('what a share costs, and what somebody can pay', () => {
  expect(mateHeadline(mateHas({ monthly: 35 }))).toBe('월 35만');
  expect(mateHeadline(mateWant({ monthly: 40 }))).toBe('월 40만까지');
  expect(mateHeadline(mateHas({ monthly: 0 }))).toBe('월세 없음');
});

test('who somebody is', () => {
  expect(matePersonLine(mateHas())).toBe('20대 후반 · 여성 · 직장인');
  expect(matePersonLine(mateWant({ occupation: 'PREPARING', gender: GENDER.MALE }))).toBe(
    '20대 후반 · 남성 · 취업·시험 준비',
  );
  expect(ageBandName('FORTIES_UP')).toBe('40대 이상');
  expect(mateOccupationName('FREELANCER')).toBe('프리랜서');
});

it.each([
  [mateHas(), '신림동 · 방 2개 중 1개'],
  [mateWant(), '신림동'],
  [mateWant({ dongs: dongsOf(2) }), '신림동 외 1'],
  [mateWant({ dongs: dongsOf(3) }), '신림동 외 2'],
  [mateWant({ dongs: dongsOf(16) }), '신림동 외 15'],
  [mateWant({ dongs: dongsOf(17) }), '전국'],
  [mateWant({ dongs: [] }), ''],
])('where: %#', (mate, line) => {
  expect(matePlaceLine(mate)).toBe(line);
});

it.each<[MoveIn, string]>([
  [{ kind: 'DAY', day: '20261210' }, '12월 10일부터'],
  [{ kind: 'DAY', day: '20270103' }, '2027년 1월 3일부터'],
  [{ kind: 'DAY', day: TODAY }, '바로 입주 가능'],
  [{ kind: 'DAY', day: '20260101' }, '바로 입주 가능'],
  [{ kind: 'NOW', day: null }, '바로 입주 가능'],
  [{ kind: 'NEGOTIABLE', day: null }, '입주일 협의'],
])('moving in: %j is %s', (moveIn, text) => {
  expect(mateMoveInText(moveIn, TODAY)).toBe(text);
});

test('whom somebody wants, and for how long', () => {
  expect([GENDER.FEMALE, GENDER.MALE, null].map(genderWishText)).toEqual([
    '여성만',
    '남성만',
    '성별 무관',
  ]);
  expect([6, null].map(mateStayText)).toEqual(['6개월 이상', '기간 무관']);
  expect([mateSideName('HAS'), mateSideName('WANT')]).toEqual(['방 있어요', '방 구해요']);
});

test('every habit has its name, in the order of a listing', () => {
  expect(HABIT_NAMES.map(habitName)).toEqual([
    '잠',
    '청소',
    '설거지',
    '소리',
    '손님',
    '담배',
    '동물',
  ]);
  expect(HABIT_NAMES).toEqual(Object.keys(HABITS));
});

test('a share costs its rent, its fee and what its deposit would earn', () => {
  expect(houseMonthlyCost(mateHas(), TODAY)).toEqual({
    won: 402_500,
    ratePercent: 5,
    rule: '20260827',
    knowsMaintenance: true,
  });
});

test('what somebody answered is read as it was chosen, and what was not said is not', () => {
  const habits = { ...NO_HABITS, guests: 'SOMETIMES', animals: 'CAT' } as const;
  expect(HABIT_NAMES.map((habit) => habitText(habit, habits))).toEqual([
    null,
    null,
    null,
    null,
    '한 달에 한두 번',
    null,
    '고양이를 키워요',
  ]);
});
