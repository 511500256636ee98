import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  comparedPrice,
  distanceMetres,
  MOST_BY_ID,
  priceChange,
  priceLevelOf,
  seoulDay,
  type HouseNews,
  type HouseSearch,
  type LatLng,
} from '#core';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { NOW } from '../../support/app-deps';
import { newsRecords, SILLIM, TODAY } from '../../support/news-records';
import type { OpenedHouses } from './house-search.contract';

const RECORDS: readonly HouseRecord[] = newsRecords(240);
const OPEN = RECORDS.filter(({ status }) => status === 'OPEN');

const isNear = (at: LatLng) => (house: HouseRecord) => distanceMetres(at, house) <= 10_000;
const posted = (house: HouseRecord) => Date.parse(house.postedAt);
const changed = (house: HouseRecord) => Number(house.formerPrice?.changedOn ?? 0);

/** What the port promises, in the core's own words. */
const NEWS: Readonly<
  Record<HouseNews, { is: (house: HouseRecord) => boolean; at: (house: HouseRecord) => number }>
> = {
  'new-today': { is: (house) => seoulDay(posted(house)) === TODAY, at: posted },
  'price-dropped': {
    is: (house) =>
      house.formerPrice !== null &&
      house.formerPrice.changedOn >= '20261021' &&
      priceChange(house, house.formerPrice, TODAY)?.way === 'down',
    at: changed,
  },
};

/** What every {@link HouseSearch} promises of news, of houses by id and of the price level. */
export function houseNewsContract(
  name: string,
  open: (records: readonly HouseRecord[]) => Promise<OpenedHouses>,
): void {
  describe(`HouseSearch, news: ${name}`, () => {
    let opened: OpenedHouses;
    let search: HouseSearch;
    const ids = new Map<string, string>();
    beforeAll(async () => {
      opened = await open(RECORDS);
      ({ search } = opened);
      for (const { listingNumber } of RECORDS)
        ids.set(listingNumber, await opened.idOf(listingNumber));
    });
    afterAll(() => opened.close());
    const idOf = ({ listingNumber }: HouseRecord) => ids.get(listingNumber) ?? '';
    const numbered = (listingNumber: string) => ids.get(listingNumber) ?? '';
    const few = (status: HouseRecord['status'], most: number) =>
      RECORDS.filter((house) => house.status === status).slice(0, most);

    test('the moment of the tests is the day that they name', () => {
      expect(seoulDay(NOW)).toBe(TODAY);
    });

    test.each(['new-today', 'price-dropped'] as const)(
      '%s: what, where and in which order',
      async (news) => {
        const at = fc.record({
          lat: fc.double({ min: 37.3, max: 37.7, noNaN: true }),
          lng: fc.double({ min: 126.7, max: 127.2, noNaN: true }),
        });
        const { is, at: when } = NEWS[news];
        await fc.assert(
          fc.asyncProperty(
            fc.oneof(fc.constant(SILLIM), at),
            fc.integer({ min: 1, max: 30 }),
            async (at, limit) => {
              const found = await search.lately({ news, at, limit });
              const expected = OPEN.filter((house) => is(house) && isNear(at)(house))
                .map((house, index) => ({ house, index }))
                .sort((a, b) => when(b.house) - when(a.house) || b.index - a.index)
                .slice(0, limit)
                .map(({ house }) => idOf(house));
              expect(found.map(({ id }) => id)).toEqual(expected);
            },
          ),
          { numRuns: 25 },
        );
        expect(await search.lately({ news, at: SILLIM, limit: 30 })).not.toHaveLength(0);
        expect(await search.lately({ news, at: { lat: 33.4, lng: 126.5 }, limit: 30 })).toEqual([]);
      },
    );

    test('a former price stands on the card', async () => {
      const [card] = await search.lately({ news: 'price-dropped', at: SILLIM, limit: 1 });
      const house = OPEN.find((one) => idOf(one) === card?.id);
      expect(card?.formerPrice).toEqual(house?.formerPrice);
      expect(card?.formerPrice).not.toBeNull();
      expect((await search.one(card?.id ?? ''))?.formerPrice).toEqual(card?.formerPrice);
    });

    test('houses by id come in the order asked for; what is gone is left out', async () => {
      const [sold, hidden] = [few('SOLD', 2), few('HIDDEN', 1)];
      const asked = [...few('OPEN', 5).reverse(), ...sold, ...hidden];
      const wished = [...asked.map(idOf), '987654321', 'a/b', '없는집', '', ...asked.map(idOf)];
      const found = await search.some(wished);
      expect(found.map(({ id }) => id)).toEqual(
        asked.filter(({ status }) => status !== 'HIDDEN').map(idOf),
      );
      expect(found.map(({ status }) => status)).toContain('SOLD');
      expect(await search.some([])).toEqual([]);
      expect(await search.some(['a/b'])).toEqual([]);
    });

    test('no more houses by id than may be asked for', async () => {
      const many = OPEN.slice(0, MOST_BY_ID + 5).map(idOf);
      const found = await search.some(many);
      expect(found.map(({ id }) => id)).toEqual(many.slice(0, MOST_BY_ID));
    });

    test('the price level is the median of open houses alike, without itself', async () => {
      const seen = RECORDS.filter(({ status }) => status !== 'HIDDEN');
      for (const house of seen.filter((_, index) => index % 4 === 0)) {
        const alike = OPEN.filter(
          (one) =>
            one !== house &&
            one.type === house.type &&
            one.dealType === house.dealType &&
            one.address.dongliCode === house.address.dongliCode,
        );
        expect(await search.priceLevel(idOf(house))).toEqual(
          priceLevelOf(alike.map((one) => comparedPrice(one, TODAY))),
        );
      }
    });

    test('a house that stands alone has nothing to compare with', async () => {
      expect(await search.priceLevel(numbered('ALONE'))).toEqual({ count: 0, median: null });
    });

    test('there is no price level of what is withdrawn, missing or impossible', async () => {
      const [hidden] = few('HIDDEN', 1).map(idOf);
      for (const id of [hidden ?? '', '987654321', 'a/b', '..', ''])
        expect(await search.priceLevel(id)).toBeNull();
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const cancel = AbortSignal.abort();
      const id = numbered('ALONE');
      for (const asked of [
        search.some([id], cancel),
        search.priceLevel(id, cancel),
        search.lately({ news: 'new-today', at: SILLIM, limit: 5 }, cancel),
      ])
        await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
