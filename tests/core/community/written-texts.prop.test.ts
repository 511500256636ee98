import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainText, tidyLines, tidyLine } from '#core';
import { isIdempotent } from '../../support/laws';

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('가', ' ', '\n', '\r', '\t', '\u200b', '\u1100', '\u1161') }),
);

test('what was tidied once stays as it is', () => {
  isIdempotent(typed, tidyLine);
  isIdempotent(typed, tidyLines);
});

test('nothing hides in a title, nor in any line of a comment', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(isPlainText(tidyLine(text))).toBe(true);
      expect(tidyLines(text).split('\n').every(isPlainText)).toBe(true);
      expect(tidyLines(text)).not.toMatch(/\n{3}/);
    }),
  );
});
