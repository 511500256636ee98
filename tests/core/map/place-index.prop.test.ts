import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres, initialsOf, matchRank, PlaceIndex, type Place } from '#core';
import { SMALL_COUNTRY } from '../../support/small-country';

const index = new PlaceIndex(SMALL_COUNTRY);
const anyPlace = fc.constantFrom(...SMALL_COUNTRY);
const inside = SMALL_COUNTRY.filter(({ detail }) => detail !== '');
const anyInside = fc.constantFrom(...inside);
const anyView = fc.record({
  center: fc.record({
    lat: fc.double({ min: 33, max: 39, noNaN: true }),
    lng: fc.double({ min: 125, max: 130, noNaN: true }),
  }),
  level: fc.integer({ min: 1, max: 14 }),
});
const parentOf = ({ detail }: Place) => detail.split(' ').at(-1) ?? '';

describe('every place is found', () => {
  it('by its whole name, first of all that is called so', () => {
    for (const place of SMALL_COUNTRY) {
      const [first] = index.search(`${place.detail} ${place.name}`, 20);
      expect(first).toEqual(place);
    }
  });

  it('by its name, its initials and what it begins with, wherever the person looks', () => {
    const typed = anyInside.chain((place) =>
      fc.record({
        place: fc.constant(place),
        letters: fc.integer({ min: Math.min(2, place.name.length), max: place.name.length }),
        isInitials: fc.boolean(),
        gap: fc.constantFrom(' ', '  ', ''),
        view: fc.option(anyView),
      }),
    );
    fc.assert(
      fc.property(typed, ({ place, letters, isInitials, gap, view }) => {
        const part = place.name.slice(0, letters);
        const query = `${parentOf(place)}${isInitials ? ` ${initialsOf(part)}` : gap + part}`;
        expect(index.search(query, 20, view)).toContainEqual(place);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the order', () => {
  it('does not depend on that of the list, and shows each place once', () => {
    const listed = fc.shuffledSubarray([...SMALL_COUNTRY], { minLength: SMALL_COUNTRY.length });
    const queries = fc.constantFrom('신', 'ㅅ', '중구', '남', 'ㄷ', '수원 ㅁ', '서울 중구');
    fc.assert(
      fc.property(listed, queries, fc.option(anyView), (all, query, view) => {
        const found = index.search(query, 20, view);
        expect(new PlaceIndex(all).search(query, 20, view)).toEqual(found);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 40 },
    );
  });

  it('puts a better match first whatever is seen', () => {
    fc.assert(
      fc.property(anyPlace, fc.option(anyView), ({ name }, view) => {
        const ranks = index
          .search(name.slice(0, 2), 20, view)
          // What is as good as the name itself, and former names, are examples of their own.
          .filter((place) => place.kind === 'area' && /[동리]$/.test(place.name))
          .map((place) => matchRank(place.name, name.slice(0, 2)) ?? Infinity);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  it('puts the nearest first among places of one name and kind', () => {
    const many: Place[] = Array.from({ length: 12 }, (_, at) => ({
      id: `same-${at}`,
      kind: 'area',
      name: '새동',
      detail: `서울 ${'가나다라마바사아자차카타'.charAt(at)}구`,
      lat: 34 + at * 0.3,
      lng: 126.5 + ((at * 5) % 12) * 0.2,
      level: 5,
      lines: [],
    }));
    const same = new PlaceIndex(many);
    fc.assert(
      fc.property(anyView, fc.constantFrom('새동', '새', 'ㅅㄷ'), (view, query) => {
        const metres = same
          .search(query, 20, view)
          .map((place) => distanceMetres(view.center, place));
        expect(metres).toHaveLength(many.length);
        expect(metres).toEqual(metres.toSorted((a, b) => a - b));
      }),
    );
  });
});
