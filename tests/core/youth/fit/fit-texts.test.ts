import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alsoMetText,
  conditionLabel,
  conditionText,
  fillingText,
  fitText,
  missingText,
  noticeFit,
  ownText,
  PERSON_FIELDS,
  personFieldName,
  personLine,
  reasonText,
  shortFieldName,
  verdictWord,
  type Condition,
  type Person,
  type PersonField,
} from '#core';
import {
  asking,
  conditions,
  KNOWN_PERSON,
  noticeConditions,
  person,
  persons,
  weighedDays,
} from '../../../support/notice-values';

const MAN = 10_000;
const day = '20261122';

const young: Condition = { kind: 'age', from: 19, to: 39 };
const income = (whose: 'SELF' | 'HOUSEHOLD' | 'FAMILY', ...limits: number[]): Condition => ({
  kind: 'income',
  whose,
  limits: limits.map((limit) => limit * MAN),
  further: null,
});
const assets = (whose: 'SELF' | 'HOUSEHOLD' | 'FAMILY'): Condition => ({
  kind: 'assets',
  whose,
  limit: 25_100 * MAN,
});
const student: Condition = { kind: 'occupation', anyOf: ['STUDENT'] };
const residence = (...areas: string[]) => ({ kind: 'residence', areas, orWork: false }) as const;
const seoul = { ...residence('1100000000'), names: ['서울'] };
const gwanak = { ...residence('1162000000'), names: ['서울 관악구'] };
const three = {
  ...residence('1162000000', '1159000000', '1154500000'),
  names: ['서울 관악구', '서울 동작구', '서울 금천구'],
};
const unread: Condition = { kind: 'unread', text: '추천을 받은 사람' };

describe('fitText', () => {
  const text = (part: Partial<Person>, ...asked: Condition[]) =>
    fitText(noticeFit(asking(...asked), person(part), day));

  it('names the rank that fits, where it has a name', () => {
    const ranks = [{ name: '3순위', conditions: [young] }];
    const fit = noticeFit({ on: null, ranks }, KNOWN_PERSON, day);
    expect(fitText(fit)).toEqual({ word: '맞아요', detail: '3순위', short: '3순위' });
    expect(text({ birthDay: '20000514' }, young)).toEqual({
      word: '맞아요',
      detail: null,
      short: null,
    });
  });

  it('says the first reason', () => {
    const part = { ...KNOWN_PERSON, income: 500 * MAN };
    expect(text(part, young, income('SELF', 154), student)).toEqual({
      word: '안 맞아요',
      detail: '소득이 기준보다 높아요',
      short: '소득이 기준보다 높아요',
    });
    expect(text({ livesIn: '4111300000' }, seoul).detail).toBe('서울에 살아야 신청해요');
  });

  it('says nothing more without a reason', () => {
    const fit = noticeFit(asking(student), KNOWN_PERSON, day);
    expect(fitText({ ...fit, reasons: [] })).toEqual({
      word: '안 맞아요',
      detail: null,
      short: null,
    });
  });

  it('says what is missing, of the rank that lacks least', () => {
    expect(text({ income: 0, familySize: 3 }, income('FAMILY', 300, 400, 431))).toEqual({
      word: '알 수 없어요',
      detail: '부모님 소득을 입력하면 알 수 있어요',
      short: '부모님 소득 필요',
    });
    expect(text({}, young, income('SELF', 431), student)).toEqual({
      word: '알 수 없어요',
      detail: '생년월일 등 3가지를 입력하면 알 수 있어요',
      short: '3가지 더 필요',
    });
  });

  it('says that an area which was said is too large', () => {
    expect(text({ livesIn: '1100000000' }, residence('1162000000'))).toEqual({
      word: '알 수 없어요',
      detail: '사는 곳을 시·군·구까지 입력하면 알 수 있어요',
      short: '시·군·구까지 필요',
    });
    const orWork: Condition = { kind: 'residence', areas: ['1162000000'], orWork: true };
    expect(text({ livesIn: '4100000000', worksIn: '1100000000' }, orWork).detail).toBe(
      '직장·학교를 시·군·구까지 입력하면 알 수 있어요',
    );
    expect(text({ livesIn: '1162000000' }, residence('1162010200')).detail).toBe(
      '공고문에서 확인해 주세요',
    );
  });

  it.each<readonly [PersonField, Partial<Person>, string]>([
    ['parentsIncome', {}, '부모님 소득을 입력하면'],
    ['livesIn', {}, '사는 곳을 입력하면'],
    ['livesIn', { livesIn: '1100000000' }, '사는 곳을 시·군·구까지 입력하면'],
    ['worksIn', { worksIn: '1100000000' }, '직장·학교를 시·군·구까지 입력하면'],
    ['birthDay', { birthDay: '20300101' }, '생년월일을 입력하면'],
  ])('asks for %s of %j: %s', (field, part, asked) => {
    expect(fillingText(field, person(part))).toBe(asked);
  });

  it('points at the notice where no answer decides', () => {
    const lookItUp = {
      word: '알 수 없어요',
      detail: '공고문에서 확인해 주세요',
      short: '공고문 확인',
    };
    expect(text({ birthDay: '20000514' }, young, unread)).toEqual(lookItUp);
    expect(text({}, young, unread)).toEqual(lookItUp);
    expect(fitText(noticeFit({ on: null, ranks: [] }, KNOWN_PERSON, day))).toEqual(lookItUp);
  });

  it('asks nothing for a rank that no answer decides, whatever else it lacks', () => {
    const [open, shut] = noticeFit(
      { on: null, ranks: [young, unread].map((one) => ({ name: null, conditions: [young, one] })) },
      person(),
      day,
    ).ranks.map(missingText);
    expect(open).toEqual({ detail: '생년월일을 입력하면 알 수 있어요', short: '생년월일 필요' });
    expect(shut).toEqual({ detail: '공고문에서 확인해 주세요', short: '공고문 확인' });
  });

  it('has a word and never an unknown word', () => {
    fc.assert(
      fc.property(noticeConditions, persons, weighedDays, (asked, who, on) => {
        const fit = noticeFit(asked, who, on);
        const { word, detail, short } = fitText(fit);
        expect(word).toBe(verdictWord(fit.verdict));
        expect(`${detail ?? ''}${short ?? ''}`).not.toMatch(/undefined|null|NaN/);
        expect(detail === null).toBe(fit.verdict === 'fits' && fit.rank === null);
      }),
    );
  });
});

