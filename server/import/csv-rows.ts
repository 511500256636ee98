import { parse, type Parser } from 'csv-parse';
import type { Columns } from './columns';
import { ImportFileError, LONGEST_RECORD, type DeliveredRow, type RowReader } from './rows';

/** Comma, tab or semicolon between the columns, as the first line shows; quoted texts may break. */
export const readCsv = <Field extends string>(columns: Columns<Field>): RowReader<Field> =>
  async function* (text, onUnknown) {
    const table = new CsvTable(columns, onUnknown);
    let records: CsvRecords | null = null;
    try {
      for await (const piece of text) {
        records ??= new CsvRecords(piece);
        yield table.rowsOf(await records.of(piece));
      }
      if (records !== null) yield table.rowsOf(await records.last());
    } catch (error) {
      if (!isCsvError(error)) throw error;
      throw new ImportFileError(
        `${table.before + 1}번째 줄부터 CSV로 읽을 수 없습니다. 따옴표(")가 닫혔는지 확인해 주세요. (${error.code})`,
      );
    }
    if (!table.hasHeader) throw new ImportFileError('빈 파일입니다.');
  };

interface CsvRecord {
  readonly cells: readonly string[];
  /** The last line of the record. */
  readonly line: number;
}

/** Text in, records out, a piece at a time: a stream that hands each one over costs more. */
class CsvRecords {
  private found: CsvRecord[] = [];
  private readonly parser: Parser;

  constructor(firstPiece: string) {
    this.parser = parse({
      bom: true,
      delimiter: likeliestDelimiter(firstPiece.split(/\r?\n/, 1)[0] ?? ''),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
      on_record: (cells: readonly string[], { lines }) => {
        this.found.push({ cells, line: lines });
        return null;
      },
    });
    // Whoever hands over a piece hears of it.
    this.parser.on('error', () => undefined).resume();
  }

  /** What ends within the piece. */
  of(piece: string): Promise<readonly CsvRecord[]> {
    return this.after((done) => this.parser.write(piece, done));
  }

  last(): Promise<readonly CsvRecord[]> {
    return this.after((done) => this.parser.end(done));
  }

  private async after(
    step: (done: (error?: Error | null) => void) => unknown,
  ): Promise<readonly CsvRecord[]> {
    await new Promise<void>((resolve, reject) => {
      step((error) => {
        if (error) reject(error);
        else resolve();
      });
    });
    const found = this.found;
    this.found = [];
    return found;
  }
}

/** Knows which column is which since the first record told. */
class CsvTable<Field extends string> {
  /** The last line of what was read. */
  before = 0;
  private fields: readonly (Field | null)[] | null = null;

  constructor(
    private readonly columns: Columns<Field>,
    private readonly onUnknown: (headers: readonly string[]) => void,
  ) {}

  get hasHeader(): boolean {
    return this.fields !== null;
  }

  rowsOf(records: readonly CsvRecord[]): DeliveredRow<Field>[] {
    const rows: DeliveredRow<Field>[] = [];
    for (const record of records) {
      const line = this.firstLine(record);
      this.before = record.line;
      if (this.fields === null) {
        this.fields = readHeader(this.columns, record.cells, this.onUnknown);
      } else {
        const values = valuesOf(this.fields, record.cells);
        // A line with values only in unknown columns is a row as well; its check will reject it.
        if (values.size > 0 || record.cells.some((cell) => cell.trim() !== ''))
          rows.push({ line, values, unreadable: null });
      }
    }
    return rows;
  }

  /** A record's last line is known; the quoted breaks in it tell where it began. */
  private firstLine({ cells, line }: CsvRecord): number {
    if (line === this.before + 1) return line;
    return line - cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  }
}

function isCsvError(error: unknown): error is { code: string } {
  return error instanceof Error && /^CSV_/.test((error as NodeJS.ErrnoException).code ?? '');
}

function likeliestDelimiter(head: string): string {
  const count = (sign: string) => head.split(sign).length;
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function readHeader<Field extends string>(
  { fieldOf, missingIn, nameOf }: Columns<Field>,
  headers: readonly string[],
  onUnknown: (headers: readonly string[]) => void,
): (Field | null)[] {
  const fields = headers.map((header) => fieldOf(header));
  const missing = missingIn(fields);
  if (missing.length > 0) {
    const names = missing.map((field) => nameOf(field)).join(', ');
    throw new ImportFileError(`첫 줄에 꼭 있어야 할 열이 없습니다: ${names}`);
  }
  const twice = fields.find((field, at) => field !== null && fields.indexOf(field) !== at);
  if (twice !== undefined && twice !== null) {
    throw new ImportFileError(`같은 뜻의 열이 두 번 있습니다: ${nameOf(twice)}`);
  }
  const unknown = headers.filter((header, at) => fields[at] === null && header.trim() !== '');
  if (unknown.length > 0) onUnknown(unknown);
  return fields;
}

function valuesOf<Field extends string>(
  fields: readonly (Field | null)[],
  cells: readonly string[],
): Map<Field, string> {
  const values = new Map<Field, string>();
  for (const [at, field] of fields.entries()) {
    const value = cells[at]?.trim() ?? '';
    if (field !== null && value !== '') values.set(field, value);
  }
  return values;
}
