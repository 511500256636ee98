import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBookmark,
  BOOKMARK_KIND,
  bookmarkKind,
  bookmarkOf,
  parseBookmarks,
  putBackBookmark,
  removeBookmark,
  storedBookmarks,
  ZZIM_LIMIT,
  type Bookmark,
} from '#core';

const anyId = fc.integer({ min: 1, max: 260 }).map(String);
const anyKind = fc.constantFrom(...Object.values(BOOKMARK_KIND));
const anyBookmark = fc.tuple(anyKind, anyId, fc.nat()).map((made) => bookmarkOf(...made));
const keyOf = (one: Bookmark) => `${bookmarkKind(one)} ${one.TARGET_ID}`;
/** As a device has it: newest first, each once. */
const anyList = fc
  .uniqueArray(anyBookmark, { maxLength: 3 * ZZIM_LIMIT, selector: keyOf })
  .map((list) => list.toSorted((a, b) => b.DATE - a.DATE))
  .filter((list) =>
    Object.values(BOOKMARK_KIND).every(
      (kind) => list.filter((one) => bookmarkKind(one) === kind).length <= ZZIM_LIMIT,
    ),
  );
const keys = (list: readonly Bookmark[]) => list.map(keyOf);

describe('the kept notices', () => {
  it('have the one that was added in front, once, and lose only the oldest', () => {
    fc.assert(
      fc.property(anyList, anyBookmark, (list, added) => {
        const others = list.filter((one) => keyOf(one) !== keyOf(added));
        const alike = others.filter((one) => bookmarkKind(one) === bookmarkKind(added));
        const lost = alike.slice(ZZIM_LIMIT - 1);
        expect(addBookmark(list, added)).toEqual([
          added,
          ...others.filter((one) => !lost.includes(one)),
        ]);
      }),
    );
  });

  it('lose nothing but the one that was removed', () => {
    fc.assert(
      fc.property(anyList, anyKind, anyId, (list, kind, id) => {
        const rest = keys(list).filter((key) => key !== `${kind} ${id}`);
        expect(keys(removeBookmark(list, kind, id))).toEqual(rest);
      }),
    );
  });

  it('have one that was put back where it was', () => {
    const withOne = anyList.filter((list) => list.length > 0);
    fc.assert(
      fc.property(withOne, fc.nat(), (list, at) => {
        const one = list[at % list.length] as Bookmark;
        const back = putBackBookmark(removeBookmark(list, bookmarkKind(one), one.TARGET_ID), one);
        expect(back).toHaveLength(list.length);
        expect(new Set(keys(back))).toEqual(new Set(keys(list)));
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
          expect(Object.values(BOOKMARK_KIND)).toContain(bookmarkKind(one));
          expect(one.TARGET_ID).not.toBe('');
        }
      }),
    );
  });
});
