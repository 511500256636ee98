import { describe, expect, it } from 'vitest';
import { markHits } from '#core';

const marked = (text: string, q: string) =>
  markHits(text, q)
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

describe('markHits', () => {
  it.each([
    ['청년 월세 지원 신청', '월세 지원', '청년 [월세 지원] 신청'],
    ['청년 월세 지원 신청', '월세지원', '청년 [월세 지원] 신청'],
    ['청년 월세 지원, 월세', '월세', '청년 [월세] 지원, [월세]'],
    ['청년(월세)지원', '월세 지원', '청년([월세])[지원]'],
    ['청년 월세 지원', 'ㅇㅅ', '청년 [월세] 지원'],
    ['청년 월세 지원', '월세 ㅈㅇ', '청년 [월세 지원]'],
    ['LH 청년, lh', 'Lh', '[LH] 청년, [lh]'],
    ['중구 구민 구청', '구', '중구 [구]민 [구]청'],
    ['가가가', '가가', '[가가가]'],
    ['월세'.normalize('NFD'), '월세', '[월세]'],
    ['청년', '', '청년'],
    ['청년', '%', '청년'],
    ['', '청년', ''],
  ])('%s, asked for %s: %s', (text, q, expected) => {
    expect(marked(text, q)).toBe(expected);
  });

  it('marks initials in titles alone', () => {
    expect(markHits('서울 관악구', 'ㄱㅇㄱ 서울', false)).toEqual([
      { text: '서울', isHit: true },
      { text: ' 관악구', isHit: false },
    ]);
  });
});
