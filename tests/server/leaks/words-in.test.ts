import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SECRETS } from './secrets';
import { wordsIn } from './words-in';

const words = SECRETS.map(({ word }) => word);

/** A secret’s word, a part of one, and what may stand beside it. */
const part = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...words).map((word) => word.slice(1)),
  fc.stringMatching(/^[a-q"\\/ ]{0,20}$/),
);

test('finds the words of secrets that stand in a text, whatever stands beside them', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      const standing = words.filter((word) => text.includes(word));
      expect([...wordsIn(text)].toSorted()).toEqual(standing.toSorted());
    }),
  );
});
