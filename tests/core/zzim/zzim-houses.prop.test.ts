import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addZzim,
  DEAL_TYPE,
  ITEM_TYPE,
  parseZzimHouses,
  putBackZzim,
  removeZzim,
  storedZzimHouses,
  ZZIM_LIMIT,
  type ZzimHouse,
} from '#core';

const anyId = fc.integer({ min: 1, max: 260 }).map(String);
const anyHouse: fc.Arbitrary<ZzimHouse> = fc.record({
  TARGET_CD: fc.constant(ITEM_TYPE.HOUSE),
  TARGET_ID: anyId,
  DATE: fc.nat(),
  KEPT: fc.record({
    status: fc.constantFrom('OPEN', 'SOLD'),
    dealType: fc.constantFrom(...Object.values(DEAL_TYPE)),
    deposit: fc.nat(),
    monthly: fc.nat(),
    maintenance: fc.option(fc.nat()),
  }),
});
/** As a device has it: newest first, a house once. */
const anyList = fc
  .uniqueArray(anyHouse, { maxLength: ZZIM_LIMIT, selector: ({ TARGET_ID }) => TARGET_ID })
  .map((list) => list.toSorted((a, b) => b.DATE - a.DATE));
const ids = (list: readonly ZzimHouse[]) => list.map(({ TARGET_ID }) => TARGET_ID);

describe('the kept houses', () => {
  it('have the one that was added in front, once, and lose only the oldest', () => {
    fc.assert(
      fc.property(anyList, anyHouse, (list, house) => {
        const others = list.filter(({ TARGET_ID }) => TARGET_ID !== house.TARGET_ID);
        expect(addZzim(list, house)).toEqual([house, ...others].slice(0, ZZIM_LIMIT));
      }),
    );
  });

  it('lose nothing but the one that was removed', () => {
    fc.assert(
      fc.property(anyList, anyId, (list, id) => {
        expect(ids(removeZzim(list, id))).toEqual(ids(list).filter((other) => other !== id));
      }),
    );
  });

  it('have one that was put back where it was', () => {
    const withOne = anyList.filter((list) => list.length > 0);
    fc.assert(
      fc.property(withOne, fc.nat(), (list, at) => {
        const house = list[at % list.length] as ZzimHouse;
        const back = putBackZzim(removeZzim(list, house.TARGET_ID), house);
        expect(back).toHaveLength(list.length);
        expect(new Set(ids(back))).toEqual(new Set(ids(list)));
        expect(back.map(({ DATE }) => DATE)).toEqual(list.map(({ DATE }) => DATE));
        expect(putBackZzim(back, house)).toHaveLength(list.length);
      }),
    );
  });

  it('are never more than there is room for', () => {
    fc.assert(
      fc.property(fc.array(anyHouse, { maxLength: 400 }), anyHouse, (all, house) => {
        const kept = parseZzimHouses(storedZzimHouses(all));
        for (const list of [kept, addZzim(kept, house), putBackZzim(kept, house)]) {
          expect(list.length).toBeLessThanOrEqual(ZZIM_LIMIT);
          expect(new Set(ids(list)).size).toBe(list.length);
        }
      }),
    );
  });

  it('come out of storage as they went in', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(parseZzimHouses(storedZzimHouses(list))).toEqual(list);
      }),
    );
  });

  it('survive any rubbish in storage', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .array(fc.dictionary(fc.constantFrom('TARGET_ID', 'KEPT', 'DATE'), fc.jsonValue()))
        .map((entries) => JSON.stringify({ entries })),
    );
    fc.assert(
      fc.property(fc.option(anything), anyHouse, (stored, house) => {
        const read = parseZzimHouses(stored);
        expect(parseZzimHouses(storedZzimHouses(read))).toEqual(read);
        expect(addZzim(read, house)[0]).toEqual(house);
      }),
    );
  });
});
