import { typedRank, typedText, type TypedText } from '../shared/text/hangul';
import type { PathLevel, PlacePath } from './searchable-place';

/** One thing that a query may mean: a name, under these paths only; null under every path. */
export interface Reading {
  readonly name: TypedText;
  readonly paths: ReadonlySet<PlacePath> | null;
}

/**
 * Ranks of {@link typedRank} for names that begin with what was typed; others do not count here.
 */
const BEGINS: ReadonlySet<number | null> = new Set([0, 1, 3]);
/** Shortest rest behind a name without a space: 군위군 is not 군위 and a place called 군. */
const SHORTEST_REST = 2;
/** A query of more words than this names no place behind what it lies in. */
const MOST_WORDS = 8;

/** A query, and what of it is left where its beginning names what a place lies in. */
export class AskedPlace {
  private readonly whole: TypedText;
  private readonly words: readonly TypedText[];
  /** `tails[n]`: all words from the nth on. */
  private readonly tails: readonly string[];
  private readonly meant = new Map<PathLevel, readonly boolean[]>();
  private readonly rests = new Map<PathLevel, ReadonlyMap<string, readonly string[]>>();

  constructor(query: string) {
    const typed = query.trim().split(/\s+/);
    const words = typed.length > MOST_WORDS ? [] : typed;
    this.whole = typedText(query);
    this.words = words.map(typedText);
    this.tails = words.map((_, from) => words.slice(from).join(''));
  }

  /** All that it may mean for places under these paths: `관악구 신림` also 신림 in 관악구. */
  readings(paths: Iterable<PlacePath>): Reading[] {
    const under = new Map<string, Set<PlacePath>>();
    for (const path of paths)
      for (const name of this.under(path)) {
        const known = under.get(name) ?? new Set();
        under.set(name, known.add(path));
      }
    return [
      { name: this.whole, paths: null },
      ...Array.from(under, ([name, within]) => ({ name: typedText(name), paths: within })),
    ];
  }

  private under(path: PlacePath): readonly string[] {
    const first = this.words.findIndex((word, index) => !this.names(path, word, index));
    return [
      ...this.tails.slice(1, first < 0 ? undefined : first + 1),
      // Where no space stands between: 관악구신림.
      ...this.behind(path, this.whole.plain),
    ];
  }

  /** Whether a word means one of the levels, or several that were written without a space. */
  private names(path: PlacePath, word: TypedText, index: number): boolean {
    if (path.some((level) => this.meansLevel(level)[index] === true)) return true;
    return this.behind(path, word.plain).some((rest) =>
      path.some((level) => begins(level, typedText(rest))),
    );
  }

  private meansLevel(level: PathLevel): readonly boolean[] {
    const known = this.meant.get(level) ?? this.words.map((word) => begins(level, word));
    this.meant.set(level, known);
    return known;
  }

  /** What stands behind the whole names of one or more levels, the widest first. */
  private behind(path: PlacePath, text: string): readonly string[] {
    return path.flatMap((level, index) =>
      this.behindLevel(level, text).flatMap((rest) => [
        rest,
        ...this.behind(path.slice(index + 1), rest),
      ]),
    );
  }

  private behindLevel(level: PathLevel, text: string): readonly string[] {
    const known = this.rests.get(level)?.get(text);
    if (known !== undefined) return known;
    const rests = level
      .filter(({ plain }) => plain.length + SHORTEST_REST <= text.length && text.startsWith(plain))
      .map(({ plain }) => text.slice(plain.length));
    this.rests.set(level, new Map(this.rests.get(level)).set(text, rests));
    return rests;
  }
}

function begins(level: PathLevel, asked: TypedText): boolean {
  return level.some((form) => BEGINS.has(typedRank(form, asked)));
}
