import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEAL_TYPE, MOST_SIMILAR, similarHouses, type ComparedHouse } from '#core';

const SILLIM = '1162010200';
const BONGCHEON = '1162010100';
const NOWON = '1135010500';
const HAEUNDAE = '2635010500';

const MODEL: ComparedHouse = {
  id: '0',
  lat: 37.4842,
  lng: 126.9297,
  dealType: 'MONTH_RENT',
  deposit: 1_000,
  monthly: 50,
  address: { dongliCode: SILLIM },
};
const like = (id: string, given: Partial<ComparedHouse> = {}): ComparedHouse => ({
  ...MODEL,
  id,
  ...given,
});
const inDong = (dongliCode: string) => ({ address: { dongliCode } });
const idsOf = (houses: readonly ComparedHouse[]) => houses.map(({ id }) => id);

describe('similar houses', () => {
  it('come from the same dong, then the same 시·군·구, then the same 시·도, and from nowhere else', () => {
    const houses = [
      like('far', inDong(HAEUNDAE)),
      like('city', inDong(NOWON)),
      like('gu', inDong(BONGCHEON)),
      like('dong', { monthly: 90, dealType: 'JEONSE' }),
    ];
    expect(idsOf(similarHouses(MODEL, houses))).toEqual(['dong', 'gu', 'city']);
  });

  it('have the same deal type first, then the nearest price, then the nearest place', () => {
    const houses = [
      like('jeonse', { dealType: 'JEONSE' }),
      like('rent', { monthly: 52 }),
      like('deposit', { deposit: 1_199 }),
      like('north', { lat: MODEL.lat + 0.001 }),
      // As many degrees to the east are a fifth less far here.
      like('east', { lng: MODEL.lng + 0.0012 }),
      like('same'),
    ];
    expect(idsOf(similarHouses(MODEL, houses))).toEqual([
      'same',
      'east',
      'north',
      'deposit',
      'rent',
      'jeonse',
    ]);
  });

  it.each<[string, Partial<ComparedHouse>, Partial<ComparedHouse>]>([
    ['deposit', { deposit: 1_100 }, { deposit: 500 }],
    ['rent', { monthly: 55 }, { monthly: 30 }],
    ['latitude', { lat: MODEL.lat + 0.001 }, { lat: MODEL.lat - 0.01 }],
    ['longitude', { lng: MODEL.lng + 0.001 }, { lng: MODEL.lng - 0.01 }],
  ])('are near whichever side of a %s they lie on', (_, near, far) => {
    const houses = [like('far', far), like('near', near)];
    expect(idsOf(similarHouses(MODEL, houses))).toEqual(['near', 'far']);
  });

  it('of equals are those that came first', () => {
    const ids = ['10', '9', '2', '11'];
    expect(
      idsOf(
        similarHouses(
          MODEL,
          ids.map((id) => like(id)),
        ),
      ),
    ).toEqual(['2', '9', '10', '11']);
  });

  const house = fc.record({
    id: fc.nat(999).map(String),
    lat: fc.double({ min: 37.4, max: 37.6, noNaN: true }),
    lng: fc.double({ min: 126.9, max: 127.1, noNaN: true }),
    dealType: fc.constantFrom(...Object.values(DEAL_TYPE)),
    deposit: fc.integer({ min: 0, max: 20 }).map((hundreds) => hundreds * 100),
    monthly: fc.integer({ min: 30, max: 40 }),
    address: fc.constantFrom(SILLIM, BONGCHEON, NOWON, HAEUNDAE).map((code) => ({
      dongliCode: code,
    })),
  });
  const houses = fc.uniqueArray(house, { selector: ({ id }) => id, maxLength: 40, size: 'max' });

  it('are few, others than the house, and the same in whatever order they are looked at', () => {
    fc.assert(
      fc.property(house, houses, (model, all) => {
        const found = similarHouses(model, all);
        expect(found.length).toBeLessThanOrEqual(MOST_SIMILAR);
        expect(idsOf(found)).not.toContain(model.id);
        expect(all).toEqual(expect.arrayContaining(found));
        expect(similarHouses(model, all.toReversed())).toEqual(found);
      }),
    );
  });

  it('are the same from a choice of houses that holds them all', () => {
    fc.assert(
      fc.property(house, houses, houses, (model, all, some) => {
        const found = similarHouses(model, all);
        const ids = new Set(idsOf([...found, ...some]));
        const choice = all.filter(({ id }) => ids.has(id));
        expect(similarHouses(model, choice)).toEqual(found);
      }),
    );
  });

  it('leave nobody out for one of a wider area, of another deal or of a farther price', () => {
    const apart = (a: ComparedHouse, b: ComparedHouse) =>
      Math.abs(a.deposit - b.deposit) + 100 * Math.abs(a.monthly - b.monthly);
    fc.assert(
      fc.property(house, houses, (model, all) => {
        const found = similarHouses(model, all);
        const last = found.at(-1);
        const others = all.filter((one) => one.id !== model.id && !found.includes(one));
        const shares = (one: ComparedHouse, digits: number) =>
          one.address.dongliCode.slice(0, digits) === model.address.dongliCode.slice(0, digits);
        for (const other of others) {
          if (last === undefined || !shares(other, 10)) continue;
          expect(shares(last, 10)).toBe(true);
          if (other.dealType !== model.dealType) continue;
          expect(last.dealType).toBe(model.dealType);
          expect(apart(last, model)).toBeLessThanOrEqual(apart(other, model));
        }
      }),
    );
  });
});
