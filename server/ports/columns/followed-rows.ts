/** What the database knows of rows that are followed in memory. */
export interface StoredVersion {
  readonly version: number;
  /** From which version on its log of changes is whole. */
  readonly keptFrom: number;
}

/** What was written since a version, as of the version that it names. */
export interface RowChanges extends StoredVersion {
  /** How many rows were written; beyond {@link MOST_CHANGES} only that there are more. */
  readonly count: number;
  /** Those rows as packed-rows.ts has them; null where there are none. */
  readonly packed: Buffer | null;
}

/** So many changed rows are read one by one; where more have changed, all are read anew. */
export const MOST_CHANGES = 50_000;

/** Reads rows that are followed: each question at its own moment, or all of one snapshot. */
export interface RowReading {
  storedVersion(): Promise<StoredVersion>;
  /** Null where the database knows no version. */
  changesSince(version: number): Promise<RowChanges | null>;
  /** Every row on offer, packed, chunk by chunk by number; the next is read while one is taken. */
  onOffer(): AsyncIterable<Buffer>;
}

/** The stored rows as somebody follows them who holds those on offer in memory. */
export type RowSource<Reading extends RowReading = RowReading> = Reading & {
  /** Runs what has to agree with each other on one unmoving picture of the database. */
  inSnapshot<Answer>(read: (snapshot: Reading) => Promise<Answer>): Promise<Answer>;
};
