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

/** Two dongs of one name, and what they lie in. */
const TWINS: readonly Place[] = [
  ['area-namgu', '인천', '미추홀구', 37.46, 126.65],
  ['area-juan', '인천 미추홀구', '신흥동', 37.465, 126.68],
  ['area-sinheung', '경기 성남시 수정구', '신흥동', 37.44, 127.14],
].map(([id, detail, name, lat, lng]) => ({
  id,
  detail,
  name,
  lat,
  lng,
  kind: 'area',
  level: 5,
  lines: [],
})) as Place[];

/** What every {@link PlaceSearch} promises. */
export function placeSearchContract(
  name: string,
  open: (places: readonly Place[]) => Promise<OpenedPlaces>,
): void {
  describe(`PlaceSearch: ${name}`, () => {
    let opened: OpenedPlaces;
    beforeAll(async () => {
      opened = await open([...PLACES, ...MANY, ...TWINS]);
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

    test('what it lies in may stand before it, also as it was called', async () => {
      expect((await names('관악구 신림')).sort()).toEqual(['신림동', '신림역']);
      expect(await names('관악 ㅅㄹㄷ')).toEqual(['신림동']);
      expect(await names('인천 남구')).toEqual(['미추홀구']);
      expect(await opened.search.search('인천 남구 신흥동')).toEqual([TWINS[1]]);
    });

    test('what the person sees comes first among equals', async () => {
      for (const twin of TWINS.slice(1)) {
        const found = await opened.search.search('신흥동', undefined, { center: twin, level: 5 });
        expect(found).toHaveLength(2);
        expect(found[0]).toEqual(twin);
      }
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
