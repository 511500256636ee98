import type { HouseSummaryRecord } from './house-record';

/** What the database knows of its houses. */
export interface StoredVersion {
  readonly version: number;
  /** From which version on its log of changes is whole. */
  readonly keptFrom: number;
}

/** What was written since a version, as of the version that it names. */
export interface HouseChanges extends StoredVersion {
  /** How many houses were written; beyond {@link MOST_CHANGES} only that there are more. */
  readonly count: number;
  /** Those houses as packed-house.ts has them; null where there are none. */
  readonly packed: Buffer | null;
}

/** So many changed houses are read one by one; where more have changed, all are read anew. */
export const MOST_CHANGES = 50_000;

/** What the card of a house shows, and the version that it is of. */
export interface HouseCard {
  readonly version: string;
  readonly card: HouseSummaryRecord;
}

/** Reads the stored houses: each question at its own moment, or all of one snapshot. */
export interface HouseReading {
  storedVersion(): Promise<StoredVersion>;
  /** Null where the database knows no version. */
  changesSince(version: number): Promise<HouseChanges | null>;
  /** Every house on offer, packed, chunk by chunk by number; the next is read while one is taken. */
  onOffer(): AsyncIterable<Buffer>;
  /** In no order; those that are not there are left out. */
  cards(ids: readonly number[]): Promise<readonly HouseCard[]>;
}

/** The stored houses as somebody follows them who holds those on offer in memory. */
export interface HouseSource extends HouseReading {
  /** Runs what has to agree with each other on one unmoving picture of the database. */
  inSnapshot<Answer>(read: (snapshot: HouseReading) => Promise<Answer>): Promise<Answer>;
}