it.each<readonly [Condition, string, string]>([
  [young, '나이', '만 19~39세만 신청해요'],
  [{ ...young, to: null }, '나이', '만 19세 이상만 신청해요'],
  [{ ...young, from: null }, '나이', '만 39세 이하만 신청해요'],
  [{ kind: 'home', whose: 'SELF' }, '집', '집이 없어야 신청해요'],
  [{ kind: 'home', whose: 'HOUSEHOLD' }, '집', '가족 모두 집이 없어야 신청해요'],
  [income('SELF', 431), '소득', '소득이 기준보다 높아요'],
  [assets('SELF'), '자산', '자산이 기준보다 많아요'],
  [{ kind: 'car', limit: 0 }, '자동차', '자동차가 없어야 신청해요'],
  [{ kind: 'car', limit: MAN }, '자동차', '자동차가 기준보다 비싸요'],
  [gwanak, '사는 곳', '서울 관악구에 살아야 신청해요'],
  [three, '사는 곳', '서울 관악구 외 2에 살아야 신청해요'],
  [residence('4100000000'), '사는 곳', '정해진 지역에 살아야 신청해요'],
  [{ ...seoul, orWork: true }, '사는 곳', '서울에 살거나 다녀야 신청해요'],
  [{ kind: 'apart' }, '부모님과 따로 사는지', '부모님과 따로 살아야 신청해요'],
  [student, '하는 일', '대학생만 신청해요'],
  [
    { kind: 'occupation', anyOf: ['STUDENT', 'JOB_SEEKER'] },
    '하는 일',
    '대학생·취업 준비생만 신청해요',
  ],
  [{ kind: 'marriage', anyOf: ['NEWLYWED'] }, '혼인', '신혼부부만 신청해요'],
  [
    { kind: 'group', anyOf: ['BASIC_SECURITY', 'SINGLE_PARENT'] },
    '대상',
    '기초생활수급자·한부모가족만 신청해요',
  ],
  [unread, '그 밖', '공고문에서 확인해 주세요'],
])('%j is about %s: %s', (condition, label, reason) => {
  expect(conditionLabel(condition)).toBe(label);
  expect(reasonText(condition)).toBe(reason);
});

