import { typedRank, type TypedText } from '../shared/text/hangul';

/** Stands in no name: spaces do not count. */
const BETWEEN = '\n';

/**
 * Names of thousands of things, in one text: only those are looked at one by one whose initial
 * consonants hold those of what is asked.
 */
export class NameTable<Row extends { readonly name: TypedText }> {
  private readonly initials: string;
  /** The rows, each with where the next one's name begins in it. */
  private readonly rows: readonly { readonly row: Row; readonly next: number }[];

  constructor(rows: readonly Row[]) {
    let next = 0;
    this.rows = rows.map((row) => {
      next += row.name.initials.length + BETWEEN.length;
      return { row, next };
    });
    this.initials = rows.map(({ name }) => name.initials).join(BETWEEN);
  }

  /** Tells of every row whose name answers what is asked, and how well (`matchRank`). */
  match(asked: TypedText, onMatch: (row: Row, rank: number) => void): void {
    let at = this.initials.indexOf(asked.initials);
    for (const { row, next } of this.rows) {
      if (at < 0) return;
      if (at >= next) continue;
      const rank = typedRank(row.name, asked);
      if (rank !== null) onMatch(row, rank);
      at = this.initials.indexOf(asked.initials, next);
    }
  }
}
