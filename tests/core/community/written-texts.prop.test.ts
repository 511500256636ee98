import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainText, tidyComment, tidyTitle } from '#core';
import { isIdempotent } from '../../support/laws';

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('가', ' ', '\n', '\r', '\t', '\u200b', '\u1100', '\u1161') }),
);

test('what was tidied once stays as it is', () => {
  isIdempotent(typed, tidyTitle);
  isIdempotent(typed, tidyComment);
});

test('nothing hides in a title, nor in any line of a comment', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(isPlainText(tidyTitle(text))).toBe(true);
      expect(tidyComment(text).split('\n').every(isPlainText)).toBe(true);
      expect(tidyComment(text)).not.toMatch(/\n{3}/);
    }),
  );
});
