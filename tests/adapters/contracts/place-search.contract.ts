import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place, PlaceSearch } from '#core';
import { PLACES } from '../../support/places';

export interface OpenedPlaces {
  readonly search: PlaceSearch;
  close(): Promise<void>;
}

const MANY: readonly Place[] = Array.from({ length: 25 }, (_, index) => ({
  id: `area-many-${index}`,
  kind: 'area' as const,
  name: `여럿${index}동`,
  detail: '부산 북구',
  lat: 35.2,
  lng: 129,
  level: 6,
  lines: [],
}));

/** What every {@link PlaceSearch} promises. */
export function placeSearchContract(
  name: string,
  open: (places: readonly Place[]) => Promise<OpenedPlaces>,
): void {
  describe(`PlaceSearch: ${name}`, () => {
    let opened: OpenedPlaces;
    beforeAll(async () => {
      opened = await open([...PLACES, ...MANY]);
    });
    afterAll(() => opened.close());
    const names = async (query: string) =>
      (await opened.search.search(query)).map((place) => place.name);

    test('the name itself comes first', async () => {
      expect((await names('신림역'))[0]).toBe('신림역');
      expect((await names('신림')).sort()).toEqual(['신림동', '신림역']);
    });

    test('initial consonants are enough', async () => {
      expect(await names('ㅅㄹㅇ')).toEqual(['신림역']);
      expect(await names('ㅅㅇㄷㅎㄱ')).toEqual(['서울대학교']);
    });

    test('a place is answered whole', async () => {
      expect(await opened.search.search('서울대학교')).toEqual([PLACES[2]]);
      expect((await opened.search.search('신림역'))[0]).toEqual(PLACES[0]);
    });

    test('at most twenty are answered', async () => {
      expect(await names('여럿')).toHaveLength(20);
    });

    test.each(['', '   ', '없는곳이름', '%', "'", '\\', 'a'.repeat(300)])(
      'nothing is found for %j',
      async (query) => {
        expect(await names(query)).toEqual([]);
      },
    );

    test('a cancelled call rejects with an AbortError', async () => {
      const cancelled = opened.search.search('신림', AbortSignal.abort());
      await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
