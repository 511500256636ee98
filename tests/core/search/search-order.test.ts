import { describe, expect, it } from 'vitest';
import { foundInOrder, MOST_HITS, type SearchEntry } from '#core';

const entry = (id: string, title: string, part: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  text: { title, names: '', body: '' },
  freshOn: '20261120',
  isOver: false,
  ...part,
});
const idsOf = (entries: readonly SearchEntry[], q: string) =>
  foundInOrder(entries, q).map(({ id }) => id);

describe('foundInOrder', () => {
  it('puts the better title first, what is over behind, the later day and id first', () => {
    const entries = [
      entry('1', '서울 월세'),
      entry('2', '월세 지원', { isOver: true, freshOn: '20261201' }),
      entry('3', '월세 지원', { freshOn: '20261001' }),
      entry('4', '월세 지원'),
      entry('10', '월세 지원'),
      entry('5', '전세'),
      entry('6', '공고', { text: { title: '공고', names: '월세', body: '' } }),
    ];
    expect(idsOf(entries, '월세')).toEqual(['10', '4', '3', '2', '1', '6']);
    expect(idsOf(entries, '')).toEqual([]);
  });

  it('finds of too many the freshest, wherever they stand', () => {
    const many = Array.from({ length: MOST_HITS }, (_, at) => entry(String(at + 2), '공고 월세'));
    const old = entry('1', '월세', { freshOn: '20200101' });
    expect(foundInOrder([old, ...many], '월세')).not.toContain(old);
    expect(foundInOrder([old, ...many.slice(1)], '월세')[0]).toBe(old);
  });
});
