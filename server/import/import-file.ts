import { stat } from 'node:fs/promises';
import type { Database } from '../db/database';
import { readCsv } from './csv-rows';
import type { Delivery, HintedRow, RejectedRow } from './delivery';
import { readNdjson } from './ndjson-rows';
import { RowTaker } from './row-taker';
import { ImportFileError, type RowFormat } from './rows';
import { detectEncoding, readText, type TextEncoding } from './source-text';

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

export interface ImportProgress {
  /** Read so far. */
  readonly rows: number;
  /** Of these, from the first on: stored for good, whatever happens now, or rejected. */
  readonly taken: number;
  readonly bytes: number;
  readonly ofBytes: number;
}

/** Told while the file is read. */
export interface ImportListener {
  progress(done: ImportProgress): void;
  rejected(row: RejectedRow): void | Promise<void>;
  hinted?(row: HintedRow): void;
}

export interface ImportOptions {
  /** How many things one transaction takes. */
  readonly chunk?: number;
}

/** A part of a second to write: no other writer of the table waits longer than that. */
const CHUNK = 1000;

/**
 * Takes what a .csv or .ndjson file delivers: what is new is added, what changed is replaced, bad
 * rows are told to the listener and left out. Some rows at a time, each time in a transaction of its
 * own: what is interrupted has taken the file from its first row to some other, and goes on from
 * there when it is run again, as what did not change is not written (docs/adr/0010).
 * @throws ImportFileError where the file cannot be read, or not from some line on.
 */
export async function importFile<Field extends string, Item>(
  { db }: Pick<Database, 'db'>,
  file: string,
  listener: ImportListener,
  delivery: Delivery<Field, Item>,
  { chunk = CHUNK }: ImportOptions = {},
): Promise<ImportReport> {
  const readRows = formatOf(file)(delivery.columns);
  const { size } = await stat(file);
  const encoding = await detectEncoding(file);
  const taker = new RowTaker(
    { delivery, read: await delivery.begin(db), chunk },
    { db, rejected: (row) => listener.rejected(row) },
  );
  const ignored: string[] = [];
  let bytes = 0;
  const progress = () => {
    listener.progress({ rows: taker.rows, taken: taker.taken, bytes, ofBytes: size });
  };
  try {
    const text = readText(file, encoding, (read) => (bytes = read));
    for await (const rows of readRows(text, (headers) => ignored.push(...headers))) {
      for (const row of rows) {
        const busy = taker.take(row);
        if (busy !== null) await busy;
      }
      progress();
    }
    await taker.finish();
  } finally {
    // What is on its way is written or not before anybody is told how far it came.
    await taker.settled();
    progress();
  }
  return { encoding, rows: taker.rows, ...taker.counts, ignoredColumns: ignored };
}

function formatOf(file: string): RowFormat {
  if (/\.(csv|tsv|txt)$/i.test(file)) return readCsv;
  if (/\.(ndjson|jsonl)$/i.test(file)) return readNdjson;
  throw new ImportFileError('확장자가 .csv 또는 .ndjson인 파일만 읽을 수 있습니다.');
}
