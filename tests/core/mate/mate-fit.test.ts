import { describe, expect, it, test } from 'vitest';
import {
  GENDER,
  mateFit,
  mateRank,
  mayMeet,
  NO_HABITS,
  type ComparedMate,
  type Habits,
  type MoveIn,
} from '#core';
import { dongsOf, livesSo, mateHas, mateWant, TODAY } from '../../support/mates';

const { FEMALE, MALE } = GENDER;

/** What the first of two reads: `+` what is shared, `-` what to talk about. */
const read = (mine: ComparedMate, theirs: ComparedMate): string[] => {
  const { shared, toTalk } = mateFit(mine, theirs, TODAY);
  return [...shared.map(({ text }) => `+ ${text}`), ...toTalk.map(({ text }) => `- ${text}`)];
};

describe('habits', () => {
  it.each<[Partial<Habits>, Partial<Habits>, string, string]>([
    [{ smoking: 'NO' }, { smoking: 'NO' }, '+ 둘 다 담배를 안 피워요', '+ 둘 다 담배를 안 피워요'],
    [{ smoking: 'NO' }, { smoking: 'YES' }, '- 담배를 피워요', '- 담배를 안 피워요'],
    [{ smoking: 'NO' }, { smoking: 'OUTSIDE' }, '- 담배는 밖에서만 피워요', '- 담배를 안 피워요'],
    [
      { animals: 'CAT' },
      { animals: 'HARD' },
      '- 알레르기가 있거나 동물을 어려워해요',
      '- 고양이를 키워요',
    ],
    [{ animals: 'CAT' }, { animals: 'DOG' }, '- 개를 키워요', '- 고양이를 키워요'],
    [
      { sleep: 'BY_ELEVEN' },
      { sleep: 'AFTER_ONE' },
      '- 새벽 1시 넘어서 자요',
      '- 밤 11시 전에 자요',
    ],
    [
      { guests: 'SOMETIMES' },
      { guests: 'NEVER' },
      '- 손님을 안 불러요',
      '- 한 달에 한두 번 손님이 와요',
    ],
    [
      { dishes: 'SAME_DAY' },
      { dishes: 'GATHERED' },
      '- 설거지를 모아서 해요',
      '- 설거지를 그날 해요',
    ],
  ])('%j beside %j', (mine, theirs, toMe, toThem) => {
    expect(read(livesSo(mine), livesSo(theirs))).toEqual([toMe]);
    expect(read(livesSo(theirs), livesSo(mine))).toEqual([toThem]);
  });

  it.each<[Partial<Habits>, Partial<Habits>, string]>([
    [{ animals: 'CAT' }, { animals: 'CAT' }, '둘 다 고양이를 좋아해요'],
    [{ animals: 'CAT' }, { animals: 'LIKES' }, '둘 다 고양이를 좋아해요'],
    [{ animals: 'DOG' }, { animals: 'LIKES' }, '둘 다 개를 좋아해요'],
    [{ animals: 'CAT' }, { animals: 'FINE' }, '둘 다 고양이와 지내도 괜찮아요'],
    [{ animals: 'DOG' }, { animals: 'FINE' }, '둘 다 개와 지내도 괜찮아요'],
    [{ animals: 'LIKES' }, { animals: 'LIKES' }, '둘 다 동물을 좋아해요'],
    [{ animals: 'LIKES' }, { animals: 'FINE' }, '둘 다 동물과 지내도 괜찮아요'],
    [{ sleep: 'BY_ELEVEN' }, { sleep: 'BY_ELEVEN' }, '둘 다 밤 11시 전에 자요'],
    [{ sleep: 'BY_ELEVEN' }, { sleep: 'MIDNIGHT' }, '둘 다 새벽 1시 전에 자요'],
    [{ dishes: 'AT_ONCE' }, { dishes: 'SAME_DAY' }, '둘 다 설거지를 그날 해요'],
  ])('%j and %j go together', (one, other, text) => {
    expect(read(livesSo(one), livesSo(other))).toEqual([`+ ${text}`]);
    expect(read(livesSo(other), livesSo(one))).toEqual([`+ ${text}`]);
  });

  it.each<[Partial<Habits>, Partial<Habits>]>([
    [{ cleaning: 'TWICE' }, { cleaning: 'WEEKLY' }],
    [{ cleaning: 'DAILY' }, { cleaning: 'TWICE' }],
    [{ noise: 'EARPHONES' }, { noise: 'QUIET' }],
    [{ animals: 'LIKES' }, { animals: 'HARD' }],
    [{ animals: 'FINE' }, { animals: 'HARD' }],
    [{ smoking: 'YES' }, {}],
    [{}, {}],
  ])('of %j and %j there is nothing to say', (one, other) => {
    expect(read(livesSo(one), livesSo(other))).toEqual([]);
    expect(read(livesSo(other), livesSo(one))).toEqual([]);
  });

  test('what weighs most stands first', () => {
    const mine = livesSo({ guests: 'NEVER', sleep: 'MIDNIGHT', animals: 'CAT', smoking: 'NO' });
    const theirs = livesSo({ guests: 'OFTEN', sleep: 'MIDNIGHT', animals: 'HARD', smoking: 'YES' });
    const { shared, toTalk } = mateFit(mine, theirs, TODAY);
    expect(shared.map(({ subject }) => subject)).toEqual(['sleep']);
    expect(toTalk.map(({ subject }) => subject)).toEqual(['smoking', 'animals', 'guests']);
  });
});

