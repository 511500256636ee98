import { expect, it } from 'vitest';
import { BOARD, LONGEST_SEARCH, postListFrom, postListTo } from '#core';

it('asks for everything, the newest first, where nothing is said', () => {
  expect(postListFrom('')).toEqual({ board: null, sort: 'newest', q: '' });
});

it('reads board, order and words', () => {
  expect(postListFrom('?board=CATEC00005&sort=commented&q=%EB%B0%A4%EA%B8%B8')).toEqual({
    board: BOARD.TOWN,
    sort: 'commented',
    q: '밤길',
  });
});

it.each(['?board=CATEC00002', '?board=', '?sort=oldest', '?q=%20%20', '?board=x&sort=y'])(
  'leaves out what is not known: %s',
  (search) => {
    expect(postListFrom(search)).toEqual({ board: null, sort: 'newest', q: '' });
  },
);

it('leaves out of the address what asks nothing', () => {
  expect(postListTo({ board: null, sort: 'newest', q: '  ' })).toBe('');
});

it('cuts off what is too long to look for', () => {
  expect(postListFrom(`?q=${'가'.repeat(200)}`).q).toHaveLength(LONGEST_SEARCH);
});