it('never says that who has to live in one of many areas may live anywhere', () => {
  const names = Array.from({ length: 25 }, (_, at) => `서울 ${at}구`);
  expect(reasonText({ ...seoul, names })).toBe('서울 0구 외 24에 살아야 신청해요');
});

describe('what is asked, and what one has', () => {
  const known: Person = { ...KNOWN_PERSON, birthDay: '20000514', groups: ['NEAR_POOR'] };

  it.each<readonly [Condition, Partial<Person>, string, string | null]>([
    [young, {}, '만 19~39세', '26세'],
    [young, { birthDay: null }, '만 19~39세', null],
    [young, { birthDay: '20270101' }, '만 19~39세', null],
    [{ ...young, to: 19 }, {}, '만 19세', '26세'],
    [{ ...young, from: null, to: null }, {}, '제한 없음', '26세'],
    [{ kind: 'home', whose: 'SELF' }, {}, '무주택', '없음'],
    [{ kind: 'home', whose: 'SELF' }, { ownsHome: true }, '무주택', '있음'],
    [{ kind: 'home', whose: 'SELF' }, { ownsHome: null }, '무주택', null],
    [{ kind: 'home', whose: 'HOUSEHOLD' }, {}, '무주택', '없음'],
    [{ kind: 'home', whose: 'HOUSEHOLD' }, { household: 2 }, '가족 모두 무주택', '없음'],
    [
      { kind: 'home', whose: 'HOUSEHOLD' },
      { household: 2, familyOwnsHome: true },
      '가족 모두 무주택',
      '가족에게 있음',
    ],
    [
      { kind: 'home', whose: 'HOUSEHOLD' },
      { household: null, familyOwnsHome: true },
      '가족 모두 무주택',
      null,
    ],
    [
      { kind: 'home', whose: 'HOUSEHOLD' },
      { household: 2, familyOwnsHome: null },
      '가족 모두 무주택',
      null,
    ],
    [
      { kind: 'home', whose: 'HOUSEHOLD' },
      { household: 2, ownsHome: null },
      '가족 모두 무주택',
      null,
    ],
    [income('SELF', 431), { household: null }, '월 431만원 이하', '230만원'],
    [income('SELF', 431), { income: null }, '월 431만원 이하', null],
    [income('SELF', 400, 600), { household: null }, '월 400만~600만원 이하', '230만원'],
    [income('HOUSEHOLD', 400, 600), {}, '월 400만원 이하', '230만원'],
    [
      income('HOUSEHOLD', 400, 600),
      { household: 2, householdIncome: 500 * MAN },
      '가구 월 600만원 이하',
      '500만원',
    ],
    [income('HOUSEHOLD', 400, 600), { household: 3 }, '가구 월 400만~600만원 이하', '230만원'],
    [income('HOUSEHOLD', 400), { household: 3 }, '가구 월 400만원 이하', '230만원'],
    [income('HOUSEHOLD', 400, 600), { household: null }, '가구 월 400만~600만원 이하', null],
    [income('FAMILY', 400, 600, 12_000), {}, '부모님과 합해 월 1억 2,000만원 이하', '630만원'],
    [
      income('FAMILY', 400, 600),
      { familySize: null, parentsIncome: null },
      '부모님과 합해 월 400만~600만원 이하',
      null,
    ],
    // Both are cut, so that what is within the limit looks so.
    [
      { kind: 'income', whose: 'SELF', limits: [4_576_036], further: null },
      { income: 4_576_000 },
      '월 457만원 이하',
      '457만원',
    ],
    [assets('SELF'), {}, '2억 5,100만원 이하', '1,800만원'],
    [assets('HOUSEHOLD'), {}, '2억 5,100만원 이하', '1,800만원'],
    [assets('HOUSEHOLD'), { household: 2 }, '가구 2억 5,100만원 이하', '1,800만원'],
    [assets('FAMILY'), {}, '부모님과 합해 2억 5,100만원 이하', '2억 1,800만원'],
    [{ kind: 'car', limit: 0 }, {}, '없어야 해요', '없음'],
    [{ kind: 'car', limit: 4_542 * MAN }, { car: 900 * MAN }, '4,542만원 이하', '900만원'],
    [{ kind: 'car', limit: 0 }, { car: null }, '없어야 해요', null],
    [seoul, {}, '서울', '서울 관악구'],
    [residence('4100000000'), { livesIn: null }, '정해진 지역', null],
    [residence('4100000000'), {}, '정해진 지역', '서울 관악구'],
    [{ ...three, orWork: true }, {}, '서울 관악구 외 2 (직장·학교도 돼요)', '서울 관악구'],
    [{ kind: 'apart' }, {}, '따로 살아야 해요', '따로 살아요'],
    [{ kind: 'apart' }, { livesApart: false }, '따로 살아야 해요', '함께 살아요'],
    [{ kind: 'apart' }, { livesApart: null }, '따로 살아야 해요', null],
    [{ kind: 'occupation', anyOf: ['STUDENT', 'JOB_SEEKER'] }, {}, '대학생·취업 준비', '직장인'],
    [student, { occupations: ['STUDENT', 'EMPLOYED'] }, '대학생', '대학생·직장인'],
    [student, { occupations: [] }, '대학생', '없음'],
    [student, { occupations: null }, '대학생', null],
    [{ kind: 'marriage', anyOf: ['SINGLE', 'NEWLYWED'] }, {}, '미혼·신혼부부', '미혼'],
    [{ kind: 'marriage', anyOf: ['NEWLYWED'] }, { marriage: 'ENGAGED' }, '신혼부부', '예비부부'],
    [{ kind: 'marriage', anyOf: ['MARRIED'] }, { marriage: null }, '기혼', null],
    [
      { kind: 'group', anyOf: ['DISABLED', 'CARE_LEAVER'] },
      {},
      '장애인·자립준비청년',
      '차상위계층',
    ],
    [{ kind: 'group', anyOf: ['DISABLED'] }, { groups: [] }, '장애인', '없음'],
    [{ kind: 'group', anyOf: ['DISABLED'] }, { groups: null }, '장애인', null],
    [unread, {}, '추천을 받은 사람', null],
    [{ kind: 'unread', text: ' ' }, {}, '공고문에서 확인해 주세요', null],
  ])('%j, of %j: %s, %s', (condition, part, asked, own) => {
    const who = { ...known, ...part };
    expect(conditionText(condition, who)).toBe(asked);
    expect(ownText(condition, who, day, '서울 관악구')).toBe(own);
  });

  it('is not said of where one lives without its name', () => {
    expect(ownText(seoul, known, day)).toBeNull();
  });

  it('is always said', () => {
    fc.assert(
      fc.property(conditions, persons, weighedDays, (condition, who, on) => {
        expect(conditionText(condition, who)).not.toBe('');
        expect(`${conditionText(condition, who)}${ownText(condition, who, on) ?? ''}`).not.toMatch(
          /undefined|NaN|Infinity/,
        );
      }),
    );
  });
});

