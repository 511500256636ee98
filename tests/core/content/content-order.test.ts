import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareContents, MOST_RELATED, relatedContents, TAG_FORM } from '#core';

const one = (id: string, publishedOn: string, ...tags: readonly string[]) => ({
  id,
  publishedOn,
  tags,
});

describe('articles', () => {
  it('stand the latest first, those of one day by their ids', () => {
    const given = [one('b', '20261101'), one('c', '20261103'), one('a', '20261101')];
    expect([...given].sort(compareContents).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('are followed by those with the most tags in common, then by the latest', () => {
    const self = one('self', '20261101', '계약', '보증금');
    const all = [
      one('none', '20261120'),
      one('one', '20261119', '계약'),
      self,
      one('both', '20200101', '보증금', '계약'),
      one('late', '20261118'),
      one('early', '20250101'),
    ];
    expect(relatedContents(self, all).map(({ id }) => id)).toEqual(['both', 'one', 'none', 'late']);
  });

  it('are never followed by themselves, nor by more than a few', () => {
    const article = fc.record({
      id: fc.stringMatching(/^[a-z]{1,3}$/),
      publishedOn: fc.constantFrom('20261101', '20261102'),
      tags: fc.subarray(['가', '나', '다']),
    });
    fc.assert(
      fc.property(fc.uniqueArray(article, { selector: ({ id }) => id }), article, (all, self) => {
        const related = relatedContents(self, all);
        expect(related.map(({ id }) => id)).not.toContain(self.id);
        expect(related.length).toBe(
          Math.min(MOST_RELATED, all.filter(({ id }) => id !== self.id).length),
        );
      }),
    );
  });
});

describe('a tag', () => {
  it.each(['계약', '자취 시작', 'LH'])('may be %s', (tag) => {
    expect(tag).toMatch(TAG_FORM);
  });
  it.each(['', ' 계약', '계약 ', '계약/보증금', '<b>', '계약  보증금', '가'.repeat(21)])(
    'may not be %j',
    (tag) => {
      expect(tag).not.toMatch(TAG_FORM);
    },
  );
});
