import { stat } from 'node:fs/promises';
import type { Database, Queries } from '../db/database';
import type { WriteCounts } from '../db/house-writer';
import type { Columns } from './columns';
import type { RowProblem } from './field-reader';
import { ImportFileError, readCsv, readNdjson, type DeliveredRow, type RowReader } from './rows';
import { detectEncoding, readText, type TextEncoding } from './source-text';

/** A row that was not taken, and why. */
export interface RejectedRow {
  readonly line: number;
  /** By which the thing would be known again; empty where the row does not say it. */
  readonly number: string;
  readonly problems: readonly RowProblem[];
}

/** What became of a file. */
export interface ImportReport {
  readonly encoding: TextEncoding;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** Rows of things that this kind of file may hold and that are not kept. */
  readonly skipped: number;
  /** Headers that mean nothing here. */
  readonly ignoredColumns: readonly string[];
}

/** Told while the file is read. */
export interface ImportListener {
  progress(done: { readonly rows: number; readonly bytes: number; readonly ofBytes: number }): void;
  rejected(row: RejectedRow): void | Promise<void>;
}

export type RowOutcome<Item> =
  /** Null: nothing is wrong with it, and it is not for us. */
  | { readonly ok: true; readonly item: Item | null }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** One kind of thing that files deliver. */
interface Delivery<Field extends string, Item> {
  readonly columns: Columns<Field>;
  /** The field by which a thing is known again. */
  readonly number: Field;
  /** Learns what rows are measured against. */
  begin(tx: Queries): Promise<(row: DeliveredRow<Field>) => RowOutcome<Item>>;
  write(tx: Queries, items: readonly Item[]): Promise<WriteCounts>;
}

const BATCH = 500;

/**
 * Takes what a .csv or .ndjson file delivers: what is new is added, what changed is replaced, bad
 * rows are told to the listener and left out. All in one transaction: until it ends, and whatever
 * interrupts it, the database is as it was.
 * @throws ImportFileError where the file as a whole cannot be read.
 */
export async function importFile<Field extends string, Item>(
  { db }: Pick<Database, 'db'>,
  file: string,
  listener: ImportListener,
  delivery: Delivery<Field, Item>,
): Promise<ImportReport> {
  const readRows = readerFor(file)(delivery.columns);
  const { size } = await stat(file);
  const encoding = await detectEncoding(file);
  return db.transaction(async (tx) => {
    const batches = new Batches(delivery, await delivery.begin(tx), tx, listener);
    const ignored: string[] = [];
    let bytes = 0;
    const text = readText(file, encoding, (read) => (bytes = read));
    for await (const row of readRows(text, (headers) => ignored.push(...headers))) {
      await batches.take(row);
      if (batches.rows % 100 === 0) {
        listener.progress({ rows: batches.rows, bytes, ofBytes: size });
      }
    }
    await batches.flush();
    listener.progress({ rows: batches.rows, bytes: size, ofBytes: size });
    return { encoding, rows: batches.rows, ...batches.counts, ignoredColumns: ignored };
  });
}

function readerFor(
  file: string,
): <Field extends string>(columns: Columns<Field>) => RowReader<Field> {
  if (/\.(csv|tsv|txt)$/i.test(file)) return readCsv;
  if (/\.(ndjson|jsonl)$/i.test(file)) return readNdjson;
  throw new ImportFileError('확장자가 .csv 또는 .ndjson인 파일만 읽을 수 있습니다.');
}

/** Gathers things until there are enough for one statement: no file is ever held whole. */
class Batches<Field extends string, Item> {
  rows = 0;
  readonly counts = { added: 0, changed: 0, unchanged: 0, rejected: 0, skipped: 0 };
  private waiting: Item[] = [];
  private readonly lines = new Map<string, number>();

  constructor(
    private readonly delivery: Delivery<Field, Item>,
    private readonly read: (row: DeliveredRow<Field>) => RowOutcome<Item>,
    private readonly tx: Queries,
    private readonly listener: ImportListener,
  ) {}

  async take(row: DeliveredRow<Field>): Promise<void> {
    this.rows += 1;
    const number = row.values.get(this.delivery.number) ?? '';
    const outcome = row.unreadable === null ? this.read(row) : this.unreadable(row.unreadable);
    if (outcome.ok && outcome.item === null) {
      this.counts.skipped += 1;
      return;
    }
    const problems = outcome.ok ? this.repeated(number, row.line) : outcome.problems;
    if (outcome.ok && outcome.item !== null && problems.length === 0) {
      this.lines.set(number, row.line);
      this.waiting.push(outcome.item);
      if (this.waiting.length >= BATCH) await this.flush();
    } else {
      this.counts.rejected += 1;
      await this.listener.rejected({ line: row.line, number, problems });
    }
  }

  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const written = await this.delivery.write(this.tx, this.waiting);
    this.waiting = [];
    this.counts.added += written.added;
    this.counts.changed += written.changed;
    this.counts.unchanged += written.unchanged;
  }

  private unreadable(why: string): RowOutcome<Item> {
    const instead = `한 줄에 {"${this.numberColumn()}": …} 하나를 적어 주세요`;
    return { ok: false, problems: [{ column: '', value: '', why, instead }] };
  }

  /** Of two rows with one number only the first can be meant. */
  private repeated(number: string, line: number): RowProblem[] {
    const first = this.lines.get(number);
    if (first === undefined || first === line) return [];
    const column = this.numberColumn();
    const why = `${first}번째 줄과 ${column}가 같습니다`;
    return [{ column, value: number, why, instead: '둘 가운데 하나를 지워 주세요' }];
  }

  private numberColumn(): string {
    return this.delivery.columns.nameOf(this.delivery.number);
  }
}
