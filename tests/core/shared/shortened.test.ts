import fc from 'fast-check';
import { expect, it } from 'vitest';
import { graphemeCount, shortened } from '#core';
import { anyText } from '../../support/core-values';

it.each([
  ['', 3, ''],
  ['가나다', 3, '가나다'],
  ['가나다라', 3, '가나…'],
  ['👨‍👩‍👧🇰🇷é가나', 3, '👨‍👩‍👧🇰🇷…'],
  ['가나', 1, '…'],
])('%s in %d is %s', (text, most, short) => {
  expect(shortened(text, most)).toBe(short);
});

it('never has more characters, and leaves short texts alone', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 10 }), (text, most) => {
      const short = shortened(text, most);
      expect(graphemeCount(short)).toBeLessThanOrEqual(most);
      if (graphemeCount(text) <= most) expect(short).toBe(text);
      else expect(text.startsWith(short.slice(0, -1)) && short.endsWith('…')).toBe(true);
    }),
  );
});