/** Two listings, and what is said of one subject to the one with the room and to the other one. */
const said = (subject: string, has: ComparedMate, want: ComparedMate): (string | undefined)[] =>
  [mateFit(has, want, TODAY), mateFit(want, has, TODAY)].map(({ shared, toTalk }) => {
    const one = [...shared, ...toTalk].find((each) => each.subject === subject);
    return one?.text;
  });

const alike = (text: string): string[] => [text, text];

describe('listings', () => {
  it.each([
    [500, 39, alike('한 달 비용과 보증금이 예산에 맞아요')],
    [300, 38, ['예산이 한 달 비용보다 적어요', '한 달 비용이 예산을 넘어요']],
    [299, 39, ['예산이 보증금보다 적어요', '보증금이 예산을 넘어요']],
    [299, 38, ['예산이 한 달 비용과 보증금보다 적어요', '한 달 비용과 보증금이 예산을 넘어요']],
  ])('a budget of %i and %i a month', (deposit, monthly, texts) => {
    // 보증금 300, 월 35 and a fee of 4.
    expect(said('money', mateHas(), mateWant({ deposit, monthly }))).toEqual(texts);
  });

  test('two of one side have no money to compare', () => {
    expect(said('money', mateHas(), mateHas())).toEqual([undefined, undefined]);
    expect(said('money', mateWant(), mateWant())).toEqual([undefined, undefined]);
  });

  const on = (day: string): MoveIn => ({ kind: 'DAY', day });
  const now: MoveIn = { kind: 'NOW', day: null };

  it.each<[MoveIn, MoveIn, string[]]>([
    [on('20261210'), on('20261224'), alike('입주하려는 날이 가까워요')],
    [on('20261210'), on('20261225'), ['두 주 넘게 늦게 입주해요', '두 주 넘게 먼저 입주해요']],
    [now, on('20261206'), alike('입주하려는 날이 가까워요')],
    [now, on('20261207'), ['두 주 넘게 늦게 입주해요', '두 주 넘게 먼저 입주해요']],
    [on('20260101'), now, alike('입주하려는 날이 가까워요')],
    [on('20270601'), { kind: 'NEGOTIABLE', day: null }, alike('입주일을 서로 맞출 수 있어요')],
  ])('moving in: %j and %j', (has, want, texts) => {
    expect(said('day', mateHas({ moveIn: has }), mateWant({ moveIn: want }))).toEqual(texts);
  });

  it.each([
    [dongsOf(1), dongsOf(1), alike('동네가 맞아요 · 신림동')],
    [dongsOf(3), dongsOf(4).toReversed(), alike('동네가 맞아요 · 신림동 외 2')],
    [
      dongsOf(1),
      dongsOf(3, 1),
      ['다른 동네에서 찾아요 · 봉천동 외 2', '방이 다른 동네에 있어요 · 신림동'],
    ],
  ])('dongs: %j and %j', (has, want, texts) => {
    expect(said('dong', mateHas({ dongs: has }), mateWant({ dongs: want }))).toEqual(texts);
  });

  test('a village lies in its town, and is what both have', () => {
    const town = { dongliCode: '4146125000', sido: '경기도', sigungu: '용인시', dong: '포곡읍' };
    const village = { ...town, dongliCode: '4146125021', dong: '둔전리' };
    const texts = said('dong', mateHas({ dongs: [village] }), mateWant({ dongs: [town] }));
    expect(texts).toEqual(alike('동네가 맞아요 · 둔전리'));
  });

  it.each([
    [FEMALE, FEMALE, FEMALE, FEMALE, alike('서로 찾는 성별이 맞아요')],
    [FEMALE, null, FEMALE, FEMALE, [undefined, undefined]],
    [FEMALE, FEMALE, FEMALE, null, [undefined, undefined]],
    [FEMALE, FEMALE, MALE, null, ['남성이에요', '여성 메이트를 찾아요']],
    [FEMALE, null, MALE, MALE, ['남성 메이트를 찾아요', '여성이에요']],
    [FEMALE, FEMALE, MALE, FEMALE, ['남성이에요', '여성 메이트를 찾아요']],
    [FEMALE, FEMALE, MALE, MALE, ['남성 메이트를 찾아요', '여성 메이트를 찾아요']],
  ])('genders: %s who wants %s, %s who wants %s', (gender, wish, other, otherWish, texts) => {
    const has = mateHas({ gender, wish });
    const want = mateWant({ gender: other, wish: otherWish });
    expect(said('gender', has, want)).toEqual(texts);
    expect(mayMeet(has, want)).toBe(texts[0] === undefined || texts[0] === texts[1]);
  });

  test('somebody without a listing is compared by habits alone', () => {
    const me = livesSo({ smoking: 'NO' });
    const mate = mateHas({ habits: livesSo({ smoking: 'NO' }).habits });
    expect(read(me, mate)).toEqual(['+ 둘 다 담배를 안 피워요']);
    expect(read(mate, me)).toEqual(['+ 둘 다 담배를 안 피워요']);
  });
});

