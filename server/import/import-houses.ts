import { stat } from 'node:fs/promises';
import { seoulDay, type Clock } from '#core';
import type { Database, Queries } from '../db/database';
import type { NewHouse } from '../db/house-record';
import { replaceOrAdd } from '../db/house-writer';
import { allStations } from '../db/place-repository';
import type { RowProblem } from './field-reader';
import { toHouse, type Known } from './row-to-house';
import { ImportFileError, readCsv, readNdjson, type DeliveredRow, type RowReader } from './rows';
import { detectEncoding, readText, type TextEncoding } from './source-text';
import { StationFinder } from './station-finder';

/** A row that was not taken, and why. */
export interface RejectedRow {
  readonly line: number;
  readonly listingNumber: string;
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
  /** Headers that mean nothing here. */
  readonly ignoredColumns: readonly string[];
}

/** Told while the file is read. */
export interface ImportListener {
  progress(done: { readonly rows: number; readonly bytes: number; readonly ofBytes: number }): void;
  rejected(row: RejectedRow): void | Promise<void>;
}

const BATCH = 500;

/**
 * Takes the houses of a .csv or .ndjson file as the source's current ones: what is new is added,
 * what changed is replaced, bad rows are told to the listener and left out. All in one
 * transaction: until it ends, and whatever interrupts it, the database is as it was.
 * @throws ImportFileError where the file as a whole cannot be read.
 */
export async function importHouses(
  { db, clock }: Pick<Database, 'db'> & { readonly clock: Clock },
  file: string,
  source: string,
  listener: ImportListener,
): Promise<ImportReport> {
  const readRows = readerFor(file);
  const { size } = await stat(file);
  const encoding = await detectEncoding(file);
  return db.transaction(async (tx) => {
    const stations = new StationFinder(await allStations(tx));
    const known = { stations, today: seoulDay(clock.now()) };
    const batches = new HouseBatches(tx, source, listener, known);
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

function readerFor(file: string): RowReader {
  if (/\.(csv|tsv|txt)$/i.test(file)) return readCsv;
  if (/\.(ndjson|jsonl)$/i.test(file)) return readNdjson;
  throw new ImportFileError('확장자가 .csv 또는 .ndjson인 파일만 읽을 수 있습니다.');
}

/** Gathers houses until there are enough for one statement: no file is ever held whole. */
class HouseBatches {
  rows = 0;
  readonly counts = { added: 0, changed: 0, unchanged: 0, rejected: 0 };
  private waiting: NewHouse[] = [];
  private readonly lines = new Map<string, number>();

  constructor(
    private readonly tx: Queries,
    private readonly source: string,
    private readonly listener: ImportListener,
    private readonly known: Known,
  ) {}

  async take(row: DeliveredRow): Promise<void> {
    this.rows += 1;
    const listingNumber = row.values.get('listingNumber') ?? '';
    const outcome = toHouse(row, this.known);
    const problems = outcome.ok ? this.repeated(listingNumber, row.line) : outcome.problems;
    if (outcome.ok && problems.length === 0) {
      this.lines.set(listingNumber, row.line);
      this.waiting.push(outcome.house);
      if (this.waiting.length >= BATCH) await this.flush();
    } else {
      this.counts.rejected += 1;
      await this.listener.rejected({ line: row.line, listingNumber, problems });
    }
  }

  async flush(): Promise<void> {
    const written = await replaceOrAdd(this.tx, this.waiting, this.source, this.known.today);
    this.waiting = [];
    this.counts.added += written.added;
    this.counts.changed += written.changed;
    this.counts.unchanged += written.unchanged;
  }

  /** Of two rows with one number only the first can be meant. */
  private repeated(listingNumber: string, line: number): RowProblem[] {
    const first = this.lines.get(listingNumber);
    if (first === undefined || first === line) return [];
    const why = `${first}번째 줄과 매물번호가 같습니다`;
    return [
      { column: '매물번호', value: listingNumber, why, instead: '둘 가운데 하나를 지워 주세요' },
    ];
  }
}
