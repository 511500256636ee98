import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findAddresses,
  fitsReading,
  markAddress,
  MOST_ADDRESSES,
  readAddress,
  readAddressQuery,
  shortRoadLine,
  shortSido,
} from '#core';
import { ADDRESSES, anAddress } from '../../support/addresses';

const PIECES =
  '서울,관악구,신림로,신림,3길,340,12-4,신림동,산,가온빌,-,(, ,  ,203호,08754,와우리,하우스,％,길,동';
const pieces = fc.constantFrom(...PIECES.split(','));
const typed = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(' ')),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ unit: 'grapheme', maxLength: 90 }),
);

/** A building with all names and numbers that one may have. */
const aBuilding = fc
  .record({
    road: fc.constantFrom('신림로', '신림로3길', '봉천로12가길', '관악대로', '와우안길'),
    lot: fc.constantFrom('신림동', '상도1동', '당산동5가', '와우리'),
    main: fc.integer({ min: 1, max: 99_999 }),
    sub: fc.integer({ min: 0, max: 99 }),
    area: fc.constantFrom(
      ['서울특별시', '관악구'],
      ['경기도', '수원시 영통구'],
      ['세종특별자치시', ''],
    ),
  })
  .map(({ road, lot, main, sub, area: [sido = '', sigungu = ''] }) => {
    const number = sub === 0 ? String(main) : `${main}-${sub}`;
    const places = [sido, sigungu].filter((part) => part !== '');
    const address = anAddress({
      road: [...places, road, number].join(' '),
      lot: `${lot} ${number}`,
      sido,
      sigungu,
      dong: lot,
    });
    return { address, road, lot, number };
  });

describe('the search of addresses', () => {
  it('throws for nothing that is typed, and reads it the same whatever form it has', () => {
    fc.assert(
      fc.property(typed, (query) => {
        const readings = readAddressQuery(query);
        for (const form of ['NFC', 'NFD'] as const)
          expect(readAddressQuery(query.normalize(form))).toEqual(readings);
      }),
    );
  });

  it('looks for letters and digits alone', () => {
    fc.assert(
      fc.property(typed, (query) => {
        for (const { name, areas } of readAddressQuery(query))
          for (const text of [name, ...areas]) expect(text).toMatch(/^[\p{L}\p{N}]*$/u);
      }),
    );
  });

  it('answers only what fits, each building once, and no more than promised', () => {
    fc.assert(
      fc.property(typed, (query) => {
        const found = findAddresses(ADDRESSES, query);
        expect(found.length).toBeLessThanOrEqual(MOST_ADDRESSES);
        expect(new Set(found).size).toBe(found.length);
        const readings = readAddressQuery(query);
        for (const address of found) {
          const read = readAddress(address);
          expect(read !== null && readings.some((one) => fitsReading(read.keys, one))).toBe(true);
        }
      }),
    );
  });

  it('finds a building first by its road, its lot, with or without spaces and what it lies in', () => {
    fc.assert(
      fc.property(aBuilding, ({ address, road, lot, number }) => {
        const others = [
          ...ADDRESSES,
          anAddress({ road: '부산광역시 중구 다른로 1', lot: '다른동 1' }),
        ];
        const area = [shortSido(address.sido), address.sigungu].join(' ').trim();
        for (const query of [
          address.road,
          shortRoadLine(address),
          `${area} ${lot} ${number}`,
          `${area} ${road}${number}`,
          `${area} ${lot}${number}번지`,
          `${address.zip} ${address.road} (${lot}, 가온빌) 101동 203호`,
        ]) {
          const same = others.filter(
            (other) => other.road === address.road || other.lot === address.lot,
          );
          const [first] = findAddresses([address, ...others], query);
          expect([address, ...same], query).toContain(first);
        }
      }),
    );
  });

  it('orders numbers by how far they are', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 400 }), (mains, asked) => {
        const street = mains.map((main) => anAddress({ road: `서울특별시 관악구 신림로 ${main}` }));
        const far = findAddresses(street, `신림로 ${asked}`).map(({ road }) =>
          Math.abs(Number(road.split(' ').at(-1)) - asked),
        );
        const nearest = mains
          .map((main) => Math.abs(main - asked))
          .sort((one, other) => one - other);
        expect(far).toEqual(nearest.slice(0, MOST_ADDRESSES));
      }),
    );
  });

  it('marks without changing a text', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(...ADDRESSES), (query, address) => {
        const marked = markAddress(address, query);
        const joined = Object.entries(marked).map(([part, texts]) => [
          part,
          (texts as { readonly text: string }[]).map(({ text }) => text).join(''),
        ]);
        expect(Object.fromEntries(joined)).toEqual({
          road: shortRoadLine(address),
          lot: address.lot,
          building: address.building ?? '',
          zip: address.zip,
        });
        const isFound = findAddresses([address], query).length === 1;
        const hits = Object.values(
          marked as unknown as Record<string, { isHit: boolean }[]>,
        ).flat();
        expect(hits.some(({ isHit }) => isHit)).toBe(isFound);
      }),
    );
  });
});
