import type { Queries } from '../db/database';
import type { WriteCounts } from '../db/houses/house-writer';
import type { Columns } from './columns';
import type { RowProblem } from './field-reader';
import type { DeliveredRow } from './rows';

/** What a row turned out to be. */
export type RowOutcome<Item> =
  /** Null: nothing is wrong with it, and it is not for us. */
  | { readonly ok: true; readonly item: Item | null }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** A row that was not taken, and why. */
export interface RejectedRow {
  readonly line: number;
  /** By which the thing would be known again; empty where the row does not say it. */
  readonly number: string;
  readonly problems: readonly RowProblem[];
}

/** A row that was taken, and what its sender should look at all the same. */
export type HintedRow = RejectedRow;

/** One kind of thing that files deliver. */
export interface Delivery<Field extends string, Item> {
  readonly columns: Columns<Field>;
  /** The field by which a thing is known again. */
  readonly number: Field;
  /** Learns what rows are measured against. */
  begin(queries: Queries): Promise<(row: DeliveredRow<Field>) => RowOutcome<Item>>;
  /**
   * Fetches what a thing has elsewhere, before it is written; or says what of it cannot be had. Of a
   * chunk several at a time.
   */
  readonly complete?: (item: Item) => Promise<RowOutcome<Item>>;
  /** How much work that is: as much as so many things without. */
  readonly effortOf?: (item: Item) => number;
  write(tx: Queries, items: readonly Item[]): Promise<WriteCounts>;
}
