import { ExplainedError } from '../shared/explained-error';
import type { Columns } from './columns';

/** One thing as it was delivered: texts by field. Empty texts are left out. */
export interface DeliveredRow<Field extends string> {
  /** Where it begins in the file; the first line is 1. */
  readonly line: number;
  readonly values: ReadonlyMap<Field, string>;
  /** What kept the line from being read at all; then there are no values. */
  readonly unreadable: string | null;
}

/** The file cannot be taken, or not from here on. The message is Korean, for the operator. */
export class ImportFileError extends ExplainedError {
  override readonly name = 'ImportFileError';
}

/**
 * The rows of a text, as many at a time as each of its pieces ends. `onUnknown` hears of headers
 * that mean nothing here; their columns are left out.
 */
export type RowReader<Field extends string> = (
  text: AsyncIterable<string>,
  onUnknown: (headers: readonly string[]) => void,
) => AsyncGenerator<readonly DeliveredRow<Field>[]>;

/** Makes the reader of one kind of file for one kind of thing. */
export type RowFormat = <Field extends string>(columns: Columns<Field>) => RowReader<Field>;

/** Characters; what is longer is no row but a quote that never ends. */
export const LONGEST_RECORD = 1_000_000;
