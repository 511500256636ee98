import { describe, expect, it } from 'vitest';
import { asksNothing, holdsWords, searchRank, searchWords, type SearchedText } from '#core';

const TEXT: SearchedText = {
  title: '청년 월세 지원 (LH)',
  names: '국토교통부\n금융·주거비 지원\n서울 관악구',
  body: '매달 20만 원까지 1년 동안 드려요. 부모님과 따로 사는 게 조건이에요.',
};
const rankOf = (q: string, text: SearchedText = TEXT) => searchRank(text, searchWords(q));

describe('searchRank', () => {
  it.each([
    ['청년', 0],
    ['청', 0],
    ['청년월', 0],
    ['청년 지원', 0],
    ['ㅊㄴ', 0],
    ['ㅊ', 0],
    ['월세', 1],
    ['월세지원', 1],
    ['지원 청년', 1],
    ['ㅇㅅㅈㅇ', 1],
    ['ㅇ', 1],
    ['lh', 1],
    ['LH', 1],
    ['관악구', 2],
    ['청년 관악', 2],
    ['관악 ㅊㄴ', 2],
    ['서', 2],
    ['부모님', 3],
    ['관악 부모', 3],
    ['20만원', 3],
  ])('%s: %i', (q, rank) => {
    expect(rankOf(q)).toBe(rank);
  });

  it.each([
    ['', 'nothing is asked'],
    ['%', 'no letter is asked'],
    ['년', 'one letter stands only where a word begins'],
    ['매', 'and of no body'],
    ['ㄴ', 'so does one initial'],
    ['ㄱㅇㄱ', 'initials are of the title alone'],
    ['청년 전세', 'each word has to be there'],
    ['구서울', 'what follows in another order is another word'],
  ])('%j is not there: %s', (q) => {
    expect(rankOf(q)).toBeNull();
  });

  it('takes nothing for a sign of its own', () => {
    const text = { title: '50% 할인 _ .*', names: '', body: '' };
    expect(rankOf('%', text)).toBeNull();
    expect(rankOf('50%', text)).toBe(0);
    expect(rankOf('50_할인', text)).toBe(0);
  });
});

describe('holdsWords', () => {
  it.each([
    ['', true],
    ['  \n', true],
    ['월세', true],
    ['ㅊㄴ 관악', true],
    ['%', false],
    ['청년 전세', false],
  ])('%j: %s', (q, isHeld) => {
    expect(holdsWords(TEXT, q)).toBe(isHeld);
    expect(asksNothing(q)).toBe(q.trim() === '');
  });
});
