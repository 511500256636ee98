import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBookmark,
  ITEM_TYPE,
  parseBookmarks,
  putBackBookmark,
  removeBookmark,
  storedBookmarks,
  ZZIM_LIMIT,
  type Bookmark,
} from '#core';

const anyId = fc.integer({ min: 1, max: 260 }).map(String);
const anyBookmark: fc.Arbitrary<Bookmark> = fc.record({
  TARGET_CD: fc.constant(ITEM_TYPE.RENTAL),
  TARGET_ID: anyId,
  DATE: fc.nat(),
});
/** As a device has it: newest first, a notice once. */
const anyList = fc
  .uniqueArray(anyBookmark, { maxLength: ZZIM_LIMIT, selector: ({ TARGET_ID }) => TARGET_ID })
  .map((list) => list.toSorted((a, b) => b.DATE - a.DATE));
const ids = (list: readonly Bookmark[]) => list.map(({ TARGET_ID }) => TARGET_ID);

describe('the kept notices', () => {
  it('have the one that was added in front, once, and lose only the oldest', () => {
    fc.assert(
      fc.property(anyList, anyBookmark, (list, added) => {
        const others = list.filter(({ TARGET_ID }) => TARGET_ID !== added.TARGET_ID);
        expect(addBookmark(list, added)).toEqual([added, ...others].slice(0, ZZIM_LIMIT));
      }),
    );
  });

  it('lose nothing but the one that was removed', () => {
    fc.assert(
      fc.property(anyList, anyId, (list, id) => {
        expect(ids(removeBookmark(list, id))).toEqual(ids(list).filter((other) => other !== id));
      }),
    );
  });

  it('have one that was put back where it was', () => {
    const withOne = anyList.filter((list) => list.length > 0);
    fc.assert(
      fc.property(withOne, fc.nat(), (list, at) => {
        const one = list[at % list.length] as Bookmark;
        const back = putBackBookmark(removeBookmark(list, one.TARGET_ID), one);
        expect(back).toHaveLength(list.length);
        expect(new Set(ids(back))).toEqual(new Set(ids(list)));
        expect(back.map(({ DATE }) => DATE)).toEqual(list.map(({ DATE }) => DATE));
      }),
    );
  });

  it('are read as they were stored', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(parseBookmarks(storedBookmarks(list))).toEqual(list);
      }),
    );
  });

  it('are read out of anything without an error', () => {
    const anything = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(anything, (stored) => {
        for (const one of parseBookmarks(stored)) {
          expect(one.TARGET_CD).toBe(ITEM_TYPE.RENTAL);
          expect(one.TARGET_ID).not.toBe('');
        }
      }),
    );
  });
});
