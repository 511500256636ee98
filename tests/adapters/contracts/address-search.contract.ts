import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAddresses, MOST_ADDRESSES, type AddressCandidate, type AddressSearch } from '#core';
import { ADDRESSES, anAddress } from '../../support/addresses';

interface OpenedAddresses {
  readonly search: AddressSearch;
  close(): Promise<void>;
}

/** Buildings at one road that begins in two cities, more of them than are answered. */
const STREET: readonly AddressCandidate[] = Array.from({ length: 60 }, (_, at) =>
  anAddress({
    road: `${at % 3 === 0 ? '부산광역시 중구' : '서울특별시 관악구'} 한칸로${(at % 4) + 9}길 ${(at * 7) % 50}-${at % 5}`,
    sido: at % 3 === 0 ? '부산광역시' : '서울특별시',
    sigungu: at % 3 === 0 ? '중구' : '관악구',
    lot: `신림동 ${1999 - (at % 7)}-${at}`,
    building: at % 2 === 0 ? `가온빌 ${at}차` : null,
    zip: at % 2 === 0 ? '08799' : '08798',
  }),
);
const ALL = [...ADDRESSES, ...STREET];

/** What people type of these: pieces of them, in any order. */
const PIECES =
  '서울,부산,관악구,중구,한칸로,한칸로12길,12길,신림로,신림동,신림,340,12-4,7,산,1996-3,가온빌,가온,08799,203호,(,-, ';
const typed = fc.oneof(
  fc
    .array(fc.constantFrom(...PIECES.split(',')), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 85 }),
);

/** What every {@link AddressSearch} promises. `open` makes one that knows these buildings only. */
export function addressSearchContract(
  name: string,
  open: (addresses: readonly AddressCandidate[]) => Promise<OpenedAddresses>,
): void {
  describe(`AddressSearch: ${name}`, () => {
    let opened: OpenedAddresses;
    beforeAll(async () => {
      opened = await open(ALL);
    });
    afterAll(() => opened.close());
    const roads = async (query: string) =>
      (await opened.search.find(query)).map(({ road }) => road);

    test('a building is answered whole', async () => {
      expect((await opened.search.find('서울 신림로 340'))[0]).toEqual(ADDRESSES[0]);
      expect(await opened.search.find('세종로 1-68')).toEqual(
        ADDRESSES.filter(({ lot }) => lot === '세종로 1-68'),
      );
    });

    test('the number itself comes first, then the nearest', async () => {
      expect(await roads('서울 신림로 340')).toEqual([
        '서울특별시 관악구 신림로 340',
        '서울특별시 관악구 신림로 340-1',
        '서울특별시 관악구 신림로 338',
        '서울특별시 관악구 신림로 342',
        '서울특별시 관악구 신림로 12',
      ]);
    });

    test('whatever is asked, the same is found in the same order', async () => {
      await fc.assert(
        fc.asyncProperty(typed, async (query) => {
          const found = await opened.search.find(query);
          expect(found).toEqual(findAddresses(ALL, query));
          expect(found.length).toBeLessThanOrEqual(MOST_ADDRESSES);
        }),
        { numRuns: 60 },
      );
    });

    test.each(['', '   ', '없는로 12', '%', "'", '\\', '_', '\0', '\ud800', '가'.repeat(300)])(
      'nothing is found for %j',
      async (query) => {
        expect(await opened.search.find(query)).toEqual([]);
      },
    );

    test('a cancelled call rejects with an AbortError', async () => {
      const cancelled = opened.search.find('신림로', AbortSignal.abort());
      await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
