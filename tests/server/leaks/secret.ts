import { createHash } from 'node:crypto';
import { COMMON_WORD, type Asked } from './every-answer';
import type { LeakWorld } from './leak-world';
import type { Member, Person } from './people';

/** What is asked for by those who look for it, and how it comes to be kept from them. */
export interface Planted extends Partial<Asked> {
  readonly hide?: () => Promise<unknown>;
}

/** Something that not everybody may see. To keep another thing apart, add a row of it. */
export interface Secret {
  readonly what: string;
  /** Once it is hidden. */
  readonly seenBy: readonly Person[];
  /** Who finds it once it is hidden. */
  readonly foundBy: readonly Person[];
  /** Whether everybody saw it before: then what is asked reaches it. */
  readonly wasSeen: boolean;
  /** Who else is told of it by a call that asks for it, and by no other. */
  readonly askedFor?: { readonly call: string; readonly by: readonly Member[] };
  /** Stands in all of its texts, and nowhere else. */
  readonly word: string;
  readonly plant: (world: LeakWorld, word: string) => Promise<Planted>;
}

/** A secret without what follows from what it is. */
export type Row = Omit<Secret, 'word' | 'foundBy'> & Partial<Pick<Secret, 'word' | 'foundBy'>>;

/** So many letters, from a to p, are in a word. */
export const WORD_LETTERS = 14;

/** Letters alone, which are the same in a text, an address and a tag. */
export const wordOf = (what: string): string =>
  createHash('sha256')
    .update(what)
    .digest('hex')
    .slice(0, WORD_LETTERS)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** The same word in Korean, of which one wrong jamo could be put right. */
export const koreanOf = (word: string): string =>
  Array.from(word.slice(0, 8), (letter) =>
    '강넌돌룸밍벌송웅줄촌컴톱평힌경난'.charAt(letter.charCodeAt(0) % 16),
  ).join('');

/** A text that holds both, and the word that stands in all. */
export const textOf = (word: string) => `${COMMON_WORD} ${word} ${koreanOf(word)}`;
