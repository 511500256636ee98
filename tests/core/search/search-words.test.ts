import { describe, expect, it } from 'vitest';
import { searchLetters, searchWords } from '#core';

const textsOf = (q: string) => searchWords(q).map(({ text }) => text);

describe('searchLetters', () => {
  it.each([
    ['2026년 청년 월세-지원(4기)', '2026년 청년 월세 지원 4기'],
    ['  LH·SH  ', 'lh sh'],
    ['청년'.normalize('NFD'), '청년'],
    ['%_\\\0\ud800 東京 é', ''],
    ['', ''],
  ])('%j is searched as %j', (text, letters) => {
    expect(searchLetters(text)).toBe(letters);
  });
});

describe('searchWords', () => {
  it.each([
    ['월세 지원', ['월세', '지원']],
    [' 월세,월세 ', ['월세']],
    ['LH 매입', ['lh', '매입']],
    ['월세'.normalize('NFD'), ['월세']],
    ['월세ㅈㅇ', ['월세', 'ㅈㅇ']],
    ['', []],
    ['%_.*', []],
    ['ㅏㅣ', []],
    ['東京', []],
  ])('%j asks for %j', (q, words) => {
    expect(textsOf(q)).toEqual(words);
  });

  it('knows initials, also those that a keyboard draws as one sign', () => {
    expect(searchWords('ㅊㄴ')).toEqual([{ text: 'ㅊㄴ', isInitials: true }]);
    expect(searchWords('청년')).toEqual([{ text: '청년', isInitials: false }]);
    expect(textsOf('ㄳㅇㅄ')).toEqual(['ㄱㅅㅇㅂㅅ']);
    expect(textsOf('ㅃㅆ')).toEqual(['ㅃㅆ']);
  });

  it('takes no more than eight', () => {
    expect(searchWords('가 나 다 라 마 바 사 아 자 차')).toHaveLength(8);
  });
});
