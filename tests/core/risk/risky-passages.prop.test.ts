import fc from 'fast-check';
import { expect, it } from 'vitest';
import { riskyPassages } from '#core';
import { brokenText } from '../../support/hostile-texts';
import { FRAUDULENT_TEXTS } from './fraudulent-texts.data';
import { HONEST_ROOMS } from './honest-rooms.data';
import { HONEST_TALK } from './honest-talk.data';
import { markedText, signsIn } from './marked-texts';

const marked = fc.constantFrom(...FRAUDULENT_TEXTS.map(markedText));
const honest = fc.constantFrom(...HONEST_ROOMS, ...HONEST_TALK);
const unseen = fc.constantFrom(
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
);
const anyText = fc
  .array(
    fc.oneof(
      brokenText,
      honest,
      marked.map(({ text }) => text),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

it('passages lie within every text, in order and apart, and begin and end with what is read', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let last = 0;
      for (const { start, end } of riskyPassages(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}\p{M}%]$/su);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});

it('what has no width hides nothing', () => {
  fc.assert(
    fc.property(marked, fc.infiniteStream(fc.option(unseen)), ({ text, signs }, between) => {
      const written = Array.from(text, (letter) => `${letter}${between.next().value ?? ''}`).join(
        '',
      );
      const seen = signsIn(written).map(({ kind, words }) => ({
        kind,
        words: words.replace(/\p{Cf}/gu, ''),
      }));
      expect(seen).toEqual(signs);
    }),
  );
});

it('syllables in pieces and wide letters hide nothing', () => {
  fc.assert(
    fc.property(marked, ({ text, signs }) => {
      const inPieces = signsIn(text.normalize('NFD'));
      expect(inPieces).toEqual(
        signs.map(({ kind, words }) => ({ kind, words: words.normalize('NFD') })),
      );
      const wide = text.replace(/[0-9a-z]/gi, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
      );
      expect(signsIn(wide).map(({ kind }) => kind)).toEqual(signs.map(({ kind }) => kind));
    }),
  );
});

it('signs between the syllables of what is marked hide nothing', () => {
  const signs = fc.constantFrom(' ', '.', '·', '-', '_', '/', ',', '~');
  fc.assert(
    fc.property(marked, signs, (one, sign) => {
      for (const { kind, start, end } of riskyPassages(one.text)) {
        const letters = one.text.slice(start, end).match(/[\p{L}\p{N}%]/gu) ?? [];
        const parted = `${one.text.slice(0, start)}${letters.join(sign)}${one.text.slice(end)}`;
        expect(signsIn(parted).map((found) => found.kind)).toContain(kind);
      }
    }),
  );
});

it('honest sentences before and after a sign keep it as it is', () => {
  const between = fc.constantFrom('\n', '. ', '! ', '\n\n');
  fc.assert(
    fc.property(honest, marked, honest, between, (before, { text, signs }, after, end) => {
      expect(signsIn(`${before}${end}${text}${end}${after}`)).toEqual(signs);
    }),
  );
});

it('honest sentences one after another are no sign', () => {
  fc.assert(
    fc.property(fc.array(honest, { maxLength: 12 }), (sentences) => {
      expect(signsIn(sentences.join('\n'))).toEqual([]);
    }),
  );
});