describe('who meets whom', () => {
  test('one has a room and the other wants one', () => {
    expect(mayMeet(mateHas(), mateWant())).toBe(true);
    expect(mayMeet(mateHas(), mateHas())).toBe(false);
    expect(mayMeet(mateWant(), mateWant())).toBe(false);
  });
});

describe('나와 맞는 순', () => {
  const me = livesSo({ smoking: 'NO', sleep: 'MIDNIGHT', guests: 'NEVER' });
  const rankOf = (mate: ComparedMate): number => mateRank(me, mate, TODAY);

  test('has more in common first, a difference last, and what is unknown between', () => {
    const ranks = [
      { smoking: 'NO', sleep: 'MIDNIGHT' },
      { smoking: 'NO' },
      { smoking: 'NO', guests: 'OFTEN' },
      { guests: 'NEVER' },
      {},
      { smoking: 'YES' },
    ].map((habits) => rankOf(livesSo(habits as Partial<Habits>)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  test('has whom one may live with before everybody else, whatever they have in common', () => {
    const same = {
      habits: { ...NO_HABITS, smoking: 'NO', animals: 'CAT', sleep: 'MIDNIGHT' },
    } as const;
    const differs = { habits: { ...NO_HABITS, smoking: 'YES', animals: 'HARD' } } as const;
    const room = mateHas(same);
    expect(mateRank(room, mateWant(differs), TODAY)).toBeGreaterThan(
      mateRank(room, mateHas(same), TODAY),
    );
    expect(mateRank(room, mateWant({ ...same, wish: GENDER.FEMALE }), TODAY)).toBeGreaterThan(
      mateRank(room, mateWant({ ...same, wish: GENDER.MALE }), TODAY),
    );
  });
});
