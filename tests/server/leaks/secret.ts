import type { Asked } from './every-answer';
import type { LeakWorld, Person } from './leak-world';

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
  /** Stands in all of its texts, and nowhere else. */
  readonly word: string;
  readonly plant: (world: LeakWorld, word: string) => Promise<Planted>;
}

/** A secret without what follows from what it is. */
export type Row = Omit<Secret, 'word' | 'foundBy'> & Partial<Pick<Secret, 'word' | 'foundBy'>>;
