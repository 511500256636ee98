import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AppError,
  COUNTRY,
  distanceMetres,
  EMPTY_FILTER,
  fromMiddle,
  legalRatePercent,
  MOST_INSTEAD,
  MOST_MARKS,
  pixelDistance,
  recommendedPoints,
  seoulDay,
  similarHouses,
  type HouseSearch,
  type HouseSort,
  type HouseSummary,
  type LatLng,
} from '#core';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { NOW } from '../../support/app-deps';
import { houseRecord, houseRecords } from '../../support/house-records';

/** A way to search the houses that it was given. */
export interface OpenedHouses {
  readonly search: HouseSearch;
  /** The id under which a listing is kept. */
  idOf(listingNumber: string): Promise<string>;
  close(): Promise<void>;
}

/** A box that holds all of {@link houseRecords}. */
export const BOUNDS = { swLat: 37.4, swLng: 126.9, neLat: 37.6, neLng: 127.1 };
const SAME_PLACE = { lat: 37.55, lng: 127.05 };
/** A dong with few houses, one beside it in its 시·군·구 and one elsewhere in its 시·도. */
const BUSAN = ['2635010500', '2635010500', '2635010600', '2611010100'].map((dongliCode, index) =>
  houseRecord({
    id: `D${index}`,
    listingNumber: `B-${index}`,
    lat: 37.5,
    lng: 127 + index * 0.002,
    monthly: 50 + 3 * index,
    address: { dongliCode, sido: '부산광역시', sigungu: '해운대구', dong: '우동' },
  }),
);
const OPEN = [
  ...houseRecords(60),
  ...['A', 'B', 'C'].map((name) => houseRecord({ ...SAME_PLACE, id: name, listingNumber: name })),
  ...BUSAN,
];
const FAR = houseRecord({ id: 'far', listingNumber: 'FAR', lat: 35.1, lng: 129.0 });
const SOLD = houseRecord({ id: 'sold', listingNumber: 'SOLD', status: 'SOLD' });
const HIDDEN = houseRecord({ id: 'hidden', listingNumber: 'HIDDEN', status: 'HIDDEN' });
const RECORDS: readonly HouseRecord[] = [...OPEN, FAR, SOLD, HIDDEN];

const ask = (given: { sort?: HouseSort; limit?: number } = {}) => ({
  bounds: BOUNDS,
  filter: EMPTY_FILTER,
  sort: 'recommended' as const,
  limit: 100,
  cursor: null,
  ...given,
});
const placeOf = ({ lat, lng }: LatLng) => `${lat.toFixed(5)},${lng.toFixed(5)}`;
const sorted = (items: readonly LatLng[]) => items.map(placeOf).sort();

const rate = legalRatePercent(seoulDay(NOW)) / 100;
/** Above every fee that there is: ads without one come last, by their price. */
const UNKNOWN = 10 ** 9;
const price = ({ deposit, monthly }: HouseRecord) =>
  Math.floor((deposit * 10_000 * rate) / 12) + monthly * 10_000;
/** What an order goes by, and where of equals the later house stands. */
const KEYS: readonly [HouseSort, (house: HouseRecord) => number, 'first' | 'last'][] = [
  ['newest', ({ postedAt }) => -Date.parse(postedAt), 'first'],
  ['price', price, 'last'],
  ['area', ({ area }) => -area, 'first'],
  ['cost', (house) => price(house) + (house.maintenance?.fee ?? UNKNOWN) * 10_000, 'last'],
];

