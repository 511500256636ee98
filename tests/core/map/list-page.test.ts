import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LAST_LIST_PAGE,
  LIST_PAGE_SIZE,
  listPageAfter,
  listPageBefore,
  listPageFrom,
  listPageTo,
  stepsToListPage,
} from '#core';
import { anyText } from '../../support/core-values';

const pages = fc.integer({ min: 1, max: LAST_LIST_PAGE });

describe('the page of a list in an address', () => {
  it.each([
    ['', 1],
    ['?dong=1162010200', 1],
    ['?dong=1162010200&page=2', 2],
    ['page=7&dong=1162010200', 7],
    [`?page=${LAST_LIST_PAGE}`, LAST_LIST_PAGE],
    [`?page=${LAST_LIST_PAGE + 1}`, 1],
    ['?page=2&page=3', 2],
  ])('%s is page %i', (search, page) => {
    expect(listPageFrom(search)).toBe(page);
  });

  it.each(['0', '-1', '02', '2.0', '1e1', '٢', '', ' 2', '999999999999999999999', 'two'])(
    'is the first where it says %j',
    (text) => {
      expect(listPageFrom(`?page=${encodeURIComponent(text)}`)).toBe(1);
    },
  );

  it('is never one that there cannot be, whatever the address', () => {
    fc.assert(
      fc.property(anyText, (search) => {
        const page = listPageFrom(search);
        expect(Number.isInteger(page) && page >= 1 && page <= LAST_LIST_PAGE).toBe(true);
      }),
    );
  });

  it('stands behind what else the address says', () => {
    expect(listPageTo('?dong=1162010200&monthlyTo=50', 3)).toBe(
      '?dong=1162010200&monthlyTo=50&page=3',
    );
    expect(listPageTo('?page=3&dong=1162010200&p%61ge=4', 2)).toBe('?dong=1162010200&page=2');
    expect(listPageTo('?page=3', 1)).toBe('');
  });

  it('is read as it was written, and changes nothing else', () => {
    const words = fc.constantFrom('dong=1162010200', 'page=9', 'p=share', '%EA%B0%80=+', '=', '&');
    const searches = fc.array(words).map((parts) => `?${parts.join('&')}`);
    fc.assert(
      fc.property(searches, pages, pages, (search, page, other) => {
        const written = listPageTo(search, page);
        expect(listPageFrom(written)).toBe(page);
        expect(listPageTo(listPageTo(search, other), page)).toBe(written);
        const others = (text: string) =>
          [...new URLSearchParams(text)].filter(([name]) => name !== 'page');
        expect(others(written)).toEqual(others(search));
      }),
    );
  });
});

describe('pages beside one another', () => {
  it('end with the last house', () => {
    expect(listPageAfter(1, LIST_PAGE_SIZE)).toBeNull();
    expect(listPageAfter(1, LIST_PAGE_SIZE + 1)).toBe(2);
    expect(listPageAfter(2, LIST_PAGE_SIZE + 1)).toBeNull();
    expect(listPageAfter(1, 0)).toBeNull();
    expect(listPageAfter(LAST_LIST_PAGE, 1_000_000)).toBeNull();
  });

  it('begin with the first', () => {
    expect(listPageBefore(1)).toBeNull();
    expect(listPageBefore(2)).toBe(1);
  });

  it('lead on and back while there are houses', () => {
    const befores = fc.integer({ min: 1, max: LAST_LIST_PAGE - 1 });
    fc.assert(
      fc.property(befores, fc.integer({ min: 1, max: 2000 }), (page, more) => {
        expect(listPageAfter(page, page * LIST_PAGE_SIZE + more)).toBe(page + 1);
        expect(listPageBefore(page + 1)).toBe(page);
      }),
    );
  });
});

describe('the steps to a page', () => {
  it('are none to the first, and few to a later one', () => {
    expect(stepsToListPage(1)).toEqual([]);
    expect(stepsToListPage(2)).toEqual([24]);
    expect(stepsToListPage(6)).toEqual([96, 24]);
  });

  it('pass over all houses before it, never more than a list gives at once', () => {
    for (let page = 1; page <= LAST_LIST_PAGE; page += 1) {
      const steps = stepsToListPage(page);
      expect(steps.reduce((sum, step) => sum + step, 0)).toBe((page - 1) * LIST_PAGE_SIZE);
      expect(steps.every((step) => step > 0 && step <= 100)).toBe(true);
    }
  });
});
