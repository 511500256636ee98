import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { commentFrom, commentHash } from '#core';

it('the place of a comment is read back from the address that leads to it', () => {
  const id = fc.nat().map(String);
  fc.assert(
    fc.property(id, fc.option(id), (own, parentId) => {
      const place = { id: own, parentId };
      expect(commentFrom(commentHash(place))).toEqual(place);
    }),
  );
});

test.each([
  '',
  '#',
  '#comments',
  '#comment-',
  '#comment-x',
  '#comment-1-',
  '#comment-1-2-3',
  '#xcomment-1',
])('%j names no comment', (hash) => {
  expect(commentFrom(hash)).toBeNull();
});