/** What every {@link HouseSearch} promises. */
export function houseSearchContract(
  name: string,
  open: (records: readonly HouseRecord[]) => Promise<OpenedHouses>,
): void {
  describe(`HouseSearch: ${name}`, () => {
    let opened: OpenedHouses;
    let search: HouseSearch;
    beforeAll(async () => {
      opened = await open(RECORDS);
      ({ search } = opened);
    });
    afterAll(() => opened.close());
    const listingsOf = async (items: readonly HouseSummary[]) => {
      const found = await Promise.all(items.map(({ id }) => search.one(id)));
      return found.map((house) => house?.listingNumber);
    };

    test('pages lose nothing and repeat nothing', async () => {
      const found: HouseSummary[] = [];
      let cursor: string | null = null;
      do {
        const page = await search.list({ ...ask({ limit: 9 }), cursor });
        expect(page.total).toBe(OPEN.length);
        expect(page.items.length).toBeLessThanOrEqual(9);
        found.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      expect(sorted(found)).toEqual(sorted(OPEN));
      expect(new Set(found.map(({ id }) => id)).size).toBe(OPEN.length);
    });

    test.each(KEYS)('orders by %s', async (sort, key, later) => {
      const { items } = await search.list(ask({ sort }));
      const order = [...OPEN.keys()].sort((a, b) => (later === 'first' ? b - a : a - b));
      const expected = order
        .flatMap((index) => OPEN[index] ?? [])
        .sort((a, b) => key(a) - key(b))
        .map(({ listingNumber }) => listingNumber);
      expect(await listingsOf(items)).toEqual(expected);
    });

    test.each([1, 3, 5, 8, 14])('marks of level %i are apart and complete', async (level) => {
      const { marks, total } = await search.marks({ bounds: BOUNDS, level, filter: EMPTY_FILTER });
      expect(marks.length).toBeLessThanOrEqual(MOST_MARKS);
      const counts = marks.map((mark) => (mark.kind === 'cluster' ? mark.count : 1));
      expect(counts.reduce((sum, each) => sum + each, 0)).toBe(total);
      for (const [index, mark] of marks.entries())
        for (const other of marks.slice(index + 1))
          expect(pixelDistance(mark, other, level)).toBeGreaterThanOrEqual(44);
    });

    test.each([
      ['wider than the world', { swLat: 33, swLng: 120, neLat: 90, neLng: 190 }, OPEN.length + 1],
      ['at its origin', { swLat: 0, swLng: -1e-7, neLat: 1e-7, neLng: 2e-7 }, 0],
    ])('a box %s is answered', async (_, bounds, total) => {
      const [list, map, tally] = await Promise.all([
        search.list({ ...ask(), bounds }),
        search.marks({ bounds, level: 14, filter: EMPTY_FILTER }),
        search.tally({ bounds, filter: EMPTY_FILTER }),
      ]);
      expect([list.total, map.total, tally.total]).toEqual([total, total, total]);
    });

    test('houses at one place are one cluster, however close the map is', async () => {
      const { lat, lng } = SAME_PLACE;
      const bounds = {
        swLat: lat - 0.001,
        swLng: lng - 0.001,
        neLat: lat + 0.001,
        neLng: lng + 0.001,
      };
      const { marks } = await search.marks({ bounds, level: 1, filter: EMPTY_FILTER });
      expect(marks).toMatchObject([{ kind: 'cluster', count: 3 }]);
    });

    test('answers what is let, but nothing withdrawn, missing or impossible', async () => {
      const sold = await search.one(await opened.idOf('SOLD'));
      expect(sold).toMatchObject({ status: 'SOLD', listingNumber: 'SOLD' });
      expect(await search.one(await opened.idOf('HIDDEN'))).toBeNull();
      for (const id of ['999999', '없는 집', 'a/b', '%', '..', ''])
        expect(await search.one(id)).toBeNull();
    });

    test('orders what is recommended by its points', async () => {
      const { items } = await search.list(ask({ sort: 'recommended' }));
      const points = (house: HouseRecord) =>
        recommendedPoints(house, { now: NOW, away: fromMiddle(house, BOUNDS) });
      const expected = OPEN.map((house, index) => ({ house, index }))
        .sort((a, b) => points(b.house) - points(a.house) || b.index - a.index)
        .map(({ house }) => house.listingNumber);
      expect(await listingsOf(items)).toEqual(expected);
      expect(new Set(OPEN.map(points)).size).toBeGreaterThan(10);
    });

    test('similar houses are open others, as the core chooses them', async () => {
      const models = [...OPEN.filter((_, index) => index % 9 === 0), FAR, SOLD];
      const onOffer = [...OPEN, FAR].map((house, index) => ({ ...house, id: String(index + 1) }));
      for (const model of models) {
        const own = onOffer.find(({ listingNumber }) => listingNumber === model.listingNumber);
        const expected = similarHouses(own ?? model, onOffer);
        const found = await search.similar(await opened.idOf(model.listingNumber));
        expect(await listingsOf(found)).toEqual(expected.map(({ listingNumber }) => listingNumber));
      }
      expect(await search.similar('999999')).toEqual([]);
    });

    test('in place of a house stand the open others of its dong, the recommended ones', async () => {
      const few = await search.instead(await opened.idOf('B-0'));
      expect(few.dong).toEqual(BUSAN[0]?.address);
      expect(await listingsOf(few.houses)).toEqual(['B-1']);

      const dong = houseRecord().address;
      const filter = { ...EMPTY_FILTER, dongliCode: dong.dongliCode };
      const { items } = await search.list({ ...ask(), filter, bounds: COUNTRY });
      for (const { id } of items.slice(0, 3)) {
        const others = items.filter((house) => house.id !== id).slice(0, MOST_INSTEAD);
        expect(await search.instead(id)).toEqual({ dong, houses: others });
      }
    });

    test('in place of a let or hidden house, too, and of one that nobody knows, of any dong', async () => {
      const [sold, hidden] = await Promise.all(
        ['SOLD', 'HIDDEN'].map(async (name) => search.instead(await opened.idOf(name))),
      );
      expect(sold).toEqual(hidden);
      expect(hidden?.dong).toEqual(HIDDEN.address);
      expect(hidden?.houses).toHaveLength(MOST_INSTEAD);
      const unknown = await search.instead('999999');
      expect(unknown.dong).toBeNull();
      expect(unknown.houses).toHaveLength(MOST_INSTEAD);
    });

    test('the nearest come first, wherever they are', async () => {
      const at = { lat: 35.2, lng: 128.9 };
      const found = await search.nearest({ at, filter: EMPTY_FILTER, limit: 5 });
      expect(found).toHaveLength(5);
      expect(placeOf(found[0] ?? at)).toBe(placeOf(FAR));
      const away = found.map((house) => distanceMetres(at, house));
      expect(away).toEqual([...away].sort((a, b) => a - b));
    });

    test('at the edge of the world the nearest are still the nearest', async () => {
      for (const at of [
        { lat: 1e-7, lng: -1e-7 },
        { lat: 85, lng: 185 },
      ]) {
        expect(await search.nearest({ at, filter: EMPTY_FILTER, limit: 3 })).toHaveLength(3);
        expect(await search.lately({ at, news: 'new-today', limit: 3 })).toEqual([]);
      }
    });

    test('a cursor that was never given is refused by name', async () => {
      const asked = search.list({ ...ask(), cursor: 'never-given' });
      await expect(asked).rejects.toBeInstanceOf(AppError);
      await expect(asked).rejects.toMatchObject({ kind: 'refused', field: 'cursor' });
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const cancel = new AbortController();
      const asked = search.list(ask(), cancel.signal);
      cancel.abort();
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
      await expect(search.one('1', cancel.signal)).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
