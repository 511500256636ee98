import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addRecentSearch,
  foundInOrder,
  holdsWords,
  initialsOf,
  LONGEST_SEARCH,
  markHits,
  parseRecentSearches,
  SEARCH_PLACE,
  SEARCH_TAB,
  searchFrom,
  searchLetters,
  searchRank,
  searchTo,
  searchWords,
  type SearchAddress,
  type SearchedText,
} from '#core';
import { anyText } from '../../support/core-values';
import { isIdempotent, roundTrips } from '../../support/laws';

/** Few syllables, so that words often meet. */
const texts = fc
  .array(fc.constantFrom('청년', '월세', '지원', '청', '월', ' ', ' ', '(', 'LH', '4', '%'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));
const searched: fc.Arbitrary<SearchedText> = fc.record({ title: texts, names: texts, body: texts });

it('whatever is typed or searched, nothing throws', () => {
  fc.assert(
    fc.property(anyText, anyText, (q, text) => {
      searchRank({ title: text, names: text, body: text }, searchWords(q));
      expect(
        markHits(text, q)
          .map(({ text: part }) => part)
          .join(''),
      ).toBe(text.normalize('NFC'));
    }),
  );
});

it('another word never holds more', () => {
  fc.assert(
    fc.property(searched, texts, texts, (text, q, more) => {
      fc.pre(searchWords(q).length > 0);
      if (holdsWords(text, `${q} ${more}`)) expect(holdsWords(text, q)).toBe(true);
    }),
  );
});

it('letters stay the same letters', () => {
  isIdempotent(anyText, searchLetters);
});

it('a title is found by itself, by its initials, and by every word of it', () => {
  fc.assert(
    fc.property(searched, (text) => {
      const [first, ...rest] = searchLetters(text.title).split(' ').slice(0, 8);
      fc.pre(first !== undefined && first !== '');
      expect(searchRank(text, searchWords([first, ...rest].join(' ')))).toBe(SEARCH_PLACE.begins);
      const syllables = /^[가-힣]*/.exec(first)?.[0] ?? '';
      if (syllables !== '')
        expect(searchRank(text, searchWords(initialsOf(syllables)))).toBe(SEARCH_PLACE.begins);
      for (const word of rest)
        expect(searchRank(text, searchWords(word))).toBeLessThanOrEqual(SEARCH_PLACE.title);
    }),
  );
});

it('another word never finds more, nor at a better place', () => {
  fc.assert(
    fc.property(searched, texts, texts, (text, q, more) => {
      const [few, many] = [searchWords(q), searchWords(`${q} ${more}`)];
      fc.pre(few.length > 0);
      const [rank, narrow] = [searchRank(text, few), searchRank(text, many)];
      if (rank === null) expect(narrow).toBeNull();
      else if (narrow !== null) expect(narrow).toBeGreaterThanOrEqual(rank);
    }),
  );
});

it('where the title holds all, something of it is marked, and what is nowhere marks nothing', () => {
  fc.assert(
    fc.property(searched, texts, (text, q) => {
      const words = searchWords(q);
      const rank = searchRank(text, words);
      const isMarked = markHits(text.title, q).some(({ isHit }) => isHit);
      if (rank !== null && rank <= SEARCH_PLACE.title) expect(isMarked).toBe(true);
      if (words.length === 1 && rank === null) expect(isMarked).toBe(false);
    }),
  );
});

it('two pieces beside each other are never of one kind', () => {
  fc.assert(
    fc.property(texts, texts, (text, q) => {
      const kinds = markHits(text, q).map(({ isHit }) => isHit);
      expect(kinds.every((isHit, at) => isHit !== kinds[at - 1])).toBe(true);
    }),
  );
});

it('the order of what is given does not matter', () => {
  const entries = fc.uniqueArray(
    fc.record({
      id: fc.nat(20).map(String),
      text: searched,
      freshOn: fc.constantFrom('20261120', '20261121'),
      isOver: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(entries, texts, (all, q) => {
      expect(foundInOrder(all.toReversed(), q)).toEqual(foundInOrder(all, q));
    }),
  );
});

it('an address asks for what it was made of', () => {
  const addresses: fc.Arbitrary<SearchAddress> = fc.record({
    q: fc.string({ unit: 'grapheme' }).map((q) => q.replaceAll('\0', '').trim()),
    tab: fc.constantFrom(...Object.values(SEARCH_TAB)),
  });
  roundTrips(addresses, searchTo, searchFrom);
  expect(searchFrom('?kind=other&q=%20a%20')).toEqual({ q: 'a', tab: 'all' });
  expect(searchFrom(`?kind=place&q=%00${'가'.repeat(200)}`)).toEqual({
    q: '가'.repeat(LONGEST_SEARCH),
    tab: 'place',
  });
});

it('searches of a device are few, each once, whatever is stored', () => {
  fc.assert(
    fc.property(fc.array(anyText), anyText, (list, q) => {
      const kept = parseRecentSearches(JSON.stringify(list));
      const after = addRecentSearch(kept, q);
      expect(new Set(after).size).toBe(after.length);
      expect(after.length).toBeLessThanOrEqual(10);
    }),
  );
  expect(addRecentSearch(['월세', '전세'], ' 전세 ')).toEqual(['전세', '월세']);
  expect(addRecentSearch(['월세'], ' ')).toEqual(['월세']);
  expect(addRecentSearch(['월세'], '가'.repeat(101))).toEqual(['월세']);
  expect(parseRecentSearches('{"a":1}')).toEqual([]);
  expect(parseRecentSearches('["월세", null, {}, "월세"]')).toEqual(['월세']);
  expect(parseRecentSearches(null)).toEqual([]);
});
