import { describe, expect, it } from 'vitest';
import { correctedQuestion, OFTEN, type SearchedText } from '#core';

const text = (title: string, body = '', names = ''): SearchedText => ({ title, names, body });
const said = (body: string): SearchedText => text('', body);

describe('correctedQuestion', () => {
  it('takes a word that stands nowhere for the one beside it that stands most often', () => {
    const texts = [
      text('월세 지원'),
      said('월세가 싸요'),
      text('원세'),
      text('공고', '', '보증금'),
    ];
    expect(correctedQuestion('월새', texts)).toBe('월세');
    expect(correctedQuestion('보중금 월새', texts)).toBe('보증금 월세');
    expect(correctedQuestion('월새 지원', texts)).toBe('월세 지원');
  });

  it('leaves alone what stands somewhere, and what is no word that is put right', () => {
    const texts = [text('월세'), said('월새')];
    for (const q of ['월새', '월세', 'ㅇㅅ', '월', 'lh', ''])
      expect(correctedQuestion(q, texts)).toBeNull();
    expect(correctedQuestion('ㅇㅅ 원세', texts)).toBe('ㅇㅅ 월세');
  });

  it('means nothing where a word has none beside it that stands anywhere', () => {
    expect(correctedQuestion('월새 쀍쀍', [text('월세')])).toBeNull();
    expect(correctedQuestion('월새', [])).toBeNull();
  });

  it('takes the first of several that stand as often, and of those that stand often', () => {
    const many = (word: string, count: number) => Array.from({ length: count }, () => text(word));
    // 월서 and 월세 are beside 월시, in that order.
    expect(correctedQuestion('월시', [...many('월서', 1), ...many('월세', 1)])).toBe('월서');
    expect(correctedQuestion('월시', [...many('월서', 1), ...many('월세', 2)])).toBe('월세');
    expect(correctedQuestion('월시', [...many('월서', OFTEN), ...many('월세', OFTEN + 5)])).toBe(
      '월서',
    );
  });
});
