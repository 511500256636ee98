import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOARDS, POST_SORT, postListFrom, postListTo } from '#core';

const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

it('never throws, and says the same again once it was said', () => {
  fc.assert(
    fc.property(typed, (search) => {
      const said = postListTo(postListFrom(search));
      expect(postListTo(postListFrom(said))).toBe(said);
    }),
  );
});

it('reads back what it asked for', () => {
  const board = fc.constantFrom(null, ...BOARDS);
  const sort = fc.constantFrom(...Object.values(POST_SORT));
  fc.assert(
    fc.property(board, sort, typed, (...[chosen, order, q]) => {
      const first = postListFrom(postListTo({ board: chosen, sort: order, q }));
      expect(first).toMatchObject({ board: chosen, sort: order });
      expect(postListFrom(postListTo(first))).toEqual(first);
    }),
  );
});
