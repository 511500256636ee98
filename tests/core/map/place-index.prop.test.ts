import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres, initialsOf, matchRank, PlaceIndex, type LatLng, type Place } from '#core';
import { SMALL_COUNTRY } from '../../support/small-country';

const inside = SMALL_COUNTRY.filter(({ detail }) => detail !== '');
const anyInside = fc.constantFrom(...inside);
const anyView = fc.record({
  center: fc.record({
    lat: fc.double({ min: 33, max: 39, noNaN: true }),
    lng: fc.double({ min: 125, max: 130, noNaN: true }),
  }),
  level: fc.integer({ min: 1, max: 14 }),
});
/** Looking at one of them closely. */
const nearOne = (places: readonly Place[]) =>
  fc.constantFrom(...places).map(({ lat, lng }) => ({ center: { lat, lng }, level: 5 }));
const dong = (name: string, at: number, { lat, lng }: LatLng): Place => ({
  id: `same-${at}`,
  kind: 'area',
  name,
  lat,
  lng,
  level: 5,
  lines: [],
  detail: `서울 ${'가나다라마바사아자차카타'.charAt(at % 12)}구`,
});
const parentOf = ({ detail }: Place) => detail.split(' ').at(-1) ?? '';

describe('every place is found', () => {
  it('by its whole name, first of all that is called so', () => {
    const index = new PlaceIndex(SMALL_COUNTRY);
    for (const place of SMALL_COUNTRY) {
      const [first] = index.search(`${place.detail} ${place.name}`, 20);
      expect(first).toEqual(place);
    }
  });

  it('by its name, its initials and what it begins with, wherever the person looks', () => {
    const index = new PlaceIndex(SMALL_COUNTRY);
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
    const index = new PlaceIndex(SMALL_COUNTRY);
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
    // Each way to match 신, 신내 and their initials, many times over and all over the country.
    const names = ['신동', '신내동', '새신동', '산내동', '다산동', '수나동', '가신내동', '하동'];
    const all = Array.from({ length: 40 }, (_, at) =>
      dong(names[at % names.length] ?? '', at, {
        lat: 33.5 + ((at * 7) % 40) / 8,
        lng: 126 + ((at * 11) % 40) / 10,
      }),
    );
    const spread = new PlaceIndex(all);
    const queries = fc.constantFrom('신', 'ㅅ', '신내', 'ㅅㄴ', '신동', 'ㄷ');
    const limits = fc.integer({ min: 1, max: all.length });
    fc.assert(
      fc.property(queries, fc.option(nearOne(all)), limits, (query, view, limit) => {
        const rankOf = (place: Place) => matchRank(place.name, query) ?? Infinity;
        const best = all
          .map(rankOf)
          .filter(Number.isFinite)
          .sort((a, b) => a - b);
        expect(new Set(best).size).toBeGreaterThan(1);
        expect(spread.search(query, limit, view).map(rankOf)).toEqual(best.slice(0, limit));
      }),
    );
  });

  it('puts the nearest first among places of one name and kind', () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      dong('새동', at, { lat: 34 + at * 0.3, lng: 126.5 + ((at * 5) % 12) * 0.2 }),
    );
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