it('says what else one meets who is about to marry, or has married lately', () => {
  expect(alsoMetText('ENGAGED')).toBe('예비부부는 미혼·신혼부부 공고에도 맞아요');
  expect(alsoMetText('NEWLYWED')).toBe('신혼부부는 기혼 공고에도 맞아요');
});

describe('a person', () => {
  it.each<readonly [Partial<Person>, string | null, string]>([
    [KNOWN_PERSON, '서울 관악구', '만 26세 · 1인 가구 · 월 230만원 · 서울 관악구'],
    [{ birthDay: '20000514' }, null, '만 26세'],
    [{ birthDay: '20270514', household: 3 }, null, '3인 가구'],
    [{ income: 0 }, null, '월 0원'],
    [{}, '서울', '서울'],
    [{}, null, ''],
  ])('%j in %s is %s', (part, areaName, line) => {
    expect(personLine(person(part), day, areaName)).toBe(line);
  });

  it('has a name for every field, and no two the same', () => {
    expect(new Set(PERSON_FIELDS.map(personFieldName)).size).toBe(PERSON_FIELDS.length);
    expect(new Set(PERSON_FIELDS.map(shortFieldName)).size).toBe(PERSON_FIELDS.length);
    const fields = ['birthDay', 'household', 'income', 'householdIncome', 'parentsIncome'] as const;
    expect(fields.map(personFieldName)).toEqual([
      '생년월일',
      '함께 사는 가족',
      '월 소득',
      '가구 월 소득',
      '부모님 월 소득',
    ]);
  });
});
